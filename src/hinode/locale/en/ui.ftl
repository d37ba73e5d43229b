# The web client's own words.

## Start

app-name = Hinode
app-tagline = Alliances over tea, battles by sealed bids. A table for three to five, with friends or with bots.
your-name = Your name
your-name-why = The others at the table see it. No account, no password.
start-playing = Sit down
welcome-first-game = Begin a first game at once
about-tea = Tea, and allies for a season
    .does = Before each season you drink tea: ask, promise, give. Allies share their gains, until one of them betrays.
about-mandates = Mandates for everybody
    .does = In turn you choose what all will do: recruit, marshal, train, harvest or betray. Shrines reward your worshippers.
about-war = Wars by sealed bids
    .does = Coins in secret on four advantages: even those who fall can win. Three seasons, then winter counts.
play-now = Play now
play-now-why = You and bots, at once.
how-many = How many clans at the table
bot-level = How strong the bots play
bot-style = Their character
level-random = Stray (at random)
    .does = Plays anything that is allowed. For trying things out.
level-greedy = Steady
    .does = Takes what looks best now. A fair rival for your first games.
level-planner = Cunning
    .does = Looks ahead before it moves. Stronger, and takes longer to think.
style-mixed = Mixed
    .does = Each bot has a character of its own; you find out which.
style-plain = Plain
    .does = Balanced: no likes, no grudges out of the ordinary.
style-loyal = Loyal
    .does = Likes honor and keeps its promises. Betray it once and it is done with you.
style-merchant = Merchant
    .does = Loves Coins, cards and Harvests, and adds a Coin to every deal.
style-warlord = Warlord
    .does = Armies, Strongholds and wars. Seldom an ally, and forgets no betrayal.
style-monk = Monk
    .does = Fills the shrines and climbs the honor track. Takes nearly any hand that is offered.
style-opportunist = Opportunist
    .does = Picks the best offer, and leaves an ally when that pays.
style-trickster = Trickster
    .does = Courts everybody, promises everything, betrays whenever it can.
first-game = A first game
first-game-new = New here? Begin with this.
first-game-why = Fixed shrines, the Archway cards, and a guide that explains each phase when it comes.
new-table = A table with friends
new-table-why = Choose everything, then send a link.
hot-seat = Around one screen
hot-seat-why = Several people share this device; secrets are hidden while it changes hands.
my-tables = My tables
open-tables = Open tables
no-tables-mine = Tables you sit at will be listed here.
more-tables = More tables
no-tables-open = No open table at the moment. Make one, and others will see it here.
rules-book = The rules
rules-book-why = Every clause, card, clan and kami, to search and to read.
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
    .does = Then you get a link for your friends. Nothing begins before you say so.
new-people = Who plays
new-game = What is played
new-preset = As in a first game
    .does = The Archway cards and the four shrines of a first game.
title = Name of the table
title-hint = optional
clans-how = Clans
clans-chosen = everybody chooses
    .does = Whoever comes first takes the clan they like.
clans-random = drawn
    .does = Chance gives everybody a clan when the game starts.
clans-pick = picked in turn
    .does = When all are here, one after the other picks.
season-set = Season cards
set-archway = Archway
    .does = Armies and Monsters. The set for a first game.
set-horseman = Horseman
    .does = Raids and thefts: for those who do not fear a bad name.
set-teapot = Teapot
    .does = Coins and friendship: allies are worth more.
set-mountain = Mountain
    .does = Shrines, Strongholds and the Daimyo. Made for Kami Unbound.
set-random = drawn
    .does = One of the four sets, by chance.
shrines-how = Shrines
shrines-random = four drawn
    .does = Four of the seven kami, different in every game.
shrines-first-game = those of a first game
    .does = Amaterasu, Fujin, Hachiman and Tsukuyomi: gifts that explain themselves.
kami-unbound = Kami Unbound: the kami walk the map
    .does = An addition for experienced players: each kami fights for the clan that leads its shrine.
who-may-come = Who may come
open-to-all = open to all
    .does = The table is listed; anybody on this server may sit down.
by-link = by link only
    .does = Only those to whom you send the link.
clock = Clock
clock-none = none
    .does = Nobody is hurried.
clock-decision = for each decision
    .does = So many seconds for every answer; then a bot answers.
clock-bank = a bank for the game
    .does = Minutes for the whole game, a little more with each answer.
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
share = Share
place-free = free seat
place-bot = bot
place-you = you
take-seat = Sit here
leave-seat = Stand up
choose-clan = Your clan
any-clan = any that is left
seat-bot = Put a bot here
open-seat = Free this seat
bot-change = Change this bot
around-name = Who sits here
around-why = Sit down once for each person on this device, and write their names: the device is handed over by name.
seats-here = Seats: { $here } of { $all } filled
sit-first = Sit down first: choose a seat or a clan.
clans-meet = The clans
clan-gone = gone
kami-unbound-short = Kami Unbound
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

