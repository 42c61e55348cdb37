"""What people see in a terminal, a file for each command."""
