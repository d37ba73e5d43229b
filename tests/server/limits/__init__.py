"""Limits: rates, addresses, space, open files, and slow clients."""
