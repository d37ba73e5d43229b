# The analysis of a finished game, in the browser and at the terminal. Shares are given in percent, as texts.

analysis-title = Game analysis
analysis-about = Estimates by the { level-master } bot. A win share is the clan’s chance of victory.
analysis-percent = { $number }%
analysis-change = { $before }% → { $after }%
analysis-gain = +{ $number }%
analysis-shares = Win share over the game
analysis-after = After
analysis-turning = Turning points
analysis-turning-none = No single event changed a win share by 5% or more.
analysis-decisions = Decisions
analysis-decisions-why = Each choice is compared with the other options, based on what the clan knew at that moment.
analysis-decisions-sum = Decisions: { $count }. With a better option: { $worse }. Together these cost { $number } percentage points of win share.
analysis-chosen = Chosen
analysis-better = Better
analysis-bids = Bids and the best response
analysis-bids-why = The best bid against the bids the others actually made. No one could have known it at the time.
analysis-bid-place = { $season }, { $province }
analysis-best-bid = Best response
analysis-all-good = No clearly better option was found.

## While it is computed

analysis-failed = This game could not be analyzed. Try again later.
analysis-running = Analyzing the game…
analysis-waiting = { $count ->
    [0] The analysis is about to start…
   *[other] Games ahead of this one: { $count }
}
analysis-clan = Clan
analysis-show-all = Show all { $count }

## What came before a moment

analysis-cause-start = Start of the game
analysis-cause-phase = { $season }, { $phase }
analysis-cause-mandate = { $season }, { $mandate } chosen by { the-clan }
analysis-cause-battle = { $season }, war in { $province }
analysis-cause-battle-won = { $season }, war in { $province } won by { the-clan }
