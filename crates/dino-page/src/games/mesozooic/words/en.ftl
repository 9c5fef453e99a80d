### Mesozooic: what the table says.

mesozooic-about = Choose cards, then slide them into a zoo before the bell.
mesozooic-whose = Mesozooic is a game by Florian Fay, published by Z-Man Games. All rights to the game are theirs.
mesozooic-kind = A race of sliding puzzles: draft, plan, slide
mesozooic-option-draft = choose cards before each build, or build with your own set (for the young)
mesozooic-option-zoo = size of the zoos; 3 × 3 is for the young
mesozooic-option-time = 45 seconds, or twice that (for the young)
mesozooic-option-advanced = gates and shops instead of the neutral cards, drawn at random or from a list everybody knows
mesozooic-option-crane = our own stand-in for a lost card effect: exchange two cards after the build
mesozooic-option-limit = build against the clock, or without hurry with a number of slides
mesozooic-option-budget = how many slides there are without a clock
mesozooic-option-turns = everybody builds alone, when it suits
mesozooic-option-learning = one round with your own set that does not count
mesozooic-option-cards = alone: your own set, or random cards
mesozooic-option-without = small zoo: which three cards stay out
mesozooic-option-draft-clock = 45, 30, 25, 20 and 15 seconds for the picks
mesozooic-option-planning = 60 seconds to plan
mesozooic-option-slow = handicap: slow hands, one card at a time
mesozooic-option-late = handicap: start five seconds late
mesozooic-option-best = handicap: strike the best score instead of the worst
mesozooic-option-honour = handicap on your honour: slide with the weaker hand
mesozooic-option-longer = one and a half times the time
mesozooic-option-twice = twice the time
mesozooic-option-gates = advanced cards at random: these gates are among them for certain
mesozooic-option-shops = advanced cards at random: these shops are among them for certain
mesozooic-option-cranes = advanced cards at random: these cranes are among them for certain
mesozooic-option-draft-name = Choosing cards
mesozooic-option-zoo-name = Zoo
mesozooic-option-time-name = Time
mesozooic-option-advanced-name = Advanced cards
mesozooic-option-crane-name = Crane (ours)
mesozooic-option-limit-name = Building
mesozooic-option-budget-name = Slides
mesozooic-option-turns-name = By turns
mesozooic-option-learning-name = Learning round
mesozooic-option-cards-name = Cards
mesozooic-option-without-name = Left out
mesozooic-option-draft-clock-name = Timed picks
mesozooic-option-planning-name = Timed planning
mesozooic-option-slow-name = Slow hands
mesozooic-option-late-name = Late start
mesozooic-option-best-name = Best struck
mesozooic-option-honour-name = Weaker hand
mesozooic-option-longer-name = Half as much time again
mesozooic-option-twice-name = Twice the time
mesozooic-option-gates-name = Named gates
mesozooic-option-shops-name = Named shops
mesozooic-option-cranes-name = Named cranes

## Elements and categories

mesozooic-category-enclosures = Enclosures
mesozooic-category-attractions = Attractions
mesozooic-category-monorail = Monorail
mesozooic-category-topiary = Topiaries
mesozooic-category-gates = Gates
mesozooic-category-shops = Souvenir shops
mesozooic-tie = { $names }, { $total } each: whose struck round is better comes first, { $counted }.
mesozooic-tie-shared = { $names }, { $total } each, and the struck round decides nothing either: they share the place.
mesozooic-tie-count = { $name } { $count }
mesozooic-half = { $side ->
    [east] left half of a herbivore enclosure
    [west] right half of a herbivore enclosure
    [south] top half of a carnivore enclosure
   *[north] bottom half of a carnivore enclosure
}
mesozooic-attraction = attraction
mesozooic-truck = truck
mesozooic-monorail = monorail { $exits }
mesozooic-exit-north = up
mesozooic-exit-east = right
mesozooic-exit-south = down
mesozooic-exit-west = left
mesozooic-topiary = topiary
mesozooic-gate = { $row ->
    [top] gate to the top row
   *[bottom] gate to the bottom row
}
mesozooic-shop = souvenir shop
mesozooic-crane = crane
mesozooic-blank = nothing
mesozooic-director = director
mesozooic-and = { $first }, { $second }
mesozooic-card = { $elements } ({ $card })

## The table

