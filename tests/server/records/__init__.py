"""Records of finished games: audit, fairness, import, replay, and analysis."""
