"""Runs that take longer than the tests."""
