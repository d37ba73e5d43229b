"""What outlives the process: people, tables, their ordered logs, and talk."""
