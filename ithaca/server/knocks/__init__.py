"""Knocks: notifying people who are not here that they are waited for, by Web Push."""
