"""What --help says."""

from __future__ import annotations

from typing import Final

PROGRAM: Final = "Hinode: an unofficial edition of Rising Sun for the terminal."
VERSION: Final = "show the version and leave"
PLAY: Final = "play a game in the terminal against random opponents"
SIMULATE: Final = "let random players play many games and sum them up"
REPLAY: Final = "step through a saved game"
BENCH: Final = "measure how fast the engine is"
CLAN: Final = "the clan you play: koi, lotus, turtle, dragonfly or bonsai (default: koi)"
PLAYERS: Final = "number of players, 3 to 5 (default: 4)"
SEED: Final = "a whole number: the same seed gives the same game (default: another one each time)"
SET: Final = "season card set: archway, horseman, teapot, mountain or random (default: archway)"
SHRINES: Final = "the four shrines from left to right, with commas (default: drawn)"
FIRST_GAME: Final = "the set-up for a first game: fixed shrines and the Archway set"
KAMI_UNBOUND: Final = "with the figures of the kami on the map"
GAMES: Final = "how many games (default: 100)"
FILE: Final = "a record written by 'save'"
ALL: Final = "print the whole game without asking"
