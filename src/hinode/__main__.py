"""`python -m hinode` is the command `hinode`."""

from __future__ import annotations

from hinode.cli.main import main

raise SystemExit(main())
