"""`hinode analyze`: win shares, turning points, decisions, and bids of a finished game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from hinode import HinodeError, InvalidRecord
from hinode.cli import arguments, help_text
from hinode.cli.play.choices import sentence
from hinode.cli.records.record_files import read_record
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.translator import Translator

if TYPE_CHECKING:  # it loads NumPy and the network, which other commands do not need
    from hinode.analysis import Analysis
    from hinode.analysis.report import BidReview, DecisionReview, Moment, MomentCause

JSON: Final = "print JSON (docs/analysis.md)"
CLAN: Final = "review the decisions of this clan only; can be repeated (default: all)"
NUMBER_OF_WORLDS: Final = "worlds in which the options of a decision are played on (default: 6)"
MAX_REVIEWS: Final = 5  # decisions that are shown for each clan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=help_text.FILE)
    parser.add_argument("--json", action="store_true", help=JSON)
    parser.add_argument("--clan", type=arguments.clan, action="append", metavar="CLAN", help=CLAN)
    parser.add_argument("--worlds", type=arguments.worlds, metavar="N", help=NUMBER_OF_WORLDS)
    arguments.add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    from hinode.analysis import WORLDS, analyze

    record = read_record(args.file)
    try:
        found = analyze(record, worlds=args.worlds or WORLDS, clans=args.clan)
    except InvalidRecord as error:
        raise HinodeError(help_text.BAD_RECORD.format(path=args.file, reason=error)) from error
    if args.json:
        print(json.dumps(found.to_json(), separators=(",", ":")))
        return 0
    terminal = Terminal(translator=Translator(language=args.language))
    AnalysisPrinter(found, terminal).show()
    return 0


class AnalysisPrinter:
    """Prints an analysis as text."""

    def __init__(self, found: Analysis, terminal: Terminal) -> None:
        self.found = found
        self.terminal = terminal
        self.translator = terminal.translator

    def show(self) -> None:
        self.terminal.show_message("analysis-about")
        self._title("analysis-shares")
        for moment in self.found.moments:
            self.terminal.item(self._moment(moment))
        self._title("analysis-turning")
        self._list(self._turning_points(), "analysis-turning-none")
        self._title("analysis-decisions")
        self.terminal.show_message("analysis-decisions-why", style="dim")
        for clan in self.found.clans:
            self._show_decisions(clan)
        self._title("analysis-bids")
        self.terminal.show_message("analysis-bids-why", style="dim")
        self._list([self._bid(bid) for bid in self.found.bids if bid.lost], "analysis-all-good")

    def _title(self, message: str) -> None:
        self.terminal.say()
        self.terminal.show_message(message, style="bold")

    def _list(self, lines: Iterable[str], nothing: str) -> None:
        for line in list(lines) or [self.translator.say(nothing)]:
            self.terminal.item(line)

    def _show_decisions(self, clan: str) -> None:
        mine = [review for review in self.found.decisions if review.clan == clan]
        if not mine:
            return
        worse = sorted((review for review in mine if review.lost), key=lambda review: -review.lost)
        total = _percent(sum(review.lost for review in worse))
        counts = self.translator.say(
            "analysis-decisions-sum", count=len(mine), worse=len(worse), number=total
        )
        self.terminal.say(self._fact(self.translator.name("clan", clan), counts))
        for review in sorted(worse[:MAX_REVIEWS], key=lambda review: review.step):
            self.terminal.item(self._decision(review))

    def _moment(self, moment: Moment) -> str:
        shares = self.translator.join(
            self._fact(
                self.translator.name("clan", clan),
                self.translator.say("analysis-percent", number=_percent(share)),
            )
            for clan, share in moment.shares.items()
        )
        return self._at(moment.step, self.translator.facts((self._cause(moment.cause), shares)))

    def _turning_points(self) -> list[str]:
        found = []
        for point in self.found.turning_points:
            before, now = self.found.moments[point.moment - 1], self.found.moments[point.moment]
            change = self.translator.say(
                "analysis-change",
                before=_percent(before.shares[point.clan]),
                after=_percent(now.shares[point.clan]),
            )
            fact = self._fact(self.translator.name("clan", point.clan), change)
            found.append(self._at(point.step, self.translator.facts((self._cause(now.cause), fact))))
        return found

    def _cause(self, cause: MomentCause) -> str:
        say, name = self.translator.say, self.translator.name
        season = name("season", cause.season)
        if cause.kind == "start":
            return say("analysis-cause-start")
        if cause.mandate is not None and cause.clan is not None:
            clan, mandate = name("clan", cause.clan), name("mandate", cause.mandate)
            return say("analysis-cause-mandate", season=season, clan=clan, mandate=mandate)
        if cause.province is not None:
            province = name("province", cause.province)
            if cause.clan is None:
                return say("analysis-cause-battle", season=season, province=province)
            clan = name("clan", cause.clan)
            return say("analysis-cause-battle-won", season=season, province=province, clan=clan)
        return say("analysis-cause-phase", season=season, phase=name("phase", cause.kind))

    def _decision(self, review: DecisionReview) -> str:
        facts = (
            self._fact(
                self.translator.say("analysis-chosen"), self._answer(review.chosen.answer, review.cause)
            ),
            self._fact(
                self.translator.say("analysis-better"), self._answer(review.options[0].answer, review.cause)
            ),
            self.translator.say("analysis-gain", number=_percent(review.lost)),
        )
        return self._at(review.step, self.translator.facts(facts))

    def _bid(self, review: BidReview) -> str:
        season = self.translator.name("season", review.season)
        province = self.translator.name("province", review.province)
        place = self.translator.say("analysis-bid-place", season=season, province=province)
        chosen = self._fact(
            self.translator.name("clan", review.clan), sentence(review.chosen.answer, self.translator)
        )
        best = self._fact(
            self.translator.say("analysis-best-bid"), sentence(review.best.answer, self.translator)
        )
        gain = self.translator.say("analysis-gain", number=_percent(review.lost))
        return self._at(review.step, self.translator.facts((place, chosen, best, gain)))

    def _answer(self, answer: dict[str, Any], cause: str) -> str:
        label = f"answer-{answer['kind']}-{cause}"
        if answer["kind"] in ("yes", "no") and self.translator.has(label):
            return self.translator.say(label)
        return sentence(answer, self.translator)

    def _at(self, step: int, text: str) -> str:
        return self.translator.say("analysis-at-step", number=step, text=text)

    def _fact(self, name: str, value: str) -> str:
        return self.translator.say("fact", name=name, value=value)


def _percent(share: float) -> str:
    """A share in percent, without a decimal where there is none."""
    return f"{100 * share:.1f}".removesuffix(".0")
