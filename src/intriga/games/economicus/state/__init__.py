"""The position, what it waits for, and what matches under older rules do otherwise."""