connection-connecting = Connecting …
connection-lost = The connection is lost. Trying again …
connection-restarting = The server restarts. One moment …
connection-refused = This table is not here, or not for you.
back-home = To the start
take-title = Bring your seats to this device
take-why = Your seats move here, and leave the other device.
take-do = Move them here
take-anyway = Leave them, and move my seats here
sign-out-everywhere = Sign out all other devices
signed-out-everywhere = Only this browser is signed in now.
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
auto-pass = Automatic pass
auto-pass-hint = In Train, when you cannot afford any card.
auto-pass-after = after { $seconds } s
on = on
off = off
close = Close
back = Back
cancel = Cancel
confirm = Confirm
gallery = Gallery
gallery-portraits = Portraits
gallery-figures = Figures
gallery-emblems = Emblems
gallery-textiles = Textiles
lost-page = There is nothing here.
lost-why = The address may be old, or a letter is missing.

## Around one screen

hand-over = Give the device to { $name } ({ $clan })
hand-over-why = The others look away. What the last one saw is hidden.
hand-over-take = I play the { $clan }

## Table

table-map = Map of the eight provinces
table-zoom-in = Nearer
table-zoom-out = Further away
table-fit = The whole map
table-piece = { $clan } { $figure } in { $province }
table-piece-short = { $clan } { $figure }
table-my-piece = { $figure }, { $place }
table-their-piece = { $clan } { $figure }, { $place }
table-clan-here = { $clan } { $force }: { $pieces }
table-clan-leads = { $clan } lead with { $force }: { $pieces }
table-war-number = War number { $number }
table-empty = Nobody is here.
table-no-force = Nobody has any force here.
table-at-peace = At peace this season.
table-war-over = This war is over.
table-war-nobody = Nobody is here: nobody would get the token.
table-war-battle = A battle: without bids { $winner } would win it now.
table-war-taken = No battle: { $winner } would take the token now.
table-war-won-by = Won by { $clan }
table-kami-nobody = Nobody controls it.
table-kami-of = Fights for { $clan }.
table-kami-beside = Its figure stands beside the shrine.
table-kami-walks = Its figure is in { $province }.
table-walking = Where it walks:
table-harvest-now = In a Harvest now { $clan } could reap
table-harvest-nobody = Nobody would reap this in a Harvest now.
table-part = { $what } +{ $force }
table-leads = leads
table-tie = A tie goes to the clan with higher honor.
table-honor-place = { $clan }: place { $place } in honor
table-wars = Wars
table-shrines = Shrines
table-shrine-empty = nobody
table-devotee = { $clan } would get the gift now.
table-to-shrine = To the shrine of { $kami }
table-track = The season: mandates, kami turns, war
table-mandate-turn = Mandate turn { $turn }
table-turn-of = Turn of { $clan }
table-laid = { $clan } chose { $mandate }.
table-face-down = { $clan } laid a tile face down and announced { $mandate }.
table-laid-announced = { $clan } laid { $tile } and announced { $mandate }.
table-bot = a bot plays
table-online = here
table-away = away
table-thinks = thinking
table-ally = Allied with { $clan }
table-clan-summary = { $clan }: { $vp } VP, { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $ronin } Ronin, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $tokens ->
    [one] 1 war token
   *[other] { $tokens } war tokens
}
table-rank = #{ $rank }
table-rank-long = Rank { $rank }
table-standing = Rank { $rank }, projected final score { $total } VP
table-projected = Projected final score
table-projected-now = VP now
table-projected-set = { $provinces ->
    [one] 1 province
   *[other] { $provinces } different provinces
}
table-clock = Time left
table-cards = Cards
table-no-cards = No cards yet.
table-tokens = War tokens
table-worth = Worth { $vp } VP in Winter, and { $bonus } more for { $provinces ->
    [one] 1 province
   *[other] { $provinces } different provinces
}.
table-hostages = Hostages
table-reserve-empty = Everything is on the board.
table-allied-in = Allied in { $seasons }
table-clans = Clans
table-market = Cards of { $season }
table-short-of = { $coins ->
    [0] Not now.
    [one] You are 1 Coin short.
   *[other] You are { $coins } Coins short.
}
table-no-display = The cards of the season will lie here.
table-deck = What you know of the mandates
table-deck-size = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
table-deck-top = On top for sure:
table-deck-seen = Turn { $turn }, you saw
table-deck-down = Turn { $turn }, you laid face down
table-deck-unknown = You have not looked at any tiles this season.
table-pick-figure = Pick a figure.
table-pick-province = Now a lit province on the map.
table-pick-province-shrine = Now a lit province on the map, or a shrine, to worship there.
table-pick-stay = It can stay there, or go on to a shrine.
table-pick-way = Now the province it comes by.
table-pick-move = Tap a lit piece on the map, or drag it to where it shall go.
table-pick-target = Now where it goes.
table-pick-place = Now where it stands.
table-pick-betrayed = Tap a lit figure of another clan.
table-pick-with = What takes its place?
table-pick-victim = Tap a lit figure.
table-with = by { $figure }
table-build = Build a Stronghold
table-lay-tile = The tile you lay, face down
table-announce = The mandate you announce
table-bonus = Bonus:
table-preview-train = { $count ->
    [0] You could afford no card.
    [one] You could afford 1 card.
   *[other] You could afford { $count } cards.
}
table-preview-build = You could build for { $coins }.
table-preview-no-build = You could not build.
table-preview-ally = The bonus is also for { $clan }.
table-preview-betray = Breaks with { $clan }; honor { $place } → { $next }.
table-preview-betray-free = No ally to lose, no honor lost.
table-after-buy = You keep { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}.
table-cannot-afford = You cannot afford any card.
table-passing = You cannot afford any card. Passing in { $seconds } s.
table-pass-now = Pass now
table-keep-waiting = Wait for a gift
table-after-done = You have not used this yet.
table-no-way-back = You may not be able to take this back.
table-all-choices = All choices ({ $count })
table-find-choice = Find a choice
table-over = The game is over. Victory: { $clans }.
table-dock = What is asked
table-skip = To what is asked
table-asked = You are asked: { $question }
table-undo = Undo
table-panels = Panels
table-tab-ask = Play
table-tab-clans = Clans
table-tab-board = Season
table-tab-log = Log
table-tab-talk = Talk
table-tab-cards = Cards
table-tab-rules = Rules
table-sheet = Panel
table-sheet-height = Change the height of the panel
table-look-board = Look at the board
table-show-result = Show the result

