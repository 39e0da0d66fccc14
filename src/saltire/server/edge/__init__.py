"""What every request passes: middleware, origins, rate limits, metrics, static files."""
