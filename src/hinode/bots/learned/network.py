"""Network: reads rows of features and estimates the end of the game for every clan, with NumPy only.

One encoder is shared by all clans, so that three, four, and five players need no other network:

    h = relu(clan · W_clan + table · W_table + b)                   for each clan
    k = relu(h · W_own + mean of the others' h · W_others + ally's h · W_ally + b)
    out = k · W_out + b + clan · W_skip[stage]

The stage is the season and whether the wars have begun. `training/` fits the weights and writes the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from io import BytesIO
from typing import IO, Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hinode.bots.evaluation import feature_columns as f

Array = NDArray[np.float32]
Bytes = NDArray[np.uint8]

FORMAT: Final = 1  # of the weights file; a change of the features needs a new number
FILE: Final = "network.npz"
STAGES: Final = 6
VP, WIN, TOKENS, MANDATES = 0, 1, 2, 3  # columns of the output; five for the mandates
OUTPUTS: Final = 8
SKIPPED: Final = 3  # outputs with a direct path from the features
VP_UNIT: Final = 10.0  # the network counts VP in tens
PARTS: Final = ("clan", "table", "bias_1", "own", "others", "ally", "bias_2", "out", "bias_3", "skip")


class NetworkError(ValueError):
    """A weights file that this version cannot use."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a network expects, for each position of a batch and each seat."""

    vp: Array  # VP at the end of the game
    win: Array  # share of the victory
    tokens: Array  # war tokens at the end
    mandate: Array  # by mandate: logarithm of how likely the clan chooses it, up to a constant


def shapes(hidden: int, context: int) -> dict[str, tuple[int, ...]]:
    """The shape of each part of a network with these sizes of its two layers."""
    return {
        "clan": (f.CLAN_SIZE, hidden),
        "table": (f.TABLE_SIZE, hidden),
        "bias_1": (hidden,),
        "own": (hidden, context),
        "others": (hidden, context),
        "ally": (hidden, context),
        "bias_2": (context,),
        "out": (context, OUTPUTS),
        "bias_3": (OUTPUTS,),
        "skip": (f.CLAN_SIZE, STAGES * SKIPPED),
    }


def split_rows(rows: Bytes) -> tuple[Array, Array, NDArray[np.int64]]:
    """The table, the clans, and the seat of each clan's ally (counted from 1) of a batch of rows."""
    batch = len(rows)
    clans = rows[:, f.TABLE_SIZE :].reshape(batch, -1, f.ROW_SIZE)
    return (
        rows[:, : f.TABLE_SIZE].astype(np.float32),
        clans[:, :, : f.CLAN_SIZE].astype(np.float32),
        clans[:, :, f.ALLY_SEAT].astype(np.int64),
    )


def stages(table: Array) -> NDArray[np.int64]:
    """The stage of each position: two for each season."""
    late = table[:, f.SEASON + 1] * 2 + (1 - table[:, f.SEASON] - table[:, f.SEASON + 1]) * 4
    found: NDArray[np.int64] = (late + table[:, f.PHASE + 3]).astype(np.int64)
    return found


class Network:
    """Weights, and the estimates that follow from them."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        missing = [name for name in PARTS if name not in weights]
        if missing:
            raise NetworkError(f"the weights have no {', '.join(missing)}")
        hidden, context = len(weights["bias_1"]), len(weights["bias_2"])
        for name, shape in shapes(hidden, context).items():
            if weights[name].shape != shape:
                raise NetworkError(f"the weights of {name} are {weights[name].shape}, but {shape} is needed")
            if not np.isfinite(weights[name]).all():
                raise NetworkError(f"the weights of {name} contain numbers that are not finite")
        self.weights = {name: np.ascontiguousarray(weights[name], dtype=np.float32) for name in PARTS}
        self.hidden = hidden
        self._first = np.concatenate([self.weights["clan"], self.weights["skip"]], axis=1)
        self._by_players = {players: self._own(players) for players in (2, 3, 4, 5)}

    def _own(self, players: int) -> tuple[Array, Array]:
        """The mean of the others' h is (sum - h) / others, so `h` needs one product less."""
        others = self.weights["others"] / np.float32(players - 1)
        return self.weights["own"] - others, others

    def estimate(self, rows: Sequence[bytes]) -> Estimate:
        """The estimates for rows of one table."""
        found = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), -1)
        out = self.outputs(found)
        scored = found[:, f.TABLE_SIZE + f.SCORED :: f.ROW_SIZE]
        logits = out[:, :, WIN]
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        return Estimate(scored + VP_UNIT * out[:, :, VP], shares, out[:, :, TOKENS], out[:, :, MANDATES:])

    def outputs(self, rows: Bytes) -> Array:
        """The outputs as the network is trained on them: (position, seat, output)."""
        w, hidden = self.weights, self.hidden
        table, clans, ally = split_rows(rows)
        batch, players, _ = clans.shape
        first = (clans.reshape(batch * players, -1) @ self._first).reshape(batch, players, -1)
        padded = np.zeros((batch, players + 1, hidden), dtype=np.float32)  # seat 0: no ally
        h = padded[:, 1:]
        np.add(first[:, :, :hidden], (table @ w["table"] + w["bias_1"])[:, None], out=h)
        np.maximum(h, 0, out=h)
        own, others = self._by_players[players]
        k = h @ own
        k += (h.sum(axis=1) @ others + w["bias_2"])[:, None]
        if ally.any():
            seats = ally + (np.arange(batch) * (players + 1))[:, None]
            k += padded.reshape(-1, hidden)[seats] @ w["ally"]
        np.maximum(k, 0, out=k)
        out: Array = k @ w["out"]
        out += w["bias_3"]
        skip = first[:, :, hidden:].reshape(batch, players, STAGES, SKIPPED)
        out[:, :, :SKIPPED] += skip[np.arange(batch), :, stages(table)]
        return out

    def save(self, to: IO[bytes]) -> None:
        arrays: dict[str, Any] = {**self.weights, "format": np.array(FORMAT)}
        np.savez_compressed(to, **arrays)


def read_network(data: bytes, name: str = "weights file") -> Network:
    """The network in a weights file. `NetworkError` says what is wrong with it."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as found:
            arrays = {key: found[key] for key in found.files}
    except (OSError, ValueError, EOFError, BadZipFile, KeyError) as error:
        raise NetworkError(f"{name}: not a file of network weights ({error})") from error
    number = arrays.pop("format", None)
    if number is None or number.shape or int(number) != FORMAT:
        raise NetworkError(f"{name}: its format is {number}, but this version reads format {FORMAT}")
    try:
        return Network(arrays)
    except NetworkError as error:
        raise NetworkError(f"{name}: {error}") from error


@cache
def shipped_network() -> Network:
    """The network in this package."""
    return read_network(resources.files(__package__).joinpath(FILE).read_bytes(), FILE)
