"""Texts of --help and of errors about arguments and files, in English."""

from __future__ import annotations

from typing import Final

PROGRAM: Final = "Hinode: an unofficial digital edition of the board game Rising Sun."
VERSION: Final = "show the version and exit"
SERVE: Final = "run the server for games in the browser"
PLAY: Final = "play a game in the terminal against bots"
SIMULATE: Final = "let bots play many games, and show statistics"
TOURNAMENT: Final = "measure how strong a bot is against others"
REPORT: Final = "write an HTML page with charts from the results of tournaments"
REPLAY: Final = "step through a saved game"
ANALYZE: Final = "analyze a finished game: win shares, turning points, decisions, and bids"
VERIFY: Final = "check a record: the random seed against its published hash, and every answer"
BACKUP: Final = "copy the server's database to a file, while the server runs"
RESTORE: Final = "replace the server's database with a backup"
BENCH: Final = "measure how fast the engine or the server is"
CLAN: Final = "the clan you play: koi, lotus, turtle, dragonfly or bonsai (default: koi)"
PLAYERS: Final = "number of players, 3 to 5 (default: 4)"
SEED: Final = "a whole number; the same seed gives the same game (default: random)"
SET: Final = "season card set: archway, horseman, teapot, mountain or random (default: archway)"
SHRINES: Final = "the four shrines from left to right, separated by commas (default: random)"
FIRST_GAME: Final = "the setup for a first game: fixed shrines and the Archway set"
DEALS: Final = (
    "deals between bots: off (all offers are declined), answer (bots reply) or full (bots "
    "also make offers); greedy+full sets it for one bot (default: no deals)"
)
RESUME: Final = "continue a game written by 'save', with its deals, as the clan of --clan"
OVER: Final = "{path}: this game is over; 'hinode replay' shows it"
NOT_PLAYED: Final = "{path}: name your clan with --clan, one of {clans}"
RESUMED_WITH: Final = "a saved game keeps its players, cards and shrines: leave out {options}"
PLAY_DEALS: Final = (
    "what bots do about deals: off (decline all offers), answer (reply) or full (also make offers) "
    "(default: full)"
)
KAMI_UNBOUND: Final = "play with the Kami Unbound expansion"
LEVEL: Final = "how well the bots play: random, easy, greedy, planner or master (default: {default})"
STYLE: Final = (
    "how the bots behave: loyal, merchant, warlord, monk, opportunist, trickster, plain, or random "
    "(a different style for each bot, drawn from the seed) (default: random)"
)
BOT: Final = "your own bot instead of a level: a class in a module, such as mymodule:MyBot"
WORLDS: Final = (
    "planner and master search this number of worlds and ignore the clock, "
    "so that the same seed gives the same choices"
)
BAD_WORLDS: Final = "expected a number of worlds from 1 to {most}, not {value!r}"
CAP: Final = "seconds a bot may think about one decision (default: 1)"
GAMES: Final = "number of games (default: 100)"
LANGUAGE: Final = "en or zh-Hant (default: from LC_ALL, LC_MESSAGES, or LANG, else en)"
FILE: Final = "a record downloaded from a table, or written by 'save'"
ALL: Final = "print the whole game without prompts"

BAD_FILE: Final = "{path}: {reason}"
BAD_RECORD: Final = "{path}: not a valid record: {reason}"
BAD_PLAYERS: Final = "expected 3 to 5 players, not {value!r}"
BAD_WHOLE: Final = "expected a whole number, not {value!r}"
BAD_GAME_COUNT: Final = "expected a whole number of 1 or more, not {value!r}"
BAD_CLAN: Final = "{value!r} is not a clan: choose {clans}"
BAD_SET: Final = "{value!r} is not a card set: choose {sets}"
BAD_SHRINES: Final = "expected four different kami separated by commas, from {kami}"
BAD_LANGUAGE: Final = "{value!r} is not a supported language: choose {languages}"
BAD_LEVEL: Final = "{value!r} is not a level: choose {levels}"
BAD_STYLE: Final = "{value!r} is not a style: choose {styles}"
NO_STYLES: Final = "the level {level!r} has no styles"
OWN_STYLE: Final = "--style works with levels only: the bot {bot!r} has no styles"
BAD_CAP: Final = "expected a number of seconds greater than 0, not {value!r}"
BAD_MILLISECONDS: Final = "expected a number of milliseconds greater than 0, not {value!r}"
NO_BENCH: Final = "the benchmark is not installed ({reason})"
