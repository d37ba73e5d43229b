# What a clan is asked, and its answers.
#
# `ask-KIND-CAUSE` where there is one, else `ask-KIND`: the question, with `.title` (a heading) and `.hint` (what to
# consider). Variables: what the decision carries, in words, and `$cause`. `wait-KIND` is for the others, with `$clan`.
# Labels: `answer-KIND`, with the answer’s own keys; `-shrine` where it names a shrine, `-announce` where the Lotus
# announce. "yes" and "no" have labels for each cause of an offer, "done" for each kind of decision.

## Questions

ask-tea = Do you want to propose an alliance this season?
    .title = Tea Ceremony
    .hint = Look for an ally whose mandate turns complement yours, and whom you would rather not fight.
ask-mandate = Which mandate do you choose?
    .title = Your mandate turn
    .hint = Everyone carries it out, but only you and your ally get the bonus. The next clan will see the three tiles you leave.
ask-recruit = Which figure do you summon, and where?
    .title = Recruit
    .hint = Bushi and the Daimyo hold provinces. A Shinto in a shrine competes for its ability in every Kami Turn left this season.
ask-marshal = Which figure do you move, and where?
    .title = Marshal
    .hint = Move to provinces with a war you can win; leave those you cannot hold.
ask-train = Which season card do you buy?
    .title = Train
    .hint = Cards last for the rest of the game, so buy early. Save some Coins for the battles.
ask-train-ryujin = Which season card do you buy?
    .title = Shrine of Ryujin
    .hint = One card at full price, without the Train discount.
ask-summon = Where do you summon the { $cause }?
    .title = New Monster
    .hint = At one of your Strongholds (the Dragonfly: in any province). Think about the next wars, or about a province to harvest.
ask-summon-raijin = Where do you summon the Bushi?
    .title = Shrine of Raijin
    .hint = Any province, with or without your Stronghold.
ask-betray = Which figure do you replace?
    .title = Betray
    .hint = Replace up to two figures of different clans with figures of the same type. Look for swaps that change who wins.
ask-fujin = Which figure do you move, and where?
    .title = Shrine of Fujin
    .hint = { $moves ->
        [one] One move left.
       *[other] { $moves } moves left: two figures once each, or one figure twice.
    }
ask-offer = Do you want this?
    .title = Your choice
    .hint = This is optional.
ask-offer-amaterasu = Move to honor rank 1?
    .title = Shrine of Amaterasu
    .hint = Honor breaks every tie, starting with the next shrine. Decline only if your cards want low honor.
ask-offer-seppuku = Sacrifice all your figures in { $province }?
    .title = Seppuku
    .hint = All or none: 1 VP and 1 honor for each. Good if you would lose them anyway.
ask-offer-ronin = Hire your Ronin for the battle in { $province }?
    .title = Hire Ronin
    .hint = +1 force for each, and you keep them (for the Koi, Coins not bid). Decline only if you would rather lose this battle.
ask-offer-poets = Use Imperial Poets in { $province }?
    .title = Imperial Poets
    .hint = 1 VP for each figure killed in this battle, no matter who owned it.
ask-offer-mercy = Spare the figures about to die in { $province } ({ $victims })?
    .title = Mercy
    .hint = Spare them all for 2 VP. They stay where they are, and no one scores for them.
ask-offer-path-of-the-serpent = Charge the { $mover } 1 Coin to use the { $route } route?
    .title = Path of the Serpent
    .hint = If they have a Coin, they must pay; if not, they cannot use the route.
ask-offer-path-of-the-monkey = Take 1 Coin from the richest other clan and lose honor?
    .title = Path of the Monkey
    .hint = If several are tied for richest, take 1 Coin from each. You lose 1 honor.
ask-place = Where do you place the figure of { $cause }?
    .title = Place the kami
    .hint = It fights for the clan with the most force in its shrine; its power affects everyone in its province.
ask-place-path-of-the-kenin = Where do you place another Bushi?
    .title = Path of the Kenin
    .hint = In a province with your Stronghold.
ask-place-path-of-the-samurai = Where do you place a Bushi?
    .title = Path of the Samurai
    .hint = In any province.
ask-place-path-of-the-light = In which shrine do you place a Shinto?
    .title = Path of the Light
    .hint = From your reserve to any shrine; no Stronghold needed.
ask-bid = How many Coins do you bid on each advantage?
    .title = Bids for { $province }
    .hint = { $coins ->
        [0] You have no Coins to bid.
        [one] You have 1 Coin. If you win the battle, the losers share your bid; if you lose, it is discarded.
       *[other] You have { $coins } Coins. If you win the battle, the losers share your bid; if you lose, it is discarded.
    }
ask-hostage = Which figure do you take hostage in { $province }?
    .title = Take Hostage
    .hint = Take the strongest figure you face, or one whose owner has VP to steal.
ask-hostage-respect = Which figure do you take as one more hostage in { $province }?
    .title = Respect
    .hint = Your card allows one more hostage in a battle. Taking it steals another VP.
ask-kill = Which figure does { $cause } kill?
    .title = Kill a figure
    .hint = It goes back to its owner’s reserve. Daimyo cannot be targeted.
ask-kill-oni-of-hate = Which figure does the Oni of Hate kill?
    .title = Oni of Hate
    .hint = One Bushi or Shinto of each clan here with higher honor than you.
