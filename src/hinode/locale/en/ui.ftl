# The web client's own words.

## Start

app-name = Hinode
app-tagline = Forge alliances over tea and win battles with secret bids. For three to five players, with friends or bots.
your-name = Your name
your-name-missing = Please enter a name first.
your-name-why = Shown to other players. No account or password needed.
start-playing = Choose a game
welcome-continue = Continue
welcome-first-game = Start your first game
about-tea = Alliances over tea
    .does = Each season begins with tea: negotiate, make promises, give gifts. Allies share their bonuses, until one betrays the other.
about-mandates = Mandates for everyone
    .does = Take turns choosing what everyone does: recruit, marshal, train, harvest or betray. Shrines reward your worshipers.
about-war = Wars with secret bids
    .does = Secretly bid Coins on four advantages: even the losers can profit. After three seasons, Winter decides the game.
play-now = Play now
play-now-why = You against bots, right away.
how-many = Number of clans
bot-level = Bot strength
bot-style = Bot personality
bot-custom-does = The person who runs this server added this bot.
level-random = Random
    .does = Plays any legal move. For trying things out.
level-easy = Easy
    .does = Makes sensible moves without a plan. For learning the game.
level-greedy = Steady
    .does = Plays the move that looks best right now. A fair opponent once you know the rules.
level-planner = Cunning
    .does = Thinks several moves ahead. Stronger, but slower.
level-master = Master
    .does = Learned from thousands of games. The strongest opponent.
style-mixed = Mixed
    .does = Each bot has a personality of its own. Find out who is who.
style-plain = Balanced
    .does = No strong preferences, no lasting grudges.
style-loyal = Loyal
    .does = Values honor and keeps its promises. Betray it once and it will never trust you again.
style-merchant = Merchant
    .does = Loves Coins, cards and Harvests, and sweetens every deal with a Coin.
style-warlord = Warlord
    .does = Armies, Strongholds and wars. Rarely makes an alliance and never forgets a betrayal.
style-monk = Monk
    .does = Fills the shrines and climbs the honor track. Accepts nearly any alliance.
style-opportunist = Opportunist
    .does = Takes the best offer, and drops an ally when it pays.
style-trickster = Trickster
    .does = Courts everyone, promises everything and betrays whenever it can.
first-game = First game
first-game-new = New here? Start with this.
first-game-why = The recommended shrines and cards, with a guide that explains each phase.
new-table = Play with friends
new-table-why = Choose the options, then share a link.
hot-seat = Share one screen
hot-seat-why = Pass one device around; secrets stay hidden between turns.
my-tables = My tables
open-tables = Open tables
no-tables-mine = Your tables will appear here.
more-tables = More tables
no-tables-open = No open tables right now. Create one and others will see it here.
rules-book = Rules
rules-book-why = Search every rule, card, clan and kami.
unofficial = Free and unofficial. Hinode is not affiliated with the publisher of the board game.
replay-open = Open a game record
replay-open-why = A file from this or another server.
table-of = { $players } clans
status-gathering = waiting for players
status-picking = picking clans
status-playing = in progress
status-ended = finished
status-imported = imported
go-on = Resume
open-table = Open
look = Watch
join = Join

## New table

make-table = Create table
    .does = You then get a link for your friends. The game starts when you say so.
new-people = Players
new-game = Game options
new-preset = First-game setup
    .does = The Archway cards and the four recommended shrines.
title = Table name (optional)
clans-how = Clans
clans-chosen = free choice
    .does = First come, first served.
clans-random = random
    .does = Clans are dealt at random when the game starts.
clans-pick = pick in turn
    .does = When everyone is here, players pick one after another.
season-set = Season cards
set-archway = Archway
    .does = Armies and Monsters. Recommended for a first game.
set-horseman = Horseman
    .does = Raids and theft, for those who do not mind losing honor.
set-teapot = Teapot
    .does = Coins and friendship: allies are worth more.
set-mountain = Mountain
    .does = Shrines, Strongholds and the Daimyo. Made for Kami Unbound.
set-random = random
    .does = One of the four sets at random.
shrines-how = Shrines
shrines-random = random
    .does = Four of the seven kami, different every game.
shrines-first-game = first game
    .does = Amaterasu, Fujin, Hachiman and Tsukuyomi: easy to understand.
