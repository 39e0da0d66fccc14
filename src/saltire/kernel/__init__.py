"""The kernel: phases on a stack, positions, events. Pure: no I/O, no clock, no randomness of its own."""