ask-kill-path-of-the-ninja = Which Bushi does the ninja kill?
    .title = Path of the Ninja
    .hint = Any Bushi on the map; you lose 1 honor.
ask-kill-way-of-the-keiri = Which figure do you kill in your Daimyo’s province?
    .title = Way of the Keiri
    .hint = Up to two Bushi or Shinto in each such province, 3 VP for each.
ask-share = { $coins ->
    [one] 1 Coin of your bid is left over: who gets it?
   *[other] { $coins } Coins of your bid are left over: who gets the next one?
}
    .title = Reparations
    .hint = { $coins ->
        [one] 1 Coin is left over after an even split. Choose which loser gets it.
       *[other] { $coins } Coins are left over after an even split. Choose who gets them, at most one each.
    }
ask-benevolence = Who gets one of the Coins you paid?
    .title = Benevolence
    .hint = You gain honor and 2 VP. Choose the clan that will benefit least from the Coin.
ask-order = Do you go first or last?
    .title = Simultaneous effects
    .hint = Effects of several clans happen at once and the order may matter. The clan with the highest honor chooses first.
ask-sequence = Which of your effects comes next?
    .title = Your effects
    .hint = Several of your effects happen at once. Choose which comes next.

## Labels of answers

answer-done = Done
answer-done-recruit = Done summoning
answer-done-marshal = Done moving
answer-done-train = Buy nothing
answer-done-summon = Do not summon
answer-done-betray = Done replacing
answer-done-fujin = Done moving
answer-done-place = Place nothing
answer-done-hostage = Take no one
answer-done-kill = Kill no one
answer-done-benevolence = Give to no one
answer-yes = Yes
answer-yes-amaterasu = Move to rank 1
answer-yes-seppuku = Commit Seppuku
answer-yes-ronin = Hire them
answer-yes-poets = Score VP
answer-yes-mercy = Spare them all
answer-yes-path-of-the-serpent = Charge 1 Coin
answer-yes-path-of-the-monkey = Take the Coin
answer-no = No
answer-no-amaterasu = Stay where you are
answer-no-seppuku = Fight on
answer-no-ronin = Do not hire them
answer-no-poets = Do not use them
answer-no-mercy = Kill them
answer-no-path-of-the-serpent = Let them pass
answer-no-path-of-the-monkey = Keep your honor
answer-first = Go first
answer-last = Go last
answer-ready = Done with tea
answer-propose = Offer { to-clan } an alliance
answer-withdraw = Withdraw the offer to { to-clan }
answer-accept = Accept the offer from { from-clan }
answer-refuse = Decline the offer from { from-clan }
answer-pay = Give 1 Coin to { the-clan }
answer-mandate = { $tile }
answer-mandate-announce = Play { $tile } face down, announce { $announce }
answer-summon = { $figure } in { $province }
answer-summon-shrine = { $figure } to the shrine of { $shrine } (via { $province })
answer-move = { $figure } from { $from } to { $to }
answer-shift = { $figure } from the shrine of { $from } to the shrine of { $to }
answer-build = Build a Stronghold in { $province }
answer-buy = Buy { $card }
answer-buy-full = Buy { $card } at full price
answer-replace = Replace { one-figure-of } in { $province } with { a-with-figure }
answer-replace-shrine = Replace { one-figure-of } in the shrine of { $shrine } with { a-with-figure }
answer-place = { $figure } in { $province }
answer-place-shrine = { $figure } in the shrine of { $shrine }
answer-bid = Bid { $seppuku }, { $hostage }, { $ronin }, { $poets }
answer-capture = { $clan ->
    [you] Your { $figure }
   *[other] { $clan } { $figure }
}
answer-kill = { $clan ->
    [you] Your { $figure } in { $province }
   *[other] { $clan } { $figure } in { $province }
}
answer-effect = { $source }
answer-gift = Give { to-clan } { $coins ->
    [0] { $ronin } Ronin
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins } and { $ronin } Ronin
    }
}

## Waiting

wait-tea = { subject } are still having tea
wait-for-reply = { subject } wait a moment for your answer to their offer
wait-for-reply-short = Your answer is awaited
wait-mandate = { subject } are choosing a mandate
wait-recruit = { subject } are summoning figures
wait-marshal = { subject } are moving figures
wait-train = { subject } are choosing a season card
wait-summon = { subject } are summoning a figure
wait-betray = { subject } are choosing whom to betray
wait-fujin = { subject } are moving figures with Fujin
wait-offer = { subject } are deciding whether to use { $cause }
wait-offer-amaterasu = { subject } are deciding whether to move to honor rank 1
wait-offer-seppuku = { subject } are deciding whether to commit Seppuku
wait-offer-ronin = { subject } are deciding whether to hire Ronin
wait-offer-poets = { subject } are deciding whether to use Imperial Poets
wait-offer-mercy = { subject } are deciding whether to spare the figures about to die
wait-offer-path-of-the-serpent = { subject } are deciding whether to charge for a shipping route
wait-offer-path-of-the-monkey = { subject } are deciding whether to take a Coin from the richest other clan
wait-place = { subject } are placing a figure
wait-bid = { subject } are bidding
wait-hostage = { subject } are choosing a hostage
wait-kill = { subject } are choosing a figure to kill
wait-share = { subject } are dividing the reparations
wait-benevolence = { subject } are deciding whether to give a Coin to another clan
wait-order = { subject } are deciding whether to go first or last
wait-sequence = { subject } are choosing the order of effects