## Entries of the log that are told for themselves: `$clan` in words, names of persons as they are

entry-joined = { $name } sits down
entry-left = { $name } leaves the table
entry-undone = { subject } take back an answer
entry-voted = { $to ->
    [bot] One vote for a bot on the seat of { $about }
   *[link] One vote to offer the seat of { $about } by link
}
entry-handed = { $why ->
    [wish] { subject } hand the seat to a bot
    [vote] By vote, a bot plays for { the-clan }
   *[clock] Time is up: a bot plays on for { the-clan }
}
entry-offered = The seat of { the-clan } is free for anybody with the link
entry-returned = { $name } plays for { the-clan } now
entry-came_back = { subject } are back

## Tea

tea-bell = The bell rings in { $time }
tea-no-bell = No bell: tea lasts until all are done
tea-table = Who sits with whom
tea-pair-allied = { $one } and { $other } are allies
tea-pair-offers = { subject } wait for an answer from { to-clan }
tea-free = free
tea-allied-with = allied with { $with }
tea-is-done = done with tea
tea-offers-you = offers you an alliance
tea-you-offered = you have offered an alliance
tea-can-ally = You can still become allies
tea-others-offer = offers { $to } an alliance
tea-propose = Offer an alliance
tea-propose-gift = Give and offer
tea-accept = Accept
tea-refuse = Refuse
tea-withdraw = Take back
tea-with-gift = with a gift
tea-gift-first = The gift is given first, and is theirs whatever they answer.
tea-ready = I am done
tea-ready-why = You are asked again only if somebody makes you an offer. Whoever has no ally in the end is alone this season.
tea-ready-yes = Yes, be done
tea-waiting = You are done. The others still talk.
tea-watching = You watch the ceremony.
tea-alone = { $count ->
    [one] One clan is without an ally
   *[other] { $count } clans are without an ally
}

## Bids and battles

