"""Thinking in processes of its own: what is asked as data, the queue by which it goes, and who takes it."""
