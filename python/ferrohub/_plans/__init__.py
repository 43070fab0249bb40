"""How plans record writes, show them, and check that nothing has changed before they are sent."""
