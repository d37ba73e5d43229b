"""The five mandates."""
