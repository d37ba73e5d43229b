"""JSON shapes of the engine's views, decisions, answers, and events, built from its vocabulary."""
