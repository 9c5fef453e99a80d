### Hints, why bots did what they did, and reviews.

## Hints

advice-title = Hint
advice-of-100 = games won out of 100
advice-asked = asked for a hint
advice-only = There is nothing else to choose from.
advice-choice = { $before }: { $choice }
advice-choice-more = { $before }, { $choice }
advice-close = The next is about as good.
advice-ahead = { $games ->
    [one] The next best wins one game fewer.
   *[other] The next best wins { $games } games fewer.
}
lobby-hints = Everybody may ask for hints; all see who asks
keys-hint = A hint

## Why a bot did something

log-bot-failed = { $name } could not decide: a simpler bot played instead.
why-ask = Why?
why-title = Why?
why-chose = With it { $name } would win about { $games } of 100 games.
why-planned = { $name } went on with a plan.
why-otherwise = { $name } liked it; a longer search thinks less of it.
why-weighed = { $what } ({ $games })
why-in-its-place = In its place a hint would say: “{ $why }”
why-better = It passed over something better: { $others }.
why-others = Also weighed: { $others }.

## Reviews

review-see = See it
review-link = Review
review-page-title = { $game }: review for { $name } · Dinotable
review-of = Review for { $name }
review-waits = The game is being looked through.
review-waits-about = A first look takes a few seconds, the whole one about a minute. You may go on and come back.
review-deeper = A deeper look is under way: { $percent } %.
review-chart = Who would win
review-chart-about = of 100 games from here
review-chart-label = What each could expect over the game; { $name } ends at { $games } of 100.
review-account = What made the result
review-account-about = each against the best choice; adds up exactly
review-start = Start
review-start-about = one of { $seats }
review-luck = Luck
review-luck-about = the draws
review-own = Own
review-own-about = own decisions
review-others = Others
review-others-about = their decisions
review-result = Result
review-result-won = won
review-result-lost = not won
review-decisions-yours = Your { $all } decisions
review-decisions = { $all } decisions
review-decisions-good = { $good } were as good as the best
review-decisions-more = { $count ->
    [one] One more
   *[other] { $count } more
}
review-decisions-none = Nothing clearly better was found.
review-better = better: { $better }
review-better-was = Better: { $better }.
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-turning-points = Turning points
review-round = Round { $round }
review-play-on = Play on from here
review-could-be-better = { $count ->
    [one] One decision could be better.
   *[other] { $count } decisions could be better.
}
review-try-again = Try them again: whatever is nearly as good as the best counts.
review-nothing-better = No decision could clearly be better.
review-same-deal = Same deal again
review-same-deal-friends = Same deal with friends
review-puzzles = Find the better move
review-verdict-decisions = { $all } decisions, { $good } of them as good as the best.
review-verdict-won-lucky = Won, and a little lucky
review-verdict-won-unlucky = Won, against the luck
review-verdict-won-even = Won, by good decisions
review-verdict-lost-lucky = Not won, in spite of the luck
review-verdict-lost-unlucky = Not won, and unlucky too
review-verdict-lost-even = Not won this time
review-thresholds = Inaccuracy: 2 games of 100 given away or more; mistake: 5; blunder: 10.
review-step-course = Draws, and moves without a choice
review-step-together = What everybody built at the same time

## Find the better move

puzzle-page-title = { $game }: find the better move · Dinotable
puzzle-question = What would be better?
puzzle-played = In the game: { $done }. Choose something better.
puzzle-good = { $label } is as good as the best.
puzzle-not-yet = Not yet: { $label } gives { $loss } of 100 games away. Try again.
puzzle-solved = Well found!
puzzle-back = Back to the review
puzzle-show = Show me
puzzle-next = The next one

## The same deal

deal-of-day = { $game }: deal of { $day }
deal-of-day-about = The same deal and the same bots for everybody on this server. Your first game counts.
deal-all = Deals of the day
deal-date = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[other] { $day } December
}
deal-par = par { $points }
deal-par-about = Par { $points }: four fifths of the best zoo these cards can make.
deal-best = best { $points }, { $name }
deal-be-first = nobody has played it yet
deal-own = { $points }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
deal-go = Play
deal-result-alone = { $points } points
deal-of-day-alone = The same cards and the same clock for everybody on this server. Your first game counts.
deal-same = { $game }: the same deal
deal-same-about = All who played this deal; of each the first game counts.
deal-nobody = Nobody has finished it yet.
deal-you = (you)
deal-result = rank { $rank }, { $points } points
deal-play = Play the deal of the day
deal-link = Deal of the day
deal-compare = Compare the deal