mesozooic-round = Round { $round } of { $rounds }. { $phase ->
    [draft] Choosing: pass { $pass }, hands go { $direction ->
        [clockwise] clockwise
       *[other] counter-clockwise
    }.
    [plan] Planning.
    [build] Building.
    [crane] Cranes.
    [apart] Everybody builds alone.
    [over] The game is over.
   *[other] Cards are dealt.
}
mesozooic-hand = Your hand: { $cards }
mesozooic-kept = You keep: { $cards }
mesozooic-none = nothing
mesozooic-seat = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
} in the zoo now, rounds so far: { $rounds }.
mesozooic-seat-hidden = { $name }: rounds so far: { $rounds }.
mesozooic-no-rounds = none
mesozooic-short-half = { $side ->
    [east] herb left
    [west] herb right
    [south] carn top
   *[north] carn bottom
}
mesozooic-short-attraction = attr
mesozooic-short-truck = truck
mesozooic-short-monorail = rail { $exits }
mesozooic-short-exit-north = U
mesozooic-short-exit-east = R
mesozooic-short-exit-south = D
mesozooic-short-exit-west = L
mesozooic-short-topiary = bush
mesozooic-short-gate = { $row ->
    [top] gate top
   *[bottom] gate bottom
}
mesozooic-short-shop = shop
mesozooic-short-crane = crane
mesozooic-short-blank = nothing
mesozooic-hole = the hole
mesozooic-hole-short = [hole]

## What is asked

mesozooic-expected-pick = Keep two cards
mesozooic-expected-start = Start your build?
mesozooic-expected-ready = Plan your zoo
mesozooic-expected-build = Build your zoo
mesozooic-expected-crane = Exchange two cards?
mesozooic-expected-over = The game is over.
mesozooic-expected-wait = The others are not there yet.
mesozooic-expected-chance = Cards are being dealt.

## Actions

mesozooic-do-pick = Keep { $card }
mesozooic-do-pick-and = with { $card }
mesozooic-do-start = Start the build
mesozooic-do-ready = I am ready
mesozooic-do-slide = Slide { $card }: the zoo would stand at { $points }
mesozooic-do-swap = Exchange { $card }
mesozooic-do-swap-and = for { $card }
mesozooic-do-leave = Use no crane
mesozooic-do-time = My time is up
mesozooic-step-second = Choose the second card
mesozooic-step-slide = Choose a card in the row or column of the hole
mesozooic-offer-slide = Slide a card
mesozooic-choice-slide = { $card } ({ $now } → { $then })

## What happened

mesozooic-fell-director = { $name } gets director { $card }.
mesozooic-fell-advanced = An advanced card is shuffled in.
mesozooic-fell-deal = { $name } is dealt { $card }.
mesozooic-fell-deal-hidden = { $name } is dealt a card.
mesozooic-fell-lapse = The time was up: chance keeps { $card } for { $name }.
mesozooic-fell-lapse-hidden = The time was up: chance keeps a card for { $name }.
mesozooic-fell-lay = { $name }: { $card } is laid out.
mesozooic-fell-lay-hidden = { $name }: a card is laid out.
mesozooic-did-pick = { $name } keeps { $card } and { $other }.
mesozooic-did-pick-hidden = { $name } keeps two cards.
mesozooic-did-start = { $name } begins to build.
mesozooic-did-ready = { $name } is ready.
mesozooic-did-slide = { $name } slides { $card }.
mesozooic-did-slide-run = { $name } slides { $count } cards, { $card } last.
mesozooic-did-slide-hidden = { $name } slides.
mesozooic-did-done = { $name } is done.
mesozooic-did-swap = { $name } exchanges { $card } and { $other }.
mesozooic-did-swap-hidden = { $name } uses a crane.
mesozooic-did-leave = { $name } uses no crane.
mesozooic-did-own-time = { $name }: the time is up.
mesozooic-did-time = The time is up.
mesozooic-followed-open = All zoos are turned up.
mesozooic-followed-round = Round { $round } is counted:
mesozooic-followed-seat = { $name }: { $points } ({ $parts })
mesozooic-scores-line = { $label }: { $points }
mesozooic-scores-enclosures = each closed enclosure { $points }
mesozooic-scores-attractions = each attraction { $points } for each truck beside it
mesozooic-scores-monorail = each connection of tracks { $points }
mesozooic-scores-topiary = each topiary { $points }
mesozooic-scores-gates = each gate in its row { $points }
mesozooic-scores-shops = each shop in a corner { $points }

