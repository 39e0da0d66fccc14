"""The live connection: sockets, heartbeat, notices between processes."""
