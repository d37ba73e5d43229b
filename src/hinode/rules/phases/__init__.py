"""The phases of a season, the course of the seasons, and the mandate deck."""
