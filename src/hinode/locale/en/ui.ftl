# The web client's own words.

## Start

app-name = Hinode
app-tagline = Alliances over tea, battles by sealed bids. A table for three to five, with friends or with bots.
your-name = Your name
your-name-why = The others at the table see it. No account, no password.
start-playing = Sit down
play-now = Play now
play-now-why = You and bots, at once.
how-many = How many clans at the table
bot-level = How strong the bots play
bot-style = Their character
level-random = Stray (at random)
level-greedy = Steady
level-planner = Cunning
style-mixed = Mixed
style-plain = Plain
style-loyal = Loyal
style-merchant = Merchant
style-warlord = Warlord
style-monk = Monk
style-opportunist = Opportunist
style-trickster = Trickster
first-game = A first game
first-game-why = Fixed shrines, the Archway cards, and a guide that explains each phase when it comes.
new-table = A table with friends
new-table-why = Choose everything, then send a link.
hot-seat = Around one screen
hot-seat-why = Several people share this device; secrets are hidden while it changes hands.
my-tables = My tables
open-tables = Open tables
no-tables-mine = Tables you sit at will be listed here.
no-tables-open = No open table at the moment. Make one, and others will see it here.
rules-book = The rules
unofficial = Free and unofficial. Hinode has nothing to do with the publisher of the board game.
replay-open = Look at a record
replay-open-why = A file from this or another server.
table-of = { $players ->
   *[other] { $players } clans
}
status-gathering = gathering
status-picking = picking clans
status-playing = being played
status-ended = over
status-imported = a record
go-on = Go on
look = Look
join = Join

## New table

make-table = Make the table
title = Name of the table
title-hint = optional
clans-how = Clans
clans-chosen = everybody chooses
clans-random = drawn
clans-pick = picked in turn
season-set = Season cards
set-archway = Archway
set-horseman = Horseman
set-teapot = Teapot
set-mountain = Mountain
set-random = drawn
shrines-how = Shrines
shrines-random = four drawn
shrines-first-game = those of a first game
kami-unbound = Kami Unbound: the kami walk the map
who-may-come = Who may come
open-to-all = open to all
by-link = by link only
clock = Clock
clock-none = none
clock-decision = for each decision
clock-bank = a bank for the game
clock-seconds = seconds
clock-minutes = minutes
clock-increment = seconds more with each answer
clock-tea = bell of the tea ceremony, in seconds
seats-for-bots = Seats for bots
add-bot = Add a bot
remove-bot = Remove

## Gathering

invite-friends = Send this link to your friends
copy = Copy
copied = Copied
place-free = free seat
place-bot = bot
place-you = you
take-seat = Sit here
leave-seat = Stand up
choose-clan = Your clan
any-clan = any that is left
seat-bot = Put a bot here
open-seat = Free this seat
ready = Ready
not-ready = Not ready
start-game = Start the game
start-hint = Free seats are filled with bots.
waiting-for-start = { $name } starts the game when all are here.
waiting-for-creator = Whoever made the table starts the game.
pick-now = It is your turn: pick a clan.
pick-wait = { $name } picks a clan.
fairness = Fair deal
fairness-why = This hash fixes all chance of the game before it begins. After the end the seed is shown and anybody can check it.

## Line

line-connecting = Connecting …
line-lost = The connection is lost. Trying again …
line-restarting = The server restarts. One moment …
line-refused = This table is not here, or not for you.
back-home = To the start
take-title = Bring your seats to this device
take-why = Your seats move here, and leave the other device.
take-do = Move them here
device-link = Move to another device
device-link-why = Open this link on the other device within ten minutes. It works once.

## Settings

settings = Settings
language = Language
theme = Light
theme-auto = as the system
theme-day = day
theme-night = night
sound = Sound
motion = Motion
guide = Guide
on = on
off = off
close = Close
back = Back
cancel = Cancel
confirm = Confirm
lost-page = There is nothing here.

## Around one screen

hand-over = Give the device to { $name } ({ $clan })
hand-over-why = The others look away. What the last one saw is hidden.
hand-over-take = I play the { $clan }
