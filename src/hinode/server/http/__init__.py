"""HTTP and WebSocket: the application, its middleware, routes, sessions, and rate limits."""
