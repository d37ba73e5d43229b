"""python -m training generate | train | bids | evaluate | plot | export: one command for each step."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from hinode.vocab.errors import HinodeError

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def main() -> None:
    args = _parser().parse_args()
    if args.step in ("generate", "evaluate"):  # many processes, so one thread in each
        for name in ONE_THREAD:
            os.environ[name] = "1"
    try:
        args.run(args)
    except HinodeError as error:
        raise SystemExit(str(error)) from error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training", description="Train the level master.")
    steps = parser.add_subparsers(dest="step", required=True)
    cores = os.cpu_count() or 1

    step = steps.add_parser("generate", help="play games and keep their positions")
    step.add_argument("folder", type=Path)
    step.add_argument("--games", type=int, default=3000)
    step.add_argument("--seed", default="1")
    step.add_argument("--mix", nargs="+", default=["greedy=1"], metavar="BOT=WEIGHT", help="who plays")
    step.add_argument("--cap", type=float, default=0.05, help="seconds for each decision")
    step.add_argument("--workers", type=int, default=cores)
    step.set_defaults(run=_generate)

    step = steps.add_parser("train", help="fit the network to recorded games")
    step.add_argument("folders", type=Path, nargs="+")
    step.add_argument("--out", type=Path, required=True)
    for name, default in (("hidden", 96), ("context", 48), ("epochs", 4), ("batch", 1024), ("seed", 1)):
        step.add_argument(f"--{name}", type=int, default=default)
    step.add_argument("--rate", type=float, default=2e-3)
    step.add_argument("--decay", type=float, default=0.02)
    step.set_defaults(run=_train)

    step = steps.add_parser("bids", help="fit the bid model to recorded games")
    step.add_argument("folders", type=Path, nargs="+")
    step.add_argument("--out", type=Path, required=True)
    step.set_defaults(run=_bids)

    step = steps.add_parser("evaluate", help="play a candidate against other bots")
    step.add_argument("bots", nargs="+", help="the candidate first; master:FILE and fast:FILE take weights")
    step.add_argument("--games", type=int, default=200)
    step.add_argument("--seed", type=int, default=1)
    step.add_argument("--cap", type=float, default=0.1, help="seconds of the candidate for each decision")
    step.add_argument("--cap-others", type=float, help="… and of the others (default: the same)")
    step.add_argument("--workers", type=int, default=cores)
    step.add_argument("--out", type=Path, help="append the result to this file")
    step.set_defaults(run=_evaluate)

    step = steps.add_parser("plot", help="draw the losses of a training run")
    step.add_argument("folder", type=Path, help="the --out of `train`")
    step.set_defaults(run=_plot)

    step = steps.add_parser("export", help="put a network, and a bid model beside it, into the package")
    step.add_argument("folder", type=Path, help="the --out of `train` and `bids`")
    step.set_defaults(run=_export)
    return parser


def _generate(args: argparse.Namespace) -> None:
    from training.generate import generate

    mix = [(name, float(weight)) for name, _, weight in (part.rpartition("=") for part in args.mix)]
    generate(args.folder, mix, args.games, args.seed, args.cap, args.workers)


def _train(args: argparse.Namespace) -> None:
    from training.train import Settings, train_network

    settings = Settings(args.hidden, args.context, args.epochs, args.batch, args.rate, args.decay, args.seed)
    train_network(args.folders, args.out, settings)


def _bids(args: argparse.Namespace) -> None:
    from training.train import train_bids

    train_bids(args.folders, args.out)


def _evaluate(args: argparse.Namespace) -> None:
    from training.evaluate import evaluate

    caps = (args.cap, args.cap if args.cap_others is None else args.cap_others)
    evaluate(args.bots, args.games, args.seed, caps, args.workers, args.out)


def _plot(args: argparse.Namespace) -> None:
    from training.plot import plot

    print(plot(args.folder))


def _export(args: argparse.Namespace) -> None:
    from training.export import export

    for path in export(args.folder):
        print(path)


if __name__ == "__main__":
    main()
