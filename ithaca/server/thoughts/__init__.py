"""Thinking in separate processes: thoughts as data, the queue that carries them, and the processes that take
them."""
