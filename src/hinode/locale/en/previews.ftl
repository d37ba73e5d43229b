# What a choice would lead to, before it is made: in the dock, the clan panels, on the map, at the shrines.

## Mandates: both parts of a tile. `.everyone` and `.allies` (cards.ftl) continue these.

part-everyone = Everyone:
part-alone = Only you:
part-allies = You and { $clan }:
part-me = You:
part-cost = Cost:
part-now = Now:
part-betrays-rank = alliance with { $clan } ends; honor rank { $before } → { $after }.
part-betrays-last = alliance with { $clan } ends; your honor rank stays { $after }.
part-betrays-ally = alliance with { $clan } ends; you lose honor.
part-betrays-free = none; you have no ally.

## What each clan could do or would gain

preview-change = { $before } → { $after }
preview-rank = #{ $before } → #{ $after }
preview-summon = { $count ->
    [0] No figure to summon
   *[other] Can summon { $count }
}
preview-move = { $count ->
    [0] Nothing to move
   *[other] Can move { $count }
}
preview-build = Can build a Stronghold for { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
preview-build-short = actual price { $coins }
preview-afford = { $count ->
    [0] Cannot afford a card
   *[other] { $count } of { $display } cards affordable
}
preview-replace = { $count ->
    [0] Cannot replace a figure
   *[other] Can replace { $count }
}
preview-targets = { $count ->
    [one] 1 possible target
   *[other] { $count } possible targets
}
preview-alliance-ends = Alliance ends
preview-killed = { $count } killed
preview-force = { name-of-clan }: force { $before } → { $after }
preview-leader = { $clan ->
    [you] Then you lead
   *[other] Then { $clan } leads
}

## A shipping route that others may charge for (Path of the Serpent)

toll-ahead = { $who } may charge { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} for this route ({ $cause }). You cannot undo the move then.
toll-ahead-unpaid = { $who } may close this route to you ({ $cause }): you have no Coin to pay. You cannot undo the move then.
toll-ahead-short = costs up to { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
toll-ahead-short-unpaid = may be closed: no Coin

## Why the last step cannot be undone

undo-ended-acted = No undo: another clan has acted
undo-ended-revealed = No undo: something was revealed
undo-ended-dealt = No undo: a deal was made

## How far a mandate is

progress-recruit = { $done } of { $count } summoned
progress-marshal = { $left ->
    [0] Nothing left to move
    [one] 1 left to move
   *[other] { $left } left to move
}
progress-betray = { $done } of { $count } replaced
progress-fujin = { $left ->
    [one] 1 move left
   *[other] { $left } moves left
}

## Cards: what one would do for me now

worth-now-season = Each season: { $what }.
worth-now-war = War Phase: { $what }.
worth-now-winter = Winter: { $vp } VP.
worth-now-force = { $province } { $force }
worth-now-forces = Force in war: { $forces }.
worth-now-leads = You could lead in { $provinces }.

## Bids: the battle by who wins an advantage

preview-lead = { $clan ->
    [you] You lead
   *[other] { $clan } leads
} { $force }–{ $second }
preview-lead-tie = Tie: { $clan ->
    [you] you lead
   *[other] { $clan } leads
} by honor
bid-without = Without bids:
bid-with-ronin = up to { $force } with hired Ronin
bid-wins = { $clan ->
    [you] If you win it:
   *[other] If { $clan } wins it:
}
# What the rows of the bidding form mean, and a row where the two strongest are equal.
bid-legend = A crest shows what happens if that clan wins the advantage. Ties go to higher honor.
bid-lead-tie = Tie: { $clan ->
    [you] you lead
   *[other] { $clan } leads
}
# The same on a phone. The crest of a rival that leads stands between `bid-if-you-win` and `bid-rival-leads`.
bid-if-you-win = If you win: { $what }
bid-you-lead = If you win: you lead { $force }–{ $second }
bid-you-lead-tie = If you win: you lead a tie
bid-rival-leads = leads { $force }–{ $second }
bid-rival-leads-tie = leads a tie
bid-vp = +{ $vp } VP
bid-no-coins-of = impossible; { $clan ->
    [you] you have
   *[other] { $clan } has
} no Coins
bid-glance = You have no Coins, so you bid nothing.
bid-last = Everyone else has bid: confirming reveals all bids.
bid-effect-seppuku = { $count ->
    [0] You have no figure here to kill.
    [one] Your figure dies: +{ $vp } VP
   *[other] Your { $count } figures die: +{ $vp } VP
}
bid-effect-honor = Honor rank { $before } → { $after }
bid-effect-hostage = Best target: { $figure }, +{ $vp } VP
bid-effect-hostage-none = You cannot take a figure.
bid-effect-ronin = Your force: { $before } → { $after }
bid-effect-ronin-coins = Coins you do not bid count as Ronin.
bid-effect-poets = 1 VP per figure killed: now { $vp }
bid-effect-poets-range = 1 VP per figure killed: now { $vp }, in the end { $least } to { $most }
