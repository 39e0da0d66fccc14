"""Notifications to people who are away: e-mail and Web Push."""
