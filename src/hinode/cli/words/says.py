"""Everything else the command line says: greetings, notes, faults, headings of tables."""

from __future__ import annotations

from typing import Final

# -- playing ----------------------------------------------------------------------------------
WELCOME: Final = "You play the {clan} against {others}. Seed {seed}: the same seed sets the same table."
HINT: Final = (
    "Answer with a number or in words. Also: help, board, log, cards, gift, undo, save, quit. "
    "'help' says what a question means."
)
PROMPT: Final = "{clan}> "
NEWS: Final = "What happened"
BATTLE: Final = "Battle in {province}"
FORCE: Final = "Force"
BIDS: Final = ("Bids: Seppuku", "Hostage", "Hire", "Poets")
BID_LINE: Final = "You have {coins}. Type four numbers for {advantages}, or 0 for nothing."
BACK: Final = "Back"
PICKED: Final = "{path} ..."
UNDONE: Final = "Taken back."
NO_UNDO: Final = "Nothing to take back: others have acted since, or something hidden has come to light."
SAVED: Final = "Saved to {path}. 'hinode replay {path}' steps through it."
AFTERWARDS: Final = "'save FILE' keeps this game; board, log and cards still work. Enter leaves."
OVER: Final = "> "
FAREWELL: Final = "Good-bye. The game is left unfinished."
YOU_WON: Final = "You have won!"
YOU_SHARE: Final = "You share the victory with {others}!"
YOU_PLACED: Final = "You come {place} of {players}. Victory: {winners}."
PLACES: Final = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}

# -- what cannot be understood -----------------------------------------------------------------
NO_NUMBER: Final = "There is no option {number}: type a number from {low} to {high}, or 'help'."
NO_WORDS: Final = "Nothing here is called '{text}': type a number or words of an option, or 'help'."
MANY: Final = "'{text}' could be {options}: say a little more."
MORE: Final = "{first} and {count} more"
EMPTY: Final = "Type the number of an option, or 'help'."
FOUR_NUMBERS: Final = "Type four numbers, such as '1 0 2 0', or 0 for nothing."
TOO_MUCH: Final = "That is {total} Coins in all, and you have {coins}."
GIFT_FORM: Final = "Type it as: gift CLAN COINS RONIN, such as 'gift lotus 2 0'."
SAVE_FORM: Final = "Type it as: save FILE"
NOT_SAVED: Final = "Cannot write {path}: {reason}"
NO_CARD: Final = "No card in play is called '{text}'."
REFUSED: Final = "Not allowed: {reason}"

# -- help -------------------------------------------------------------------------------------
CLAUSES: Final = "Rules: {clauses}"
COMMANDS: Final[tuple[tuple[str, str], ...]] = (
    ("1, 2, 3 ...", "take that option; words of the option do as well ('bushi edo kyoto')"),
    ("0", "finish or decline; in a second list, go back"),
    ("undo", "take back your last answer, while nobody else has acted and nothing hidden came up"),
    ("board", "show the whole board"),
    ("log [N]", "show what happened last (30 lines, or N)"),
    ("cards [NAME]", "what the cards on display and in play do, or all about one of them"),
    ("gift CLAN COINS RONIN", "give Coins and Ronin away (Tea Ceremony and Political Phase)"),
    ("save FILE", "write the game so far to a file, for 'hinode replay'"),
    ("quit", "leave"),
)

# -- the board --------------------------------------------------------------------------------
WHERE_WE_ARE: Final = "{season}: {phase}"
TURN: Final = "mandate {turn} of 7"
CLAN_COLUMNS: Final = ("Clan", "Honor", "VP", "Coins", "Ronin", "Ally", "In reserve")
MAP_COLUMNS: Final = ("Province", "War", "Harvest", "Force, pieces (* leads)", "Next to (~ by sea)")
YOU: Final = "{clan} (you)"
SEA: Final = "~{province}"
LEADS: Final = "*"
PRESENT: Final = "{clan} {force}: {pieces}"
KAMI_HERE: Final = "kami {kami} ({owner})"
NOBODY: Final = "nobody's"
TRACK: Final = "Mandates"
SLOT: Final = "{turn} {clan} {tile}"
FACE_DOWN: Final = "{tile} (face down)"
FREE_SLOT: Final = "{turn} -"
KAMI_SLOT: Final = "kami"
WAR_SLOT: Final = "war"
BETWEEN: Final = " | "
WARS: Final = "Wars"
NO_WARS: Final = "none this season"
SHRINES: Final = "Shrines"
SHRINE: Final = "{kami} ({gift}): {worshippers}"
EMPTY_SHRINE: Final = "empty"
WORSHIPPERS: Final = "{clan} {pieces}"
DISPLAY: Final = "Cards (price)"
PRICED: Final = "{card} ({price})"
COPIES: Final = "{count}x {name}"
NO_DISPLAY: Final = "no cards"
CARDS: Final = "{clan}: cards"
TOKENS: Final = "{clan}: war tokens"
HOSTAGES: Final = "{clan}: hostages"
HAND: Final = "Your tiles"
DECK: Final = "Mandate deck"
DECK_SIZE: Final = "{size} tiles"
DECK_TOP: Final = "near the top you know {tiles}"
DECK_DOWN: Final = "face down you laid {tiles}"

# -- cards ------------------------------------------------------------------------------------
CARD_COLUMNS: Final = ("Card", "Cost", "Type", "What it does")
ON_DISPLAY: Final = "On display (printed cost)"
OWNED_BY: Final = "Cards of {clan}"
RULING: Final = "- {ruling}"

# -- the end ----------------------------------------------------------------------------------
SCORES: Final = "Victory points by source"
SOURCE: Final = "Source"
START: Final = "At the start"
TOTAL: Final = "Total"
WINNERS: Final = "Victory: {winners}"

# -- simulate ---------------------------------------------------------------------------------
PLAYING: Final = "Playing"
SUMMARY: Final = "{games} games of {players} players: {rate} games/s, {decisions} decisions per game"
STOPPED: Final = "Stopped after {games} of {wanted} games."
NO_GAMES: Final = "Stopped before the first game was over."
RESULT_COLUMNS: Final = ("Clan", "Games", "VP mean", "VP spread", "Wins", "Win share")
SHARED: Final = "A shared victory counts half for each. Win share: of the games the clan took part in."

# -- replay -----------------------------------------------------------------------------------
BEGINNING: Final = "Start of the game ({total} answers)"
STEP: Final = "Answer {number} of {total}: {clan}: {answer}"
END_OF_RECORD: Final = "This is the last answer of the record."
REPLAY_HINT: Final = "Enter: next answer. A number: go there. b: back. board. end. q: quit."
REPLAY_PROMPT: Final = "[{number}/{total}] "
REPLAY_RANGE: Final = "Answers go from 0 to {total}: type one of them, or Enter, b, board, end, q."

# -- faults of arguments and files (one line, exit code 2) ---------------------------------------
NO_FILE: Final = "{path}: {reason}"
BAD_RECORD: Final = "{path}: no valid record: {reason}"
NO_PLAYERS: Final = "3 to 5 players, not {value!r}"
NO_WHOLE: Final = "a whole number, not {value!r}"
NO_GAME_COUNT: Final = "a whole number from 1 up, not {value!r}"
NO_CLAN: Final = "{value!r} is no clan: choose {clans}"
NO_SET: Final = "{value!r} is no set: choose {sets}"
NO_SHRINES: Final = "four different kami with commas between them, of {kami}"
NO_BENCH: Final = "the benchmark is not installed here ({reason})"
