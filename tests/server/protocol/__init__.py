"""Commands that arrive twice, late, out of order, or not at all, and clients that reconnect."""
