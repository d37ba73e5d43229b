# Arriving and returning: invitations, games to continue, the browser tab, and the clan at the start of a game.

tab-my-turn = ● Your turn · { app-name }

continue-title = Continue
continue-my-turn = Your turn
continue-waiting = Waiting for others
continue-lobby = Players are joining

invitation-title = You are invited to a game
invitation-seated = Who is playing
invitation-bot = Bot
invitation-free = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
invitation-full = All seats are taken. You can watch.
invitation-under-way = The game has started. You can watch.
invitation-over = This game is over. You can see the result.
invitation-go = Go to the table
invitation-gone = This invitation link does not work. Ask for a new one.

play-clan = Your clan
play-clan-any = Any clan
    .does = A clan is drawn for you.

intro-title = You are the { $clan }
intro-idea = Getting started
intro-ok = Got it
intro-koi = Collect Ronin: at the start of the War Phase they become Coins, so you can bid more than the others expect. Recruit when there is a war near Edo.
intro-lotus = You can always announce the mandate that helps you most. Choose an ally whose turns come when you need a bonus, and wait until your own turn to decide what to announce.
intro-turtle = Your Strongholds fight. Move them with Marshal to provinces at war: they add force, and you never lose them in battle.
intro-dragonfly = Look at the last war of the season. You can summon there directly and move there from anywhere, so wait and see where the others are weak.
intro-bonsai = Buy a card whenever Train is chosen: each costs you at most 1 Coin. Strongholds are just as cheap, so build early and recruit more.

tea-means-turns = You get the bonus on { $theirs ->
    [0] none of their turns
    [one] 1 of their turns
   *[other] { $theirs } of their turns
}; they get it on { $mine ->
    [0] none
    [one] 1
   *[other] { $mine }
} of yours.
tea-means-wars = You both have figures at war in { $provinces }: as allies you do not kill each other’s figures there.
tea-means-nothing = So far, there is no war you are both in.
tea-waits = Bots give you some time before they ally with each other.

tutorial = Tutorial
    .why = Learn by playing: one short season, about five minutes.
how-to-play = How to play
    .why = The whole game in six illustrated pages.
rules-for-this = Rules for this

## Keyboard

keys-title = Keyboard
keys-choose = Choose an option by its number
keys-done = Finish or confirm
keys-walk = Move between options
keys-back = Go back one step
keys-undo = Undo
keys-next = Step forward in the playback (or click the sea)
keys-now = Jump to the present
keys-deal = Offer a deal
keys-ledger = Open the ledger of deals
keys-help = Show this help
