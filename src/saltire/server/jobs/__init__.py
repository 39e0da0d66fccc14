"""Work outside the event loop: reviews, bot workers."""
