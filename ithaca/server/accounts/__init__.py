"""People who come back: sessions, passkeys, codes, and merging guests who are one person."""
