"""Small programs that show what Ithaca can do; each has its page in `docs`."""
