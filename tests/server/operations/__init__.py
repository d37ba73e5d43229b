"""What a host sees: `hinode serve`, worker processes, settings, logs, and faults while the server runs."""
