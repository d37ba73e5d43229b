"""Storage: people, tables, their logs, and chat, in SQLite or PostgreSQL."""
