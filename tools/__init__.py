"""Tools for working on the project; no part of the package."""
