"""Tables in memory: the hub, their subscribers, and sync with other server processes."""
