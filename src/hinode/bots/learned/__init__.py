"""The learned value: a small network that reads positions, and what the level `master` does with it."""

import os

# Before NumPy is imported: its threads cost more than they save on small matrices, and take address space.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
