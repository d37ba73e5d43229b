# Refusals of the server, by their code.

error-network = The server cannot be reached. It will be tried again.
error-internal = The server made a mistake. Nothing was changed.
error-stale = That was for an older question. Look again.
error-illegal = The rules do not allow that now.
error-not-your-turn = It is not your turn.
error-not-your-seat = That seat is not yours.
error-no-session = Tell us your name first.
error-no-table = This table is not here, or not for you.
error-slow-down = A little slower, please.
error-seated = You sit at this table already.
error-no-seat = That seat is taken.
error-clan-taken = That clan is taken.
error-bad-name = That name cannot be used: 1 to 24 visible characters.
error-bad-link = This link was used already, or is too old.
error-bad-record = This file is no record of a game.
error-handed-over = A bot plays this seat. Take it back first.
error-no-undo = This cannot be taken back: somebody has acted since, or something came to light.
error-over = This game is over.
error-not-absent = That player is not away.
error-unavailable = The server cannot write at the moment. Try again.
error-full = The server is full. Try again later.