kami-unbound = Kami Unbound: kami enter the map
    .does = An expansion for experienced players: each kami fights for the clan that leads its shrine.
who-may-come = Who can join
open-to-all = public
    .does = The table is listed; anyone on this server can join.
by-link = invite only
    .does = Only people with the link can join.
clock = Time limit
clock-none = none
    .does = Take as long as you like.
clock-decision = per decision
    .does = A fixed time for each decision; when it runs out, a bot decides for you.
clock-bank = per game
    .does = Each player has a total time for the whole game, plus a little for each decision.
clock-seconds = seconds
clock-minutes = minutes
clock-increment = seconds added per decision
clock-tea = time for the Tea Ceremony, in seconds
seats-for-bots = Bots
add-bot = Add a bot
remove-bot = Remove
bot-deals = Deals with bots
bot-deals-off = none
    .does = Bots decline every offer.
bot-deals-answer = they reply
    .does = Bots reply to offers but make none of their own.
bot-deals-full = they make offers
    .does = Bots reply to offers and also make their own.

## Lobby

invite-friends = Invite friends with this link
copy = Copy
copied = Copied
share = Share
place-free = open seat
place-bot = bot
place-you = you
take-seat = Sit here
leave-seat = Leave seat
choose-clan = Your clan
any-clan = any
seat-bot = Add a bot here
open-seat = Free this seat
bot-change = Change this bot
around-name = Player name
around-why = Take one seat for each person on this device and enter their names.
seats-here = Seats filled: { $here } of { $all }
sit-first = Choose a seat or a clan first.
clans-meet = Clans
clan-gone = taken
kami-unbound-short = Kami Unbound
ready = Ready
not-ready = Not ready
start-game = Start the game
start-hint = Empty seats are filled with bots.
waiting-for-creator = Waiting for the host to start the game.
pick-now = It is your turn: pick a clan.
pick-wait = { $name } is picking a clan.
fairness = Provably fair
fairness-why = This hash is fixed before the game begins. Afterward, the seed is published, so anyone can check that nothing was manipulated.

## Connection

connection-connecting = Connecting…
connection-lost = Connection lost. Reconnecting…
connection-restarting = The server is restarting. One moment…
connection-refused = This table does not exist, or you do not have access.
back-home = Home
take-title = Move your seats to this device
take-why = Your seats move here and are removed from the other device.
take-do = Move here
take-anyway = Leave those tables and move here
sign-out-everywhere = Sign out all other devices
signed-out-everywhere = Only this browser is signed in now.
device-link = Move to another device
device-link-why = Open this link on the other device within ten minutes. It works once.

## Settings

settings = Settings
language = Language
theme = Appearance
theme-auto = automatic
theme-day = light
theme-night = dark
sound = Sound
motion = Animations
guide = Guide
auto-pass = Pass automatically
auto-pass-hint = In Train, when you cannot afford a card.
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
gallery-people = Bushi, Shinto, Daimyo and Stronghold
gallery-large = Monsters and kami
gallery-free-kami = Kami controlled by no one
gallery-clans = Clans
gallery-monsters = Monsters
gallery-kami = Kami
gallery-mandates = Mandates
gallery-advantages = War advantages
gallery-tokens = Tokens
gallery-seasons = Seasons and card types
gallery-icons = Icons
lost-page = Page not found
lost-why = The link may be old or incomplete.

## Shared screen

hand-over = Pass the device to { $name } ({ $clan })
hand-over-why = Everyone else, please look away. The last player’s secrets are hidden.
hand-over-take = I am the { $clan } player

## Table

