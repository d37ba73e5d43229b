# Refusals of the server, by their code.

error-network = Cannot reach the server. Retrying…
error-internal = Something went wrong on the server. Nothing was changed.
error-stale = The game has moved on. Please check what is being asked now.
error-illegal = The rules do not allow that right now.
error-cannot-pay = This deal cannot be carried out right now.
error-not-your-turn = It is not your turn.
error-not-your-seat = That seat is not yours.
error-no-session = Enter your name first.
error-no-table = This table does not exist, or you do not have access.
error-slow-down = Too many requests. Please wait a moment.
error-seated = You are already seated at this table.
error-no-seat = That seat is taken.
error-clan-taken = That clan is taken.
error-bad-name = Names must have 1 to 24 visible characters.
error-bad-link = This link has expired or has already been used.
error-leaves-tables = This browser already has seats in unfinished games. You would leave those games for good.
error-bad-record = This file is not a game record.
error-handed-over = A bot is playing this seat. Take the seat back first.
error-no-undo = This cannot be undone: someone has acted since, or hidden information was revealed.
error-over = This game is over.
error-tutorial = This lesson needs a different answer. Do what “Try it” says.
error-not-absent = That player is not away.
error-unavailable = The server cannot save right now. Try again.
error-disk-full = The server’s disk is full. Nothing was saved. Tell the person who runs the server.
error-no-space = The server is low on space. Only games in progress can continue.
error-imports-full = No more records can be imported: the space for them is used up.
error-damaged = This table was closed: its data is damaged. The server operator can restore it.
error-full = The server is full. Try again later.

## Forms and limits

error-invalid = The server did not understand that. Reload the page and try again.
error-bad-request = The server did not understand that. Reload the page and try again.
error-not-found = Page not found.
error-method-not-allowed = That is not possible here.
error-refused = The server refused the request.
error-bad-title = Table names may only use visible characters, on one line.
error-bad-text = Messages must be short and on one line, with visible characters only.
error-too-large = The file is too large.
error-too-slow = The upload took too long. Try again.
error-too-many-sockets = This game is open in too many tabs. Close one.
error-busy = This table is busy. Try again.
error-analysis-off = This server does not analyze games.
error-analysis-busy = Too many games are waiting for analysis. Try again later.
error-not-member = Only people with a seat or an invitation can talk here.
error-talk-full = This table has no room for more messages.
error-id-used = That was already sent.
error-foreign-host = This server cannot be used at this address. Use the address you were given.
error-foreign-origin = This can only be done from the server’s own pages.

## Tables that gather

error-started = The game at this table has already started.
error-not-started = The game has not started yet.
error-no-place = This table has no such seat.
error-clans-not-chosen = You cannot choose a clan at this table.
error-not-seated = You have no seat at this table.
error-not-creator = Only the host of the table can do that.
error-no-bot = There is no bot in that seat.
error-no-such-bot = This server does not have that bot. Choose another one.
error-bot-deals = This server does not allow bots to deal that much. Choose a more restrictive option.
error-no-people = At least one person must take a seat first.
error-not-picking = Clans are not being picked right now.
error-which-seat = You have several seats. Choose which one you are speaking for.

## Absence and records

error-no-vote = There is nothing to vote on: that seat was given up or has no owner.
error-voted = You have already voted.
error-no-elector = Only people playing another seat at this table can vote.
error-not-handed-over = You are already playing this seat.
error-not-offered = That seat is not open to others.
error-not-over = The record is available when the game is over.
error-no-step = This record has no such step.
error-own-name = Only seats in a shared-screen game have their own names.
