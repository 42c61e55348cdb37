"""`python -m ithaca.cli`, for whoever has no `ithaca` on his path."""

from ithaca.cli import main

if __name__ == "__main__":
    main()
