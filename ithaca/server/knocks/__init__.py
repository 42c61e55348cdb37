"""Knocks: telling somebody who is not here that he is waited for, by Web Push."""