## Pages

mesozooic-chip-round = Round { $round } of { $rounds }
mesozooic-chapter = Round { $round }, { $phase }
mesozooic-chip-learning = Learning round
mesozooic-keep-two = Keep these two
mesozooic-score-now = now
mesozooic-stage = { $stage ->
    [plan] planning
    [ready] ready
    [build] sliding
    [done] done
    [crane] crane
    [finished] finished
   *[idle] not started
}
mesozooic-picked = has kept two
mesozooic-picking = choosing
mesozooic-do-done = I am done
mesozooic-phase-choose = Choose
mesozooic-phase-choose-now = Choose, { $pass } of { $passes }
mesozooic-phase-plan = Plan
mesozooic-phase-build = Build
mesozooic-phase-crane = Cranes
mesozooic-phase-score = Score
mesozooic-hand-dealt = Your { $cards } cards;
mesozooic-hand-passed = { $cards } from { $from };
mesozooic-hand-rest = { $rest ->
    [one] the one left goes to
   *[other] the { $rest } left go to
}
mesozooic-kept-of = of { $all } kept
mesozooic-kept-possible = possible so far
mesozooic-keep-other = Other cards
mesozooic-keep-full = You have chosen two already. Click one of them to put it back.
mesozooic-keep-one = One more: choose a second card.
mesozooic-keep-brings = { $more ->
    [0] These two bring nothing yet; { $points } possible.
   *[other] These two bring up to { $more } more, { $points } in all: { $parts }.
}
mesozooic-down = { $cards ->
    [0] nothing kept yet
    [one] 1 kept, face down
   *[other] { $cards } kept, face down
}
mesozooic-passes = passes to { $name }
mesozooic-passes-you = passes to you
mesozooic-gets = gets your { $rest } next
mesozooic-worth-half = { $points } with its other half
mesozooic-worth-attraction = { $points } for each truck beside it
mesozooic-worth-truck = { $points } for each attraction beside it
mesozooic-worth-monorail = { $points } for each joint
mesozooic-worth-topiary = { $points } anywhere
mesozooic-worth-gate-top = { $points } in the top row
mesozooic-worth-gate-bottom = { $points } in the bottom row
mesozooic-worth-shop = { $points } in a corner
mesozooic-worth-crane = exchanges two cards at the end
mesozooic-legend-title = What counts
mesozooic-legend-enclosures = two halves side by side, or one above the other
mesozooic-legend-attractions = for each truck on a card beside
mesozooic-legend-monorail = for each joint of two tracks
mesozooic-legend-topiary = anywhere
mesozooic-legend-gates = in the row their arrow shows
mesozooic-legend-shops = in a corner
mesozooic-legend-crane = Crane
mesozooic-legend-only = Only what is joined when the clock stops counts. Your director brings one more truck.
mesozooic-tally-yours = Your zoo now
mesozooic-tally-of = { $name }’s zoo now
mesozooic-tally-enclosures = { $points } each, both halves closed
mesozooic-tally-attractions = { $points } for each truck beside
mesozooic-tally-monorail = { $points } each joint
mesozooic-tally-topiary = { $points } each, anywhere
mesozooic-tally-gates = { $points } each in its row
mesozooic-tally-shops = { $points } each in a corner
mesozooic-tally-director = Director in this gap
mesozooic-todo-start = Your cards are still face down
mesozooic-todo-start-more = they turn up when you start; nobody waits for you
mesozooic-todo-plan = Look and plan
mesozooic-todo-plan-more = the cards are locked until everybody is ready
mesozooic-todo-ready = You are ready
mesozooic-todo-ready-more = the clock starts when everybody is
mesozooic-todo-build = Slide a card into the gap
mesozooic-todo-build-more = or press an arrow key; your director fills the gap at the end
mesozooic-todo-done = Your zoo stands
mesozooic-todo-done-more = the others still build
mesozooic-todo-crane = Choose two cards
mesozooic-todo-crane-more = the crane exchanges them, wherever they lie
mesozooic-forecast-pick = { $rest ->
    [one] The other one goes on to your neighbour.
   *[other] The other { $rest } go on to your neighbour.
}
mesozooic-forecast-plan = Nothing moves before all are ready; then 3, 2, 1, go.
mesozooic-forecast-build = What is joined in the end counts.
mesozooic-forecast-rounds = { $many ->
    [one] Round 1 gave you { $rounds }.
   *[other] Your rounds so far: { $rounds }.
}
mesozooic-forecast-struck = { $which ->
    [best] Your best of three rounds is struck.
   *[worst] The worst of three rounds is struck.
}
mesozooic-forecast-crane = An exchange costs nothing; each crane makes one.
mesozooic-score-round = round { $round }: { $points }
mesozooic-timer-seconds = seconds
mesozooic-timer-slides = { $slides ->
    [one] slide left
   *[other] slides left
}
mesozooic-handicap-slow = slow hands
mesozooic-handicap-late = late start
mesozooic-handicap-best = best struck
mesozooic-handicap-honour = weaker hand
mesozooic-handicap-longer = time × 1.5
mesozooic-handicap-twice = time × 2
mesozooic-cell-hole = Hole
mesozooic-timer = Time to build
mesozooic-timer-go = GO!
mesozooic-timer-left = { $seconds } seconds left
mesozooic-count-title = Score sheet
mesozooic-count-round = Round { $round }
mesozooic-count-sum = Sum
mesozooic-count-struck = struck
mesozooic-count-total = Total
mesozooic-best = Best possible { $best }, you { $points }
mesozooic-best-of = { $name }: { $points }, best possible { $best }
mesozooic-best-yours = As you built it
mesozooic-best-layout = The best zoo
mesozooic-best-found = The best zoo was found.
mesozooic-best-crane = One exchange by the crane away
mesozooic-best-slides = { $slides ->
    [one] 1 slide away
   *[other] { $slides } slides away
}
mesozooic-best-show = Show the slides
mesozooic-best-see = The best zoo of each
mesozooic-verdict-learning = The learning round is over: no score is kept. One more game is the full game.
mesozooic-verdict-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reached ->
    [0] the first target is { $next }.
    [1] the first target is reached, the next is { $next }.
    [2] the second target is reached, the next is { $next }.
   *[other] all targets are reached.
}

