"""Filmstrips: what a page draws in every frame, and whether the frames play one story in order.

The page reports what it draws: pieces by province, Coins, VP, honor, the moment's number, and the question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

from hinode.server.tables import presenters
from hinode.server.tables.table import Table
from hinode.vocab.data import FACTS

Json = dict[str, Any]
Moments = Mapping[int, Json]
PROVINCES: Final = frozenset(province["id"] for province in FACTS["provinces"])

RECORD: Final = """() => {
  window.film = []
  const all = (selector) => [...document.querySelectorAll(selector)]
  const number = (text) => Number(text.replace(/\\D/g, ''))
  const resource = (kind) => Object.fromEntries(all(`article [data-anchor^="${kind}:"]`).map((one) => [
    one.dataset.anchor.split(':')[1], number((one.querySelector('.number') ?? one).textContent),
  ]))
  const sample = () => {
    const root = document.querySelector('[data-moment]')
    if (root !== null) window.film.push({
      n: Number(root.dataset.moment),
      told: root.dataset.told ? Number(root.dataset.told) : null,
      behind: Number(root.dataset.behind),
      asks: document.querySelector('[data-asks]')?.dataset.asks ?? '',
      drawn: all('[data-drawn]').map((one) => one.dataset.drawn).join(' ').trim(),
      flying: all('[data-flying]').map((one) => `${one.dataset.flying}=${one.dataset.count}`).join(' '),
      moving: all('.sprite').length,
      scene: document.querySelector('[data-scene]')?.dataset.scene ?? '',
      vp: resource('vp'),
      coins: resource('coins'),
      honor: all('[data-anchor^="honor:"]').map((one) => one.dataset.anchor.split(':')[1]),
    })
    requestAnimationFrame(sample)
  }
  sample()
}"""


def record(page: Page) -> None:
    """Start recording every frame."""
    page.evaluate(RECORD)


def film(page: Page) -> list[Json]:
    """The frames so far, without repeated ones."""
    frames: list[Json] = page.evaluate("window.film")
    return [frame for frame, before in zip(frames, [None, *frames[:-1]], strict=True) if frame != before]


def moments_of(table: Table, viewer: str, since: int) -> Moments:
    """The server's moment of each entry, with the events of the next one."""
    views = {one["n"]: one["view"] for one in presenters.moments(table, viewer, since)["moments"]}
    games = [(n, game) for n, game in table.past_games if n in views]
    for (n, game), (_, after) in pairwise(games):
        coming = after.events(viewer, len(game.events(viewer)))
        views[n] = with_coming(views[n], [event.to_json() for event in coming])
    return views


def with_coming(view: Json, events: Sequence[Json]) -> Json:
    """A moment with the events of the next entry, which the page plays before it draws the next moment."""
    return {**view, "coming": events}


def _events_told(view: Json, told: int | None) -> list[Json]:
    return [event for event in view.get("coming", ()) if told is not None and event["number"] <= told]


def _told(view: Json, told: int | None) -> Json:
    """Each clan's resources and the honor order, after the events of the next entry that have been played."""
    events = _events_told(view, told)
    held = {
        resource: {clan: player[resource] for clan, player in view["players"].items()}
        for resource in ("vp", "coins")
    }
    honor = view["honor"]
    for event in events:
        match event["kind"]:
            case "vp" | "coins" as resource:
                held[resource][event["clan"]] += event["amount"]
            case "gift":
                held["coins"][event["clan"]] -= event["coins"]
                held["coins"][event["to"]] += event["coins"]
            case "bid_revealed":
                held["coins"][event["clan"]] -= sum(event["bid"].values())
            case "reparation":
                held["coins"][event["to"]] += event["amount"]
            case "honor":
                honor = event["order"]
    return {**held, "honor": honor}


def pieces_in(view: Json) -> Counter[str]:
    """Pieces in provinces, by owner, kind, and place."""
    found: Counter[str] = Counter()
    for province, clans in view["map"].items():
        for clan, figures in clans.items():
            for figure, count in figures.items():
                found[f"{clan}/{figure}@{province}"] += count
    for kami, province in view["kami_figures"].items():
        found[f"{kami}@{province}"] += 1
    return found


