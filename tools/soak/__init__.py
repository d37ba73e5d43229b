"""Soak tests: long random runs that look for faults."""
