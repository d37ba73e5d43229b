"""SQL queries, one module per group of database tables."""
