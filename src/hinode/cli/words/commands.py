"""What --help says."""

from __future__ import annotations

from typing import Final

PROGRAM: Final = "Hinode: an unofficial edition of Rising Sun for the terminal."
VERSION: Final = "show the version and leave"
PLAY: Final = "play a game in the terminal against bots"
SIMULATE: Final = "let bots play many games and sum them up"
REPLAY: Final = "step through a saved game"
BENCH: Final = "measure how fast the engine is"
CLAN: Final = "the clan you play: koi, lotus, turtle, dragonfly or bonsai (default: koi)"
PLAYERS: Final = "number of players, 3 to 5 (default: 4)"
SEED: Final = "a whole number: the same seed sets the same table (default: another one each time)"
SET: Final = "season card set: archway, horseman, teapot, mountain or random (default: archway)"
SHRINES: Final = "the four shrines from left to right, with commas (default: drawn)"
FIRST_GAME: Final = "the set-up for a first game: fixed shrines and the Archway set"
KAMI_UNBOUND: Final = "with the figures of the kami on the map"
LEVEL: Final = "how well the bots play: random, greedy or planner (default: {default})"
STYLE: Final = (
    "what the bots care for: loyal, merchant, warlord, monk, opportunist, trickster, plain, or random "
    "for each its own, drawn from the seed (default: random)"
)
BOT: Final = "a bot of your own in place of a level: a class in a module, such as mymodule:MyBot"
CAP: Final = "seconds a bot may think about one decision (default: 1)"
GAMES: Final = "how many games (default: 100)"
FILE: Final = "a record written by 'save'"
ALL: Final = "print the whole game without asking"
