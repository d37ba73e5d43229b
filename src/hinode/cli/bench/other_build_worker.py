"""Worker process that measures another build of the engine. other_build.py starts it.

It writes its build and the number of its probes. Then it reads lines with the number of a probe and seconds,
and answers each with the values.
"""

from __future__ import annotations

import json
import sys

from hinode.cli.bench.engine import base_probes, full_probes
from hinode.vocab.build import BUILD


def main(arguments: list[str]) -> None:
    probes = base_probes() + (full_probes() if "--all-cards" in arguments else [])
    print(json.dumps({"build": BUILD, "probes": len(probes)}), flush=True)
    for line in sys.stdin:
        number, seconds = line.split()
        values = probes[int(number)](float(seconds))
        found = [[metric.engine, metric.name, metric.unit, value] for metric, value in values.items()]
        print(json.dumps({"values": found}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
