# What bots say at tea and with a gift, spoken to the other clan (`$clan`), with exactly the reason’s arguments.

## Proposals and acceptances

reason-shared-mandates = You would get the bonus on { $turns ->
    [one] 1 of my mandate turns
   *[other] { $turns } of my mandate turns
}, and I would get it on { $their_turns } of yours.
reason-shared-front = We are both in { $province }. Let us not fight each other there.
reason-kept-faith = { $seasons ->
    [one] You have kept your word to me before.
    [2] You have kept your word to me twice.
   *[other] You have kept your word to me { $seasons } times.
}
reason-against-leader = The { $leader } are too far ahead of us both.
reason-stand-by-you = I will stand by you all season.
reason-gift-received = Your gift of { gift-coins } has won me over.

## Refusals

reason-betrayed-me = You betrayed me in { $season }.
reason-betrayed-others = You betrayed the { $other } in { $season }.
reason-too-far-ahead = I think you are { $lead ->
    [one] a point
   *[other] { $lead } points
} ahead of everyone else.
reason-price = I might agree for { gift-coins } more.
reason-better-elsewhere = I hope to find a better partner.
reason-no-use = That would not help me.
reason-stand-alone = I prefer to stand alone.
reason-chance = I left it to chance.

## Offers and replies

reason-your-gain = I think this is good for you, too.
reason-harvest-gain = The Harvest would bring you { $vp ->
    [0] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins } and { $ronin } Ronin
    }
   *[other] { $ronin ->
        [0] { gift-coins } and { $vp } VP
       *[other] { gift-coins }, { $vp } VP and { $ronin } Ronin
    }
}.
reason-train-coins = Train lets everyone buy a card, and you have { gift-coins }.
reason-recruit-figures = With Recruit, you could summon { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
reason-marshal-figures = With Marshal, you could move all your figures.
reason-mandate-price = You would get { gift-coins }, and you carry out that mandate, too.
reason-pact = Then neither of us replaces a figure of the other by Betray.
reason-save-figures = I leave { $province } to you, and we both save figures.
reason-no-hostages = Then neither of us loses a figure as a hostage in { $province }.
reason-shrines-apart = Then we do not compete for the same shrines.
reason-last-copy = It is the last copy. You get { gift-coins } and can still buy another card.
reason-my-gain = That is good for me.
reason-shared-war = We are both in { $province }. This is better than a fight.
reason-kept-word = You kept your word to me.
reason-broke-word = You broke your word to me this season.
reason-no-trust = I do not trust you to keep that promise.
reason-too-dear = That would cost me more than it is worth.
reason-crowns-you = That would help you win the game.
reason-no-deals-now = I am not making any deals right now.
reason-away = No one is here to reply.

## Gifts

reason-sweetener = Take { gift-coins }. I hope you will remember it.
reason-seal = Take { gift-coins } to seal our alliance.
reason-gift-returned = I am returning your gift of { gift-coins }. I keep nothing I have not earned.
