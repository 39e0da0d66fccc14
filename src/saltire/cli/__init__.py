"""The command `saltire`: one module a command, each with `add` (its arguments) and `run`."""
