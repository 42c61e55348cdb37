"""Small programs that show what the house can do; each has its page in `docs`."""
