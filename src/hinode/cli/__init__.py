"""The command line: one module or package per subcommand of `hinode` (see `main.py`); `records` has three."""