def pieces_after(view: Json, events: Sequence[Json]) -> Counter[str]:
    """Pieces by province after these events, each of which says which pieces come and go."""
    found = pieces_in(view)
    for event in events:
        if event["kind"] == "kami_placed":  # a kami that is on the map already leaves its place
            for piece in [piece for piece in found if piece.startswith(f"{event['kami']}@")]:
                del found[piece]
        for piece, place, by in _steps(event):
            if place in PROVINCES:
                found[f"{piece}@{place}"] += by
    return +found


def _steps(event: Json) -> list[tuple[str, str, int]]:
    """Returns (piece, place, change in count)."""
    piece = f"{event.get('clan')}/{event.get('figure')}"
    match event["kind"]:
        case "summoned" | "placed":
            return [(piece, event["to"], 1)]
        case "moved":
            return [(piece, event["from"], -1), (piece, event["to"], 1)]
        case "built":
            return [(f"{event['clan']}/stronghold", event["province"], 1)]
        case "replaced":
            gone, new = f"{event['owner']}/{event['figure']}", f"{event['clan']}/{event['with']}"
            return [(gone, event["at"], -1), (new, event["at"], 1)]
        case "killed":
            return [(piece, event["province"], -event["count"])]
        case "captured":
            return [(f"{event['owner']}/{event['figure']}", event["province"], -1)]
        case "returned":
            return [(piece, event["from"], -event["count"])]
        case "kami_placed":
            return [(event["kami"], event["to"], 1)]
        case "kami_moved":
            return [(event["kami"], event["from"], -1), (event["kami"], event["to"], 1)]
        case "kami_left":
            return [(event["kami"], event["from"], -1)]
    return []


def _counted(text: str, view: Json) -> Counter[str]:
    """Pieces by province in a frame. A kami is the same piece for every clan that controls it."""
    kami = {shrine["kami"] for shrine in view["shrines"]}
    found: Counter[str] = Counter()
    for part in text.split():
        piece, _, count = part.rpartition("=")
        what, _, place = piece.partition("@")
        figure = what.rpartition("/")[2]
        if place in PROVINCES:
            found[f"{figure if figure in kami else what}@{place}"] += int(count)
    return found


def _of_one_moment(frame: Json, view: Json, before: int | None) -> Iterator[str]:
    """Checks that a frame draws this moment plus the events played since.

    While pieces move, the board under them may still lack events of this step: those after event `before`.
    """
    drawn = _counted(frame["drawn"], view) + _counted(frame["flying"], view)
    told = _events_told(view, frame["told"])
    wanted = pieces_after(view, told)
    fewer = range(len(_events_told(view, before)), len(told)) if frame["moving"] else ()
    if drawn != wanted and not any(drawn == pieces_after(view, told[:count]) for count in fewer):
        yield f"pieces {dict(drawn - wanted)} too many, {dict(wanted - drawn)} missing"
    for kind, held in _told(view, frame["told"]).items():
        if frame[kind] != held:
            yield f"{kind} {frame[kind]} instead of {held}"


def _seen(view: Json) -> object:
    resources = [(player["vp"], player["coins"]) for player in view["players"].values()]
    return pieces_in(view), resources, view["honor"]


def _told_before(frames: Sequence[Json]) -> Iterator[int | None]:
    """For each frame, the last event of the step before its own; None in the first step of an entry."""
    step: tuple[Any, Any] = (None, None)
    before = None
    for frame in frames:
        n, told = step
        if frame["n"] != n:
            before = None
        elif frame["told"] != told:
            before = told
        step = frame["n"], frame["told"]
        yield before


def faults(frames: Sequence[Json], moments: Moments) -> list[str]:
    """Everything that is wrong with a film, with the frame of each fault; empty if the film is correct."""
    found = [
        f"frame {i} (moment {frame['n']}): {fault}"
        for i, (frame, before) in enumerate(zip(frames, _told_before(frames), strict=True))
        for fault in _of_one_moment(frame, moments[frame["n"]], before)
    ]
    numbers = [frame["n"] for frame in frames]
    if numbers != sorted(numbers):
        found.append(f"moments out of order: {numbers}")
    for n in range(numbers[0] + 1, numbers[-1]):
        if n not in numbers and _seen(moments[n]) != _seen(moments[n - 1]):
            found.append(f"moment {n} is skipped")
    for i, frame in enumerate(frames):
        if frame["asks"] and (frame["behind"] > 0 or frame["moving"] > 0):
            found.append(f"frame {i}: {frame['asks']} is asked while the story plays")
    return found