## The reference card

mesozooic-refcard-choose = Choose: keep two cards, pass the rest [MES-13].
mesozooic-refcard-build = Build: slide cards into the hole for 45 seconds [MES-22] [MES-23].
mesozooic-refcard-score = Score: your director fills the hole and brings a truck [MES-28].
mesozooic-refcard-end = The end: after three rounds strike the worst and add up the others [MES-40].
mesozooic-refcard-separation = Fences: a truck and an attraction do not see each other over the open side of an enclosure half [MES-33].
mesozooic-refcard-crane = Crane: ours; each exchanges two cards once, before the count [MES-57].

## The best zoo, in the terminal

mesozooic-advise-pick = Keep these two: { $one } · { $other }
mesozooic-par = Best possible: { $points } ({ $parts })
mesozooic-par-way = { $slides ->
    [0] It lies there already.
    [one] 1 slide leads there: { $cards }
   *[other] { $slides } slides lead there: { $cards }
}

## Values of options

lobby-value-4x3 = 4 × 3
lobby-value-3x3 = 3 × 3
lobby-value-single = 45 seconds
lobby-value-double = 90 seconds
lobby-value-random = At random
lobby-value-gates = Gates first
lobby-value-shops = Shops first
lobby-value-mixed = Half and half
lobby-value-clock = By the clock
lobby-value-slides = By slides
lobby-value-few = Few
lobby-value-usual = As usual
lobby-value-many = Many
lobby-value-own = Your own set
lobby-value-none = Nobody
lobby-value-any = As chance has it
mesozooic-start-base = enclosures, attractions, monorail
mesozooic-start-advanced = gates and shops among the cards
mesozooic-keys-arrows = slide a card into the gap

## Why

mesozooic-why-slide = Your zoo would count { $points } now; it is a step towards the best that was found.
mesozooic-why-done = Nothing better was found within reach.

## Notes of a first game

mesozooic-note-draft = Choose two cards to keep. The rest goes to your neighbour, and another hand comes to you, until you have eleven.
mesozooic-note-kept = What you keep will be your zoo. Look for the other half of an enclosure, or a truck for an attraction.
mesozooic-note-plan = Nothing moves yet. Take your time to plan; the clock starts only when you are ready.
mesozooic-note-monorail = A monorail: where two tracks meet at an edge, that joint pays. Long lines and loops pay for each joint.
mesozooic-note-tally = What your zoo is worth as it lies. It is counted again with every slide; what lies there at the end counts.
