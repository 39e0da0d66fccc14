"""Players that are programs: they see what a person in their seat would see."""
