"""`hinode bench`: measures the speed of the engine (next to two other engines) or of the server."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from hinode.cli import arguments
from hinode.cli.bench.engine import base_probes, full_probes
from hinode.cli.bench.measure import Probe, Readings, measure
from hinode.cli.bench.other_build import other_build
from hinode.cli.bench.other_engines import installed
from hinode.cli.bench.profile import profile_lines
from hinode.cli.bench.report import report_json, report_lines

__all__ = ["add_arguments", "run"]

PROFILE_SHARE = 0.25  # extra time for the profile, as a part of --seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=("engine", "server"),
        default="engine",
        help="what to measure (default: engine)",
    )
    parser.add_argument(
        "--tables", type=arguments.count, default=8, help="server: tables at once (default 8)"
    )
    parser.add_argument(
        "--ramp",
        action="store_true",
        help="server: add --tables tables every --seconds, each making one move per second, "
        "until p99 exceeds --p99",
    )
    parser.add_argument(
        "--most", type=arguments.count, metavar="N", help="ramp: stop at this number of tables"
    )
    parser.add_argument(
        "--p99",
        type=arguments.milliseconds,
        metavar="MS",
        default=50.0,
        help="ramp: p99 limit in milliseconds (default 50)",
    )
    parser.add_argument("--database", metavar="URL", help="ramp: the server's database (default: SQLite)")
    parser.add_argument("--workers", type=arguments.count, metavar="N", help="ramp: processes of the server")
    parser.add_argument(
        "--players", type=int, choices=(3, 4, 5), default=4, help="server: at each table (default 4)"
    )
    parser.add_argument("--seconds", type=arguments.seconds, default=30.0, help="total time (default 30)")
    parser.add_argument(
        "--rounds", type=arguments.count, default=7, help="measurements of each value (default 7)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to this file")
    parser.add_argument(
        "--all-cards", action="store_true", help="also games with a random season set and Kami Unbound"
    )
    parser.add_argument(
        "--other-build",
        type=Path,
        metavar="DIR",
        help="also the build in this folder (build/compiled)",
    )
    parser.add_argument(
        "--profile", action="store_true", help="also print the share of time spent in each part of the engine"
    )


def run(args: argparse.Namespace) -> int:
    if args.json is not None:
        try:
            args.json.touch()  # fail now, not after the measurement
        except OSError as error:
            print(f"hinode bench: {args.json}: {error.strerror}", file=sys.stderr)
            return 2
    return _server(args) if args.what == "server" else _engine(args)


def _server(args: argparse.Namespace) -> int:
    if args.ramp:
        return _ramp(args)
    from hinode.cli.bench.server_load.closed_load import measure_server, server_lines

    figures = measure_server(args.tables, args.players, args.seconds)
    for line in server_lines(figures, args.tables, args.players):
        print(line)
    if args.json is not None:
        args.json.write_text(json.dumps(figures.to_json(), indent=1) + "\n", encoding="utf-8")
    return 0


def _ramp(args: argparse.Namespace) -> int:
    from hinode.cli.bench.server_load import ramp

    print(ramp.HEADER)
    given = {"--database": args.database, "--workers": args.workers}
    serve = tuple(text for name, value in given.items() if value is not None for text in (name, str(value)))
    options = ramp.RampOptions(args.tables, args.players, args.seconds, args.most, args.p99, serve)
    steps = ramp.measure_ramp(options, lambda step: print(ramp.step_line(step), flush=True))
    print(ramp.summary_line(steps, args.p99))
    if args.json is not None:
        found = {"tables": ramp.held(steps, args.p99), "steps": [ramp.step_json(step) for step in steps]}
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


def _readings(ours: list[Probe], others: list[Probe], args: argparse.Namespace) -> Readings:
    if args.other_build is None:
        return measure(ours + others, args.seconds, args.rounds)
    with other_build(args.other_build, args.all_cards) as second:
        return measure(ours + second + others, args.seconds, args.rounds)


def _engine(args: argparse.Namespace) -> int:
    probes: list[Probe] = base_probes()
    if args.all_cards:
        probes += full_probes()
    others, missing = installed()
    readings = _readings(probes, others, args)
    for line in report_lines(readings, missing, args.rounds):
        print(line)
    if args.profile:
        for line in profile_lines(args.seconds * PROFILE_SHARE):
            print(line)
    if args.json is not None:
        figures = report_json(readings, missing, args.rounds)
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0