table-map = Map of the eight provinces
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show the whole map
table-piece = { $clan } { $figure } in { $province }
table-piece-short = { $clan } { $figure }
table-my-piece = { $figure }, { $place }
table-their-piece = { $clan } { $figure }, { $place }
table-clan-here = { name-of-clan } { $force }: { $pieces }
table-clan-leads = { $clan ->
    [you] You lead
   *[other] { $clan } leads
} with { $force } force: { $pieces }
table-war-number = War number { $number }
table-empty = No one is here.
table-no-force = No one has any force here.
table-at-peace = At peace this season.
table-war-over = This war is over.
table-war-nobody = No one has force here: the token would be discarded.
table-war-battle = Battle: without bids, { $winner } would win now.
table-war-taken = No battle: { $winner } would take the token now.
table-war-won-by = Won by { $clan }
table-kami-nobody = No one controls it.
table-kami-of = Fights for { $clan }.
table-kami-beside = Its figure is beside the shrine.
table-kami-walks = Its figure is in { $province }.
table-walking = Power on the map:
table-harvest-now = With the Harvest bonus, { $clan } would now gain
table-harvest-nobody = No one would gain this in a Harvest now.
table-part = { $what }: force { $force }
table-leads = leads
table-tie = A tie goes to the clan with higher honor.
table-honor-place = { name-of-clan }: honor rank { $place }
table-wars = Wars
table-shrines = Shrines
table-shrine-empty = no one
table-devotee = { name-of-clan } would use this shrine’s ability now.
table-to-shrine = To the shrine of { $kami }
table-track = The season: mandates, Kami Turns, war
table-mandate-turn = Mandate turn { $turn }
table-turn-of = { $clan ->
    [you] Your turn
    [Lotus] Lotus’ turn
   *[other] { $clan }’s turn
}
table-laid = { name-of-clan } chose { $mandate }.
table-face-down = { name-of-clan } played a tile face down and announced { $mandate }.
table-laid-announced = { name-of-clan } played { $tile } face down and announced { $mandate }.
table-bot = played by a bot
table-online = online
table-away = away
table-catching-up = still watching earlier events
table-thinks = thinking
table-ally = Allied with { $clan }
table-clan-summary = { name-of-clan }: { $vp } VP, { $coins ->
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
table-standing = If the game ended now: rank { $rank } with { $total } VP
table-standing-short = Est. { $total } (#{ $rank })
table-projected = Score if the game ended now
table-projected-now = VP now
table-projected-set = { $provinces ->
    [one] 1 province
   *[other] { $provinces } different provinces
}
table-clock = Time left
table-cards = Cards
table-no-cards = No cards yet.
table-tokens = War tokens
table-worth = { $bonus ->
    [0] Worth { $vp } VP in Winter. Different provinces: { $provinces }, no bonus yet.
   *[other] Worth { $vp } VP in Winter, plus { $bonus } VP for { $provinces } different provinces.
}
table-own-token = { $count ->
    [one] You have a war token from { $province }
   *[other] You have { $count } war tokens from { $province }
}
table-hostages = Hostages
table-reserve-empty = No pieces in reserve.
table-allied-in = Allied in { $seasons }
table-clans = Clans
table-market = { $season } cards
table-short-of = { $coins ->
    [0] Not available now.
    [one] You are 1 Coin short.
   *[other] You are { $coins } Coins short.
}
table-no-display = This season’s cards will appear here.
table-deck = Mandate tiles you know
table-deck-size = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
table-deck-top = Known on top:
table-deck-seen = On turn { $turn } you saw:
table-deck-down = On turn { $turn } you played face down:
table-deck-unknown = You have not looked at any tiles this season.
table-pick-figure = Choose a figure.
table-pick-province = Now choose a highlighted province.
table-pick-province-shrine = Now choose a highlighted province, or a shrine to worship at.
table-pick-stay = Stay here, or go to a shrine?
table-pick-way = It goes straight to this shrine. Which province does the summon count for?
table-pick-move = Select a highlighted piece, or drag it to its destination.
table-pick-target = Now choose where it goes.
table-pick-mover = Which piece goes there?
table-pick-site = Now choose where to build it for { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}.
table-build-price = { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
table-tiles-in-hand = ({ $count } of these)
card-copies-left = { $count } left
card-listed = list price { $coins }
table-pick-place = Now choose where to place it.
table-pick-betrayed = Select a highlighted figure of another clan.
table-pick-with = Replace it with which figure?
table-pick-victim = Select a highlighted figure.
table-with = with { $figure }
table-build = Build a Stronghold
table-lay-tile = Tile to play face down
table-announce = Mandate to announce
table-still-tile = Now choose the tile to play face down
table-still-announce = Now choose the mandate to announce
table-bonus = Bonus:
table-after-buy = You will have { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} left.
table-cannot-afford = You cannot afford any card.
table-passing = You cannot afford any card. Passing in { $seconds } s.
table-pass-now = Pass now
table-keep-waiting = Wait for a gift
table-after-done = You have not done anything yet. Finish anyway?
table-after-done-marshal = You have not moved anything yet. Finish anyway?
table-never-undone = You cannot undo this.
table-no-way-back = You can undo this until another clan acts or something hidden is revealed.
table-all-choices = All choices ({ $count })
table-find-choice = Search choices
table-over = The game is over. { $count ->
    [one] { $clans } wins.
   *[other] { $clans } share the victory.
}
table-dock = Your decision
table-skip = Skip to your decision
table-asked = Your decision: { $question }
table-undo = Undo
table-panels = Panels
table-tab-ask = Play
table-tab-clans = Clans
table-tab-board = Season
table-tab-log = Log
table-tab-talk = Chat
table-tab-cards = Cards
table-tab-rules = Rules
table-sheet = Panel
table-sheet-height = Resize panel
table-look-board = View board
table-show-result = Show the result

## Log entries that are not game events: `$clan` is already a name or “you”, `$name` is a person’s name

seat-of-clan = { $clan ->
    [you] Your seat
    [Lotus] The Lotus’ seat
   *[other] The { $clan }’s seat
}
seat-of-about = { $about ->
    [you] your seat
    [Lotus] the Lotus’ seat
   *[other] the { $about }’s seat
}
entry-joined = { $name } joins the table
entry-left = { $name } leaves the table
entry-undone = { subject } undo a decision
entry-voted = { $to ->
    [bot] One vote for a bot to play { seat-of-about }
   *[link] One vote to open { seat-of-about } to anyone with the link
}
entry-handed = { $why ->
    [wish] { subject } turn the seat over to a bot
    [vote] By vote, a bot now plays for { the-clan }
   *[clock] Out of time: a bot now plays for { the-clan }
}
entry-offered = { seat-of-clan } is open to anyone with the link
entry-returned = { $name } now plays for { the-clan }
entry-came_back = { subject } are back

## Tea

tea-bell = Tea ends in { $time }
tea-no-bell = No time limit: tea ends when everyone is done
tea-table = Alliances and offers
tea-pair-allied = { subject } and { with-clan } are allies
tea-pair-offers = { subject } are waiting for an answer from { to-clan }
tea-free = no ally yet
tea-allied-with = allied with { $with }
tea-is-done = done
tea-is-done-waits = done, and waits for your reply
tea-offers-you = offers you an alliance
tea-offers-deal = offers you a deal
tea-you-offered = you offered an alliance
tea-declined = declined your offer
tea-withdrew = withdrew the offer to you
tea-can-ally = can ally with you
tea-others-offer = offers { $to } an alliance
tea-propose = Offer an alliance
tea-propose-gift = Offer with gift
tea-accept = Accept
tea-refuse = Decline
tea-withdraw = Withdraw
tea-with-gift = with a gift
tea-gift-first = The gift is given first; they keep it no matter what they answer.
tea-ready = Done with tea
tea-ready-why = You will be asked again only if someone makes you an offer. If you have no ally at the end, you play alone this season.
tea-ready-yes = Yes, I am done
tea-waiting = You are done. The others are still negotiating.
tea-watching = You are watching the Tea Ceremony.
tea-alone = { $count ->
    [0] Every clan has an ally
    [one] One clan has no ally
   *[other] { $count } clans have no ally
}

## Bids and battles

bid-on = Coins on { $advantage }
bid-left = Coins left
bid-details = Details
bid-total = Total bid
bid-forces = Forces
bid-force-ronin = with all Ronin
bid-plus-ronin = +Ronin
bid-has-bid = has bid
bid-thinks = thinking
bid-seal = Confirm bid
bid-seal-nothing = Bid nothing
bid-would-win = currently winning
bid-sealed = Bid placed
bid-you = You
battle-of = Battle for { $province }
battle-war = War { $number }
battle-secret = Secret bidding
battle-has-sealed = { name-of-clan }: bid placed
battle-still-bids = { name-of-clan }: still bidding
battle-bid = { name-of-clan } { $coins }
battle-no-bids = no bids
battle-tie = Tie: { $clan ->
    [you] you have
   *[other] { $clan } has
} higher honor.
battle-declines = { $clan ->
    [you] You do
   *[other] { $clan } does
} not use it.
battle-thinks = { name-of-clan } may use it.
battle-no-effect = { name-of-clan }: no effect.
battle-fighters = Clans in the battle
battle-force-before = { name-of-clan }: { $before } force
battle-wins = { $clan ->
    [you] You win
   *[other] { $clan } wins
}
battle-force = with { $force } force
battle-token = War token of { $province }

## The story: caption and stage

story-ago = { $count ->
    [one] 1 step ago
   *[other] { $count } steps ago
}
story-back = Step back
story-next = Step forward
story-now = Now
story-behind = Showing what happened
story-looking-back = You are viewing an earlier moment
dock-standings = Who is ahead
story-speed = Playback speed
story-speed-slow = Slow
story-speed-normal = Normal
story-speed-fast = Fast
story-speed-instant = Instant
story-wait = Pause after each battle
story-wait-hint = The results of wars that you fight in or win stay until you close them. At slow and normal speed, so do all other results and the start of a season. At instant speed, nothing waits.
stage = What is happening
stage-steps = Steps of the battle
stage-next = Next step
stage-continue = Continue
stage-skip-battle = Skip to the result
stage-skip-mine = Skip to my next war: { $province }
stage-skip-war = Skip the other wars
# The same on a phone, beside the sign for skipping.
stage-skip-battle-brief = Result
stage-skip-mine-brief = { $province }
stage-skip-war-brief = Other wars
stage-honor = Honor rank { $place }
stage-war = The War Phase begins
stage-no-wars = There are no wars this season.
stage-season = { $season } begins
stage-discarded = Coins and Ronin left over from last season are discarded.
stage-before-scoring = VP before Final Scoring
stage-standings = Ranking if the game ended now
stage-points-now = now { $vp }
step-of-battle-reveal = Bids
step-of-battle-seppuku = Seppuku
step-of-battle-hostage = Hostage
step-of-battle-ronin = Ronin
step-of-battle-outcome = Outcome
step-of-battle-poets = Poets
step-of-battle-reparations = Coins
result-wins = { $clan ->
    [you] You win
   *[other] { $clan } wins
} { $province }
result-against = against
result-why = Why
result-vp = VP
result-no-advantage = No one bid on an advantage.
result-no-effect = No advantage changed the battle.
result-killed = Killed
# Why a clan's Coins changed in a battle.
result-bid = bid { $coins }
result-repaid = reparations +{ $coins }
# A war token that was just won, and the winner's tokens.
stage-token = War token: { $vp } VP in Winter.
stage-token-set = { $bonus ->
    [0] The winner has tokens of { $provinces ->
        [one] 1 province
       *[other] { $provinces } different provinces
    }.
   *[other] The winner has tokens of { $provinces } different provinces: { $bonus } more VP in Winter.
}
result-none-killed = No one was killed.
result-spared = { $clan ->
    [you] Your figures stay: you are the winner’s ally.
   *[other] The figures of { $clan } stay: { $clan } is the winner’s ally.
}
# The scene of an alliance of the player, and the lasting mark of the ally.
alliance = { subject } and { with-clan } are allies
alliance-means = Until the next Tea Ceremony you get the bonus on each other’s mandates. If only the two of you are in a province, you do not fight there.
table-your-ally = Ally: { $clan }

betrayal = { subject } betrayed { to-clan }
betrayal-over = The alliance is over: the clans no longer share bonuses or spare each other’s figures in battle.
# A war without a battle: who took the war token, and why no one fought (by clause of the rules).
no-battle-takes = { $clan ->
    [you] You take
   *[other] { $clan } takes
} the war token of { $province }
no-battle-no-one = No one takes the war token of { $province }
no-battle-war-3 = No battle: no one has force there. The token is discarded.
no-battle-war-4 = No battle: no other clan has force there. No bids are made, and no one is killed.
no-battle-war-5 = No battle: only two allies have force there, and allies alone do not fight. The one with more force takes the token; in a tie, the one with more honor.

## Log and missed events

log = Log
log-filter = Only { $clan }
log-all = All clans
log-watch = Watch from here
log-newest = Jump to latest
log-news = Latest events
log-empty = Events will appear here.
log-none = Nothing yet for the selected clans.
log-pair = { $one } + { $other }
log-sum-no-alliance = No alliances
log-sum-no-shrine = No one leads a shrine
log-sum-no-winner = No one wins
log-sum-acquired = { $count ->
    [one] 1 card bought
   *[other] { $count } cards bought
}
log-sum-summoned = { $count ->
    [one] 1 figure summoned
   *[other] { $count } figures summoned
}
log-sum-placed = { $count ->
    [one] 1 figure placed
   *[other] { $count } figures placed
}
log-sum-moved = { $count ->
    [one] 1 piece moved
   *[other] { $count } pieces moved
}
log-sum-built = { $count ->
    [one] 1 Stronghold built
   *[other] { $count } Strongholds built
}
log-sum-replaced = { $count ->
    [one] 1 figure replaced
   *[other] { $count } figures replaced
}
log-sum-reaped = { $count ->
    [one] 1 province harvested
   *[other] { $count } provinces harvested
}
log-sum-killed = { $count ->
    [one] 1 figure killed
   *[other] { $count } figures killed
}
log-says = { $clan ->
    [you] You say
   *[other] { $clan } says
}: “{ $words }”
away-title = While you were away
away-entries = { $count ->
    [one] 1 event.
   *[other] { $count } events.
}
away-now = Now: { $season }, { $phase }.
away-more = and { $count } more in the log
away-go-on = Continue
away-watch = Watch what happened

## Chat

talk = Chat
talk-to = To
talk-everybody = Everyone
talk-spectators = Spectators only
talk-spectators-why = Players cannot see this.
talk-whisper-to = Whisper to { $clan }
talk-whisper = whispers to { $clans }
talk-say = Write a message
talk-send = Send
talk-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
talk-too-long = { $count ->
    [one] 1 character over the limit
   *[other] { $count } characters over the limit
}
talk-empty = No messages yet. Negotiate here; deals are not binding.
talk-empty-bots = Bots do not chat. They respond to your offers and gifts, and explain their answers.
talk-empty-whisper = Choose clans below to whisper to; only they can read your message.
talk-only = Only { $clans } can read this.
talk-older = Earlier messages
talk-link = Join
talk-spectator = spectator
talk-gift = Give a gift
talk-gift-to = Recipient
talk-gift-coins = Coins
talk-gift-ronin = Ronin
talk-gift-give = Give
talk-gift-given = Gift given.
talk-gift-none = You have nothing to give.
talk-gift-why = Gifts cannot be taken back, and do not bind anyone.
step-less = Decrease: { $what }
step-more = Increase: { $what }

## The end

end-winner = { subject } win
end-you-win = You win
end-shared = { $clans } share the victory
end-shared-why = Allied in Autumn and tied on points.
end-ranking = Ranking
end-points = Points by source
end-source = Source
end-total = Total
end-vp-chart = Victory points over the game
end-honor-chart = Honor over the game
end-chart-table = Show as table
end-replay = Watch replay
end-analysis = Analysis
end-record = Download game record
end-record-why = Every decision and the random seed, so anyone can verify the game.
end-again = Play again
end-again-why = “Play again” creates a table with the same options and bots; the others get a link in the chat.
end-again-come = Play again? { $link }
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
replay-first = Jump to start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Jump to end
replay-slider = Position in the game
replay-view-as = View as
replay-spectator = spectator
replay-all = everything revealed
replay-link = Link to this step
replay-keys = Arrow keys: step. Home/End: jump. Space: play.
replay-tab-log = Log
replay-tab-moments = Highlights
replay-moments-filter = Show only
replay-mark-season = Seasons
replay-mark-battle = Battles
replay-mark-betrayal = Betrayals
replay-mark-alliance = Alliances
replay-mark-card = Cards
replay-secrets = Secret information
replay-hand = Tiles seen
replay-sealed = Secret bid
replay-loading = Loading…
replay-missing = This game cannot be shown: it is not finished, or does not exist.

## Rules

rules-search = Search the rules
rules-search-hint = word, card or rule
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] 1 result
   *[other] { $count } results
}
rules-all = All
rules-clauses = Rules
rules-clans = Clans
rules-kami = Kami
rules-mandates = Mandates
rules-advantages = War advantages
rules-cards = Season cards
rules-pieces = Pieces and terms
rules-power = With Kami Unbound
rules-bonus = Bonus
rules-cost = Cost
rules-see = See
rules-home = Home
rules-income = Income

## Guide

guidance-ok = Got it
guidance-off = Turn off guide
guidance-off-why = You can turn it on again in the settings.
guidance-label = Guide
guidance-look = Tip
