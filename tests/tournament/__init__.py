"""Tests of tournaments and their report."""
