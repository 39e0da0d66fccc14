"""What is packaged: dependencies, extras, wheel and sdist."""
