"""Tables: commands, events, seats, clocks, and what each viewer is sent."""
