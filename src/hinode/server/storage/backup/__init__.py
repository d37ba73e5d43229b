"""Backup and restore of the whole database."""
