# What a clan is asked, and its answers.
#
# `ask-KIND-CAUSE` where there is one, else `ask-KIND`: the question, with `.title` (a heading) and `.hint` (what to
# consider). Variables: what the decision carries, in words, and `$cause`. `wait-KIND` is for the others, with `$clan`.
# Labels: `answer-KIND`, with the answer’s own keys; `-shrine` where it names a shrine, `-announce` where the Lotus
# announce. "yes" and "no" have labels for each cause of an offer, "done" for each kind of decision.

## Questions

ask-tea = Do you want an ally for this season?
    .title = Tea Ceremony
    .hint = Look for a clan whose mandate turns come before your own, and that you would rather not fight.
ask-mandate = Which mandate do you choose?
    .title = Your mandate turn
    .hint = Everybody carries it out, but only you and your ally get the bonus; the three tiles you leave go to the next clan.
ask-recruit = Which figure do you summon, and where?
    .title = Recruit
    .hint = Bushi and the Daimyo hold provinces; a Shinto in a shrine can win its gift three times.
ask-marshal = Which figure do you move, and where?
    .title = Marshal
    .hint = Go where war will come and you can win, and leave what you cannot hold.
ask-train = Which season card do you acquire?
    .title = Train
    .hint = Cards work for the rest of the game: the earlier, the better. Keep Coins for the battles to come.
ask-train-ryujin = Which season card do you acquire?
    .title = Gift of Ryujin
    .hint = One card at its full price, without the discount of Train.
ask-summon = Where does { $cause } appear?
    .title = A new Monster
    .hint = It comes to one of your Strongholds. Think of the next war, or of a province to harvest.
ask-summon-raijin = Where does the Bushi appear?
    .title = Gift of Raijin
    .hint = Any province will do, with or without a Stronghold of yours.
ask-betray = Whose figure do you replace?
    .title = Betray
    .hint = One figure each of two clans, by one of the same type from your reserve: take where it turns a province.
ask-fujin = Which figure do you move, and where?
    .title = Gift of Fujin
    .hint = { $moves ->
        [one] One move left.
       *[other] { $moves } moves left: two figures once each, or one figure twice.
    }
ask-offer = Do you want this?
    .title = An offer
    .hint = You may take it or leave it.
ask-offer-amaterasu = Do you rise to the top of the honor track?
    .title = Gift of Amaterasu
    .hint = Honor decides every tie, already at the next shrines. Only cards that like low honor speak against it.
ask-offer-seppuku = Do all your figures in { $province } take their lives?
    .title = Seppuku
    .hint = All or none: 1 VP and a step of honor for each. Good where you would lose them anyway.
ask-offer-ronin = Do you hire your Ronin for the battle in { $province }?
    .title = Hire Ronin
    .hint = 1 force for each, and you keep them. Decline only if you would rather lose this battle.
ask-offer-poets = Do the poets sing of the fallen in { $province }?
    .title = Imperial Poets
    .hint = 1 VP for each figure killed in this battle, whoever owned it.
ask-offer-mercy = Do you spare those about to die in { $province }: { $victims }?
    .title = Mercy
    .hint = 2 VP for sparing them all; they stay where they are, and nobody scores for their death.
ask-offer-path-of-the-serpent = Do you charge { $mover ->
        [you] yourself
       *[other] the { $mover }
    } 1 Coin for the route { $route }?
    .title = Path of the Serpent
    .hint = With a Coin they pay and sail; without one they stay where they are.
ask-offer-path-of-the-monkey = Do you take 1 Coin from the richest and lose honor?
    .title = Path of the Monkey
    .hint = From each of them, if several are equally rich; you fall one step.
ask-place = Where do you put the figure of { $cause }?
    .title = A kami walks the map
    .hint = It fights for whoever has most force in its shrine, and its power works in its province for everybody.
ask-place-path-of-the-kenin = Where do you place another Bushi?
    .title = Path of the Kenin
    .hint = In a province with a Stronghold of yours.
ask-place-path-of-the-samurai = Where do you place another Bushi?
    .title = Path of the Samurai
    .hint = In any province.
ask-place-path-of-the-light = In which shrine do you place a Shinto?
    .title = Path of the Light
    .hint = From your reserve to any shrine, without a Stronghold.
ask-bid = How many Coins do you put on each advantage?
    .title = Bids for { $province }
    .hint = { $coins ->
        [0] You have no Coins: you bid nothing.
        [one] You have 1 Coin. If you win, the losers share what you bid; if you lose, it is gone.
       *[other] You have { $coins } Coins. If you win, the losers share what you bid; if you lose, it is gone.
    }
ask-hostage = Whom do you take hostage in { $province }?
    .title = Take Hostage
    .hint = The strongest figure against you, or one of a clan that has points to steal.
ask-kill = Which figure does { $cause } kill?
    .title = A death
    .hint = It goes back to its owner’s reserve. Daimyo cannot be picked.
