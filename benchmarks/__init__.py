"""Measurements that need more than one process."""
