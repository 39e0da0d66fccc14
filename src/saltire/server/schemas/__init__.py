"""The messages of the wire as pydantic models."""
