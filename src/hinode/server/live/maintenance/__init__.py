"""What every server does in the background: cleanup, free space, uptime."""
