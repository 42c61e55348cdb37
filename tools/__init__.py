"""Tools for those who work on Ithaca; they are not part of the package."""
