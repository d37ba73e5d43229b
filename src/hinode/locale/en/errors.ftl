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
error-leaves-tables = This browser is at tables of its own that are not over. You would leave them for good.
error-bad-record = This file is no record of a game.
error-handed-over = A bot plays this seat. Take it back first.
error-no-undo = This cannot be taken back: somebody has acted since, or something came to light.
error-over = This game is over.
error-not-absent = That player is not away.
error-unavailable = The server cannot write at the moment. Try again.
error-disk-full = The server’s disk is full. Nothing was saved. Tell the host.
error-no-space = The server is short of space. Only games in progress can go on.
error-imports-full = No more records can be imported: the space for them is used up.
error-full = The server is full. Try again later.

## Forms and limits

error-invalid = That was not understood. Reload the page and try again.
error-bad-request = That was not understood. Reload the page and try again.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-refused = The server says no.
error-bad-title = That name cannot be used for a table: visible characters, on one line.
error-bad-text = That cannot be sent: visible characters, on one line, and not too long.
error-too-large = That is too large.
error-too-slow = That took too long to arrive. Try again.
error-too-many-sockets = Too many pages of this game are open. Close one.
error-busy = Too many act at this table at once. Try again.
error-not-member = Only people with a seat or an invitation can talk here.
error-talk-full = This table has no room for more messages.
error-id-used = That was sent already. Look again.
error-foreign-host = This server does not answer to that address. Use the one you were given.
error-foreign-origin = This works only from the server’s own pages.

## Tables that gather

error-started = This table has started.
error-not-started = The game has not started yet.
error-no-place = There is no such seat at this table.
error-clans-not-chosen = Clans are not chosen freely at this table.
error-not-seated = You have no seat at this table.
error-not-creator = Only whoever made the table can do that.
error-no-bot = No bot sits there.
error-no-people = Somebody must sit down first.
error-not-picking = No clans are being picked now.
error-which-seat = You hold several seats: choose the one that speaks.

## Absence and records

error-no-vote = There is nothing to vote on: that seat has been given up, or nobody’s.
error-voted = Your vote has been counted already.
error-no-elector = Only those who play another seat themselves may vote.
error-not-handed-over = This seat is yours as it is.
error-not-offered = That seat is not on offer.
error-not-over = There is a record when the game is over.
error-no-step = This record has no such moment.
error-own-name = Only seats around one screen have names of their own.
