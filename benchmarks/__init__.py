"""Benchmarks of bots and environments: too long for the tests, started by hand."""
