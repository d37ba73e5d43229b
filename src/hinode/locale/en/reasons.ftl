# What bots say at tea and with a gift, spoken to the other clan (`$clan`), with exactly the reason’s arguments.

## Proposals and acceptances

reason-shared-mandates = You would share in { $turns ->
    [one] one of my mandate turns
   *[other] { $turns } of my mandate turns
}, and I in { $their_turns } of yours.
reason-shared-front = We both stand in { $province }, and need not fight each other there.
reason-kept-faith = { $seasons ->
    [one] You kept faith with me before.
   *[other] You kept faith with me { $seasons } times.
}
reason-against-leader = The { $leader } are too far ahead of us both.
reason-stand-by-you = I will stand by you all season.
reason-gift-received = Your gift of { gift-coins } has won me over.

## Refusals

reason-betrayed-me = You betrayed me in { $season }.
reason-betrayed-others = You betrayed the { $other } in { $season }.
reason-too-far-ahead = By my reckoning you are { $lead ->
    [one] a point
   *[other] { $lead } points
} ahead of us all.
reason-price = With { gift-coins } more I would say yes.
reason-better-elsewhere = I hope for a better partner.
reason-no-use = It would be of no use to me.
reason-stand-alone = I stand alone.

## Gifts

reason-sweetener = Take { gift-coins } and think of me kindly.
reason-seal = Take { gift-coins } on our alliance.
reason-gift-returned = Take your { gift-coins } back: I keep nothing that I have not earned.
