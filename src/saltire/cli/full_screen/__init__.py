"""The full-screen table of the terminal: board, log, hand, prompt, choices; by keys, mouse or typing."""
