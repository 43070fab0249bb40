"""Git as far as a simulated GitHub needs it: objects, histories, differences and merges, in memory."""
