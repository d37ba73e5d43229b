"""Probes of another build of the engine, in a process of its own: one process cannot hold both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from hinode.cli.bench.measure import Metric, Probe
from hinode.vocab.build import BUILD
from hinode.vocab.errors import HinodeError

PROCESS: Final = "hinode.cli.bench.other_build_worker"


@contextmanager
def other_build(folder: Path, all_cards: bool) -> Iterator[list[Probe]]:
    """Probes of the build in a folder, which must be the compiled one if this is the plain one."""
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    command = [sys.executable, "-m", PROCESS, *(["--all-cards"] if all_cards else [])]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            first = _read(process.stdout)
            if first["build"] == BUILD:
                raise HinodeError(f"{folder}: holds the same build as this one ({BUILD})")
            numbers = range(first["probes"])
            yield [_probe(process.stdin, process.stdout, n, first["build"]) for n in numbers]
        finally:
            process.stdin.close()


def _probe(to: IO[str], answers: IO[str], number: int, build: str) -> Probe:
    def probe(seconds: float) -> dict[Metric, float]:
        to.write(f"{number} {seconds}\n")
        to.flush()
        return {named(Metric(*metric), build): value for *metric, value in _read(answers)["values"]}

    return probe


def named(metric: Metric, build: str) -> Metric:
    """The same metric of another build."""
    return Metric(f"{metric.engine}, {build}", metric.name, metric.unit)


def _read(answers: IO[str]) -> Any:
    line = answers.readline()
    if not line:
        raise HinodeError("the process that measures the other build has ended")
    return json.loads(line)