ask-kill-oni-of-hate = Whom does the Oni of Hate kill?
    .title = Oni of Hate
    .hint = One Bushi or Shinto of each clan here that is higher in honor than you.
ask-kill-path-of-the-ninja = Which Bushi does the ninja kill?
    .title = Path of the Ninja
    .hint = Any Bushi on the map; you lose a step of honor for it.
ask-kill-way-of-the-keiri = Whom do you kill where your Daimyo stands?
    .title = Way of the Keiri
    .hint = Up to two Bushi or Shinto in each such province, 3 VP for each.
ask-share = Who gets an odd Coin?
    .title = Reparations
    .hint = { $coins ->
        [one] One Coin does not divide evenly: give it to a loser.
       *[other] { $coins } Coins do not divide evenly: at most one to each loser.
    }
ask-benevolence = Who gets one of the Coins you paid?
    .title = Benevolence
    .hint = You gain honor and 2 VP: choose whoever can do least with it.
ask-order = Do you go first or last?
    .title = At the same moment
    .hint = Several clans have something to carry out and the order can matter; higher honor chooses first.
ask-sequence = Which of your effects comes next?
    .title = Your own effects
    .hint = Several of your effects are due at once: take them in the order that serves you best.

## Labels of answers

answer-done = Done
answer-done-recruit = Summon no more
answer-done-marshal = Done moving
answer-done-train = Buy nothing
answer-done-summon = Summon nobody
answer-done-betray = Replace no more
answer-done-fujin = Done moving
answer-done-place = Place nothing
answer-done-hostage = Take nobody
answer-done-kill = Kill nobody
answer-done-benevolence = Keep to the price
answer-yes = Yes
answer-yes-amaterasu = Rise to the top
answer-yes-seppuku = Commit Seppuku
answer-yes-ronin = Hire them
answer-yes-poets = Let them sing
answer-yes-mercy = Spare them all
answer-yes-path-of-the-serpent = Charge 1 Coin
answer-yes-path-of-the-monkey = Take the Coin
answer-no = No
answer-no-amaterasu = Stay
answer-no-seppuku = Fight on
answer-no-ronin = Do without
answer-no-poets = Decline
answer-no-mercy = Kill them
answer-no-path-of-the-serpent = Let them pass
answer-no-path-of-the-monkey = Keep your honor
answer-first = Go first
answer-last = Go last
answer-ready = I am done
answer-propose = Offer { to-clan } an alliance
answer-withdraw = Take back the offer to { to-clan }
answer-accept = Accept { from-clan }
answer-refuse = Refuse { from-clan }
answer-pay = A Coin to { the-clan }
answer-mandate = { $tile }
answer-mandate-announce = Lay { $tile } face down, announce { $announce }
answer-summon = { $figure } in { $province }
answer-summon-shrine = { $figure } by way of { $province } to the shrine of { $shrine }
answer-move = { $figure } from { $from } to { $to }
answer-shift = { $figure } from the shrine of { $from } to that of { $to }
answer-build = Build a Stronghold in { $province }
answer-buy = Buy { $card }
answer-buy-full = Buy { $card } at full price
answer-replace = { $figure } of { the-clan } in { $province }, by { $with }
answer-replace-shrine = { $figure } of { the-clan } in the shrine of { $shrine }, by { $with }
answer-place = { $figure } in { $province }
answer-place-shrine = { $figure } in the shrine of { $shrine }
answer-bid = Seal { $seppuku }, { $hostage }, { $ronin }, { $poets }
answer-capture = { $figure } of { the-clan }
answer-kill = { $figure } of { the-clan } in { $province }
answer-effect = { $source }
answer-gift = Give { to-clan } { $coins ->
    [0] { $ronin } Ronin
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins } and { $ronin } Ronin
    }
}

## Waiting

wait-tea = { subject } are still at tea
wait-mandate = { subject } choose a mandate
wait-recruit = { subject } summon figures
wait-marshal = { subject } move their figures
wait-train = { subject } look at the season cards
wait-summon = { subject } summon a figure
wait-betray = { subject } choose whom to betray
wait-fujin = { subject } move figures with Fujin
wait-offer = { subject } decide whether to use { $cause }
wait-offer-amaterasu = { subject } decide whether to rise to the top of the honor track
wait-offer-seppuku = { subject } decide whether to commit seppuku
wait-offer-ronin = { subject } decide whether to hire Ronin
wait-offer-poets = { subject } decide whether the poets sing of the fallen
wait-offer-mercy = { subject } decide whether to spare the figures about to die
wait-offer-path-of-the-serpent = { subject } decide whether to charge for a shipping route
wait-offer-path-of-the-monkey = { subject } decide whether to take a Coin from the richest
wait-place = { subject } place a figure
wait-bid = { subject } bid in secret
wait-hostage = { subject } choose a hostage
wait-kill = { subject } choose who dies
wait-share = { subject } divide the reparations
wait-benevolence = { subject } decide whether to hand a Coin to another clan
wait-order = { subject } decide whether to go first or last
wait-sequence = { subject } put their effects in order
