"""Tables in memory: lists of tables, subscribers, and several processes at one table."""
