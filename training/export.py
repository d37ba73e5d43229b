"""Export: puts the results of training into the package."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from hinode.bots.learned import bid_model, network

PACKAGE: Final = Path(network.__file__).parent
LARGEST: Final = 1 << 20  # bytes of the weights in the package


def export(folder: Path, package: Path = PACKAGE) -> list[Path]:
    """Check and copy `network.npz`, and `bid_model.json` if there is one. A wrong file changes nothing."""
    weights = (folder / network.FILE).read_bytes()
    network.read_network(weights, str(folder / network.FILE))
    if len(weights) > LARGEST:
        raise SystemExit(f"{folder / network.FILE}: {len(weights)} bytes, but {LARGEST} is the limit")
    files = {package / network.FILE: weights}
    bids = folder / bid_model.FILE
    if bids.exists():
        missing = [name for name in bid_model.FEATURES if name not in json.loads(bids.read_bytes())]
        if missing:
            raise SystemExit(f"{bids}: no weight for {', '.join(missing)}")
        files[package / bid_model.FILE] = bids.read_bytes()
    for path, data in files.items():
        path.write_bytes(data)
    return list(files)
