"""The migrations of the database, from its first version on."""
