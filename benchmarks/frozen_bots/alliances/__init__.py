"""Alliances: what to offer, accept, or refuse in the Tea Ceremony, and why."""
