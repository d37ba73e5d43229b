"""Games as JSON: options, positions and records."""
