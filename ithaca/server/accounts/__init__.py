"""Who comes back as who they were: sessions, passkeys, codes, and guests that are one person."""