bid-on = Coins on { $advantage }
bid-left = Coins left
bid-total = Bid in all
bid-forces = Forces
bid-force-now = now
bid-force-ronin = with all Ronin
bid-has-bid = has bid
bid-thinks = thinks
bid-seal = Seal the bid
bid-seal-nothing = Seal a bid of nothing
bid-hint = Arrow keys change a number, 0 clears it. Ties go to the higher honor.
bid-would-win = would win as things stand
bid-sealed = Sealed
bid-you = You
battle-of = Battle for { $province }
battle-war = War { $number }
battle-secret = Everybody bids in secret
battle-has-sealed = { $clan }: sealed
battle-still-bids = { $clan }: still bidding
battle-outcome = Outcome
battle-bid = { $clan } { $coins }
battle-no-bids = no bids
battle-tie = A tie: { $clan } is higher in honor.
battle-declines = { $clan } declines.
battle-thinks = { $clan } may use it.
battle-no-effect = { $clan }: nothing came of it.
battle-nothing-paid = Nobody pays anything.
battle-fighters = Who fights
battle-force-before = { $clan }: { $before } force
battle-force-change = { $clan }: { $before } force before, { $after } after
battle-wins = { $clan } wins
battle-force = with { $force } force
battle-token = War token of { $province }
battle-fallen = The fallen
battle-none-fallen = Nobody has fallen
battle-reparations = Reparations
battle-skip = Skip
battle-only-result = Just show the result
battle-close = Close the battle
battle-next = Next battle
battle-previous = Battle before
battle-of-many = { $number } of { $count }

## Log and absence

log = Log
log-filter = Only lines about { $clan }
log-all = All clans
log-earlier = Show what came before
log-newest = To the newest
log-news = What just happened
log-empty = What happens at the table will be written here.
log-none = Nothing yet about the chosen clans.
log-season = { $season }, { $count ->
    [one] one line
   *[other] { $count } lines
}
log-says = { $clan } says: “{ $words }”
away-title = While you were away
away-entries = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
away-now = It is { $season } now, { $phase }.
away-more = and { $count } more in the log
away-go-on = Go on

## Talk

talk = Talk
talk-to = To
talk-everybody = Everybody
talk-watchers = Among those who watch
talk-watchers-why = Players do not see this.
talk-whisper-to = Whisper to { $clan }
talk-whisper = whispers to { $clans }
talk-say = Say something
talk-send = Send
talk-left = { $count } characters left
talk-too-long = { $count } characters too many
talk-empty = Nobody has said anything yet. Deals are made here; promises bind nobody.
talk-empty-bots = Bots do not chat. They weigh your offers at tea and your gifts, and say why they answer as they do.
talk-empty-whisper = Choose clans below to whisper: only they will read it.
talk-only = Only { $clans } will read this.
talk-older = Earlier messages
talk-link = Come along
talk-watcher = watching
talk-gift = Give something
talk-gift-to = To whom
talk-gift-coins = Coins
talk-gift-ronin = Ronin
talk-gift-give = Give
talk-gift-given = Given.
talk-gift-none = You have nothing to give.
talk-gift-why = What is given is given. It binds nobody to anything.
step-less = Fewer: { $what }
step-more = More: { $what }

## The end

end-winner = The { $clan } win
end-you-win = You win
end-shared = { $clans } share the victory
end-shared-why = Allies of the autumn, with the same points.
end-ranking = Ranking
end-points = Points by source
end-source = Source
end-total = Total
end-vp-chart = Victory points over the game
end-honor-chart = Honor over the game
end-chart-table = The same in numbers
end-replay = Watch it again
end-record = Download the record
end-record-why = All answers, with the seed of the game: anybody can check that it was fair.
end-again = Play again
end-again-why = A new table with the same options and bots; the others find a link to it in the talk.
end-again-come = Once more? { $link }
source-tokens = War tokens
source-provinces = Different provinces
source-harvest = Harvests
source-seppuku = Seppuku
source-hostage = Hostages
source-poets = Poets
source-virtue = Virtues
source-winter = Winter Upgrades
source-cards = Other cards
source-kami = Kami
source-other = Other
chart-start = Start

## Replay

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-slider = Moment of the game
replay-eyes = Through whose eyes
replay-spectator = a spectator’s
replay-all = all secrets
replay-link = Link to this moment
replay-keys = Arrow keys step, Home and End jump, Space plays.
replay-happens = What happens here
replay-quiet = Nothing is told of this step.
replay-start = The table is set.
replay-secrets = What each clan knew
replay-hand = Tiles looked at
replay-sealed = Sealed bid
replay-loading = Turning the pages …
replay-missing = This game cannot be shown: it is not over, or not here.

## Rules

rules-search = Search the rules
rules-search-hint = a word, a card, a clause
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One entry
   *[other] { $count } entries
}
rules-all = Everything
rules-clauses = Clauses
rules-clans = Clans
rules-kami = Kami
rules-mandates = Mandates
rules-advantages = War advantages
rules-cards = Season cards
rules-pieces = Pieces and words
rules-power = With Kami Unbound
rules-bonus = Bonus
rules-cost = Cost
rules-see = See
rules-home = Home
rules-income = Income

## Guide

guidance-ok = I see
guidance-off = No more of this
guidance-off-why = It can be switched on again in the settings.
guidance-label = Guide
guidance-look = Look at
