### Cubosaurs: what the table says.

cubosaurs-about = Keep the hand you are offered, or pass it on with a card of yours.
cubosaurs-whose = Cubosaurs is a game by Fabien Tanguy, published by Catch Up Games. All rights to the game are theirs.
cubosaurs-option-rounds = number of rounds; three are for two seats only
cubosaurs-option-dna = the advanced game: DNA tokens buy evolution tiles
cubosaurs-option-interaction = advanced game: with or without the tiles that act on an opponent

## Types and categories

cubosaurs-type-trex = T-Rex
cubosaurs-type-stegosaurus = Stegosaurus
cubosaurs-type-brontosaurus = Brontosaurus
cubosaurs-type-pterodactyl = Pterodactyl
cubosaurs-type-pentaceratops = Pentaceratops
cubosaurs-type-grey = Grey Velociraptor
cubosaurs-type-black = Black Velociraptor
cubosaurs-type-egg = Egg
cubosaurs-egg-velociraptor = Velociraptors
cubosaurs-category-trex = T-Rex
cubosaurs-category-stegosaurus = Stegosaurus
cubosaurs-category-brontosaurus = Brontosaurus
cubosaurs-category-pterodactyl = Pterodactyl
cubosaurs-category-pentaceratops = Pentaceratops
cubosaurs-category-velociraptors = Velociraptors
cubosaurs-category-eggs = Eggs
cubosaurs-category-tile-types = Tile: types
cubosaurs-category-tile-eggs = Tile: eggs
cubosaurs-category-dna = DNA left over

## Cards: the notation stands behind the name, so that it can be typed

cubosaurs-card = { $type } ({ $card })
cubosaurs-raptor = { $type } { $gain }/-{ $penalty } ({ $card })
cubosaurs-egg = Egg ({ $species }) +{ $gain }/-{ $penalty } ({ $card })
cubosaurs-with-dna = { $card }, DNA
cubosaurs-card-of = { $card }, of seat { $seat }

## Tiles

cubosaurs-tile-1 = +{ $value } for each type you own
cubosaurs-tile-2 = +{ $value } for each egg you own
cubosaurs-tile-3 = draw a card into the hand
cubosaurs-tile-4 = refuse without adding a card
cubosaurs-tile-5 = refuse with a type already in the hand
cubosaurs-tile-6 = destroy one of your cards
cubosaurs-tile-7 = destroy an opponent’s card
cubosaurs-tile-8 = steal a card
cubosaurs-tile-9 = give a card away
cubosaurs-tile-10 = swap a card
cubosaurs-tile-line = Tile { $tile }, price { $price }: { $effect }

## The table

cubosaurs-round = Round { $round } of { $rounds }, { $direction ->
    [clockwise] clockwise
   *[other] counter-clockwise
}. { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} left in the deck.
cubosaurs-reserve = DNA tokens in the reserve: { $reserve }.
cubosaurs-market = Market:
cubosaurs-market-empty = Market: no tiles left.
cubosaurs-hand = Hand offered to { $name }: { $cards }.
cubosaurs-hand-yours = Your hand: { $cards }.
cubosaurs-hand-none = No hand yet.
cubosaurs-destroyed = Destroyed this round: { $cards }.
cubosaurs-seat = { $name }: { $now ->
    [one] { $now } point
   *[other] { $now } points
} now, { $total } from earlier rounds.
cubosaurs-seat-tokens = DNA tokens: { $tokens }. Tiles: { $tiles }.
cubosaurs-none = none
cubosaurs-group = { $label }: { $points } { $count ->
    [one] point
   *[other] points
} for { $cards }
cubosaurs-group-tile = { $label }: { $points } { $count ->
    [one] point
   *[other] points
}
cubosaurs-no-cards = no cards

## What is asked

cubosaurs-expected-decide = { $cards ->
    [1] Keep the card
    [2] Keep the two
    [3] Keep the three
    [4] Keep the four
    [5] Keep the five
    [6] Keep the six
    [7] Keep the seven
    [8] Keep the eight
    [9] Keep the nine
    [10] Keep the ten
   *[other] Keep the hand
}, or refuse with one of yours?
cubosaurs-expected-keep = You must keep it: all your types are in the hand (CUB-22).
cubosaurs-expected-keep-empty = You must keep it: you have no card to add (CUB-22).
cubosaurs-expected-keep-dna = Keep it, or buy a tile? You cannot refuse (CUB-22).

cubosaurs-expected-take = From whom do you take a token? The reserve is empty.
cubosaurs-expected-wait = { $name } is to play.
cubosaurs-expected-chance = A card is being drawn.
cubosaurs-expected-over = The game is over.

## Actions

cubosaurs-do-keep = Keep { $cards }: your round would stand at { $points }
cubosaurs-do-refuse = Refuse with { $card }: your round would stand at { $points }
cubosaurs-do-refuse-nothing = Refuse and add nothing
cubosaurs-do-take = Take a token from seat { $seat }
cubosaurs-do-buy = Buy tile { $tile } for { $price }: { $effect }
cubosaurs-do-give-to = To seat { $seat }

## What followed

cubosaurs-followed-whose = The { $card } { $name ->
    [You] was yours
   *[other] belonged to { $name }
}.
cubosaurs-followed-tokens = { $name }: DNA tokens { $tokens } ({ $gained }).
cubosaurs-followed-round = Round { $round } is over and counted:
cubosaurs-followed-seat = { $name }: { $points } ({ $parts })
cubosaurs-followed-starter = { $name } { $name ->
    [You] have the lowest score and begin
   *[other] has the lowest score and begins
} the next round.
cubosaurs-scores-set = { $type }, for 1, 2, 3, 4 or more: { $row }
cubosaurs-scores-raptors = Velociraptors: in a pair of grey and black each gives its gain; each one left alone costs its penalty. Both stand on the card, such as 2/-2.
cubosaurs-scores-eggs = Eggs: the gain for having the most of the species, ties included; otherwise the penalty.
cubosaurs-scores-dna = DNA: each card with the mark brings a token when it joins a collection; two tokens left at the end are a point.

## What happened: in the terminal the reader is called You

cubosaurs-did-keep = { $name } { $name ->
    [You] keep
   *[other] keeps
} the hand.
cubosaurs-did-refuse = { $name } { $name ->
    [You] refuse
   *[other] refuses
} with { $card }.
cubosaurs-did-refuse-nothing = { $name } { $name ->
    [You] refuse and add
   *[other] refuses and adds
} nothing.
cubosaurs-did-take = { $name } { $name ->
    [You] take
   *[other] takes
} a token from { $from }.
cubosaurs-did-buy = { $name } { $name ->
    [You] buy
   *[other] buys
} tile { $tile }.
cubosaurs-did-buy-card = { $name } { $name ->
    [You] buy
   *[other] buys
} tile { $tile }, for { $card }.
cubosaurs-did-buy-give = { $name } { $name ->
    [You] buy tile { $tile } and give
   *[other] buys tile { $tile } and gives
} { $to } { $card }.
cubosaurs-did-buy-swap = { $name } { $name ->
    [You] buy tile { $tile } and swap
   *[other] buys tile { $tile } and swaps
} { $card } for { $theirs }.
cubosaurs-fell-first = { $name } { $name ->
    [You] begin
   *[other] begins
} this round.
cubosaurs-fell-tile = Tile { $tile } comes into the market.
cubosaurs-fell-deal = { $name } { $name ->
    [You] start
   *[other] starts
} with { $card }.
cubosaurs-fell-draw = Drawn: { $card }.

## Pages

cubosaurs-kind = A quick card game of pushing your luck and your neighbour’s
cubosaurs-option-rounds-name = Rounds
cubosaurs-option-dna-name = Advanced game
cubosaurs-option-interaction-name = Interaction tiles
cubosaurs-plain-egg = Egg ({ $species })
cubosaurs-a-trex = a T-Rex
cubosaurs-a-stegosaurus = a Stegosaurus
cubosaurs-a-brontosaurus = a Brontosaurus
cubosaurs-a-pterodactyl = a Pterodactyl
cubosaurs-a-pentaceratops = a Pentaceratops
cubosaurs-a-grey = a grey Velociraptor
cubosaurs-a-black = a black Velociraptor
cubosaurs-a-egg = an Egg ({ $species })
cubosaurs-spoken-stake = { $card }, pays { $gain } or costs { $penalty }
cubosaurs-chip-round = Round { $round } of { $rounds }
cubosaurs-chip-direction = { $direction ->
    [clockwise] clockwise
   *[other] counter-clockwise
}
cubosaurs-chip-reserve = { $reserve } in the reserve
cubosaurs-chip-destroyed = { $count ->
    [one] 1 card destroyed
   *[other] { $count } cards destroyed
}
cubosaurs-deck = { $deck ->
    [one] 1 card left in the deck
   *[other] { $deck } cards left in the deck
}
cubosaurs-deck-label = { $deck ->
    [one] card left
   *[other] cards left
}

cubosaurs-hand-worth = Kept, it takes { $name }’s round from { $now } to { $then }.

cubosaurs-hint-keep = Keep: { $label } { $now } → { $then }
cubosaurs-market-title = Evolution tiles
cubosaurs-dna = DNA
cubosaurs-market-none = No tiles left this round.

cubosaurs-score-round = This round, counted now
cubosaurs-score-total = { $rounds ->
    [1] with round 1: { $total }
   *[other] with rounds 1 and 2: { $total }
}
cubosaurs-tokens = DNA tokens: { $tokens }
cubosaurs-collection-empty = No cards.
cubosaurs-why-raptors = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $alone } alone
cubosaurs-why-eggs = { $won } with the most of its species, { $lost } without
cubosaurs-explain-egg-won = { $card } wins { $gain }: { $own } of its species here, at most { $most } with anybody else.
cubosaurs-explain-egg-missed = { $card } loses: { $own } of its species here, { $most } with somebody else: { $loss }. { $needed } more would make it { $gain }.
cubosaurs-explain-raptor-paired = { $card }: { $grey } grey and { $black } black make { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}. This one is paired: { $points }.
cubosaurs-explain-raptor-alone = { $card }: { $grey } grey and { $black } black make { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}. This one is alone: { $points }; with one of the other colour { $gain }.
cubosaurs-explain-set = { $species }: { $count } here count { $points } together, one more would make it { $then }.
cubosaurs-explain-set-full = { $species }: { $count } here count { $points } together; more change nothing.
cubosaurs-explain-tile-types = { $tile }: { $count ->
    [one] 1 type
   *[other] { $count } types
} here, { $points }.
cubosaurs-explain-tile-eggs = { $tile }: { $count ->
    [one] 1 egg
   *[other] { $count } eggs
} here, { $points }.
cubosaurs-offer-keep = Keep: { $now } → { $then }
cubosaurs-offer-refuse = Refuse with a card
cubosaurs-offer-take = Take a token
cubosaurs-choice-refuse = { $card } ({ $now } → { $then })
cubosaurs-step-own = Choose one of your cards
cubosaurs-step-theirs = Choose an opponent’s card
cubosaurs-step-to = Choose who gets it
cubosaurs-step-from = Choose from whom
cubosaurs-sheet-title = Round { $round }, counted
cubosaurs-sheet-round = Round { $round }

cubosaurs-sheet-total = Total
cubosaurs-tie = { $names }, { $total } each: the better last round decides, { $counted }.
cubosaurs-tie-shared = { $names }, { $total } each, and as many in the last round: they share the place.
cubosaurs-tie-count = { $name } { $count }
cubosaurs-hand-came = the hand has come to { $name }
cubosaurs-hand-came-yours = the hand has come to you
cubosaurs-hand-drawn = { $name } draws a card
cubosaurs-hand-drawn-yours = you draw a card
cubosaurs-hand-offered = the hand offered to { $name }
cubosaurs-hand-offered-yours = the hand you are offered
cubosaurs-pair = pair
cubosaurs-alone = alone
cubosaurs-most = most
cubosaurs-else = else
cubosaurs-tiles = Tiles
cubosaurs-market-once = one a turn
cubosaurs-tile-have = you have { $tokens }
cubosaurs-tile-more-1 = At the round’s end: one for each type in your collection.
cubosaurs-tile-more-2 = At the round’s end, whether the egg pays or costs.
cubosaurs-tile-more-3 = Then decide about the larger hand.
cubosaurs-tile-more-4 = The hand goes on as it is; your turn ends.
cubosaurs-tile-more-5 = Add a card that you could not add otherwise; your turn ends.
cubosaurs-tile-more-6 = It leaves the round; then decide about the hand.
cubosaurs-tile-more-7 = It leaves the round; then decide about the hand.
cubosaurs-tile-more-8 = From any collection; its DNA comes along. Then decide.
cubosaurs-tile-more-9 = To any opponent, who gains its DNA. Then decide.
cubosaurs-tile-more-10 = One of yours for one of an opponent. Then decide.
cubosaurs-offer-buy = Buy for { $price } DNA: { $effect }
cubosaurs-keep-title = If { $name } keeps
cubosaurs-keep-title-yours = If you keep
cubosaurs-keep-nothing = nothing changes
cubosaurs-forecast-set = Keeping makes { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
} { $species }: { $then }.
cubosaurs-forecast-raptors = Keeping takes your Velociraptors from { $now } to { $then }.
cubosaurs-forecast-eggs = Keeping takes your eggs from { $now } to { $then }.
cubosaurs-forecast-same = Keeping changes none of your points.
cubosaurs-forecast-dna = It brings { $count } DNA.
cubosaurs-told-1 = { $name } { $name ->
    [You] pay
   *[other] pays
} for a point for each type.
cubosaurs-told-2 = { $name } { $name ->
    [You] pay
   *[other] pays
} for points for each egg.
cubosaurs-told-3 = { $name } { $name ->
    [You] pay
   *[other] pays
} to draw a card into the hand.
cubosaurs-told-4 = { $name } { $name ->
    [You] pay
   *[other] pays
} to refuse without adding a card.
cubosaurs-told-5 = { $name } { $name ->
    [You] pay
   *[other] pays
} to refuse with { $card }.
cubosaurs-told-6 = { $name } { $name ->
    [You] pay to destroy one of your own cards
   *[other] pays to destroy one of their own cards
}: { $card }.
cubosaurs-told-7 = { $name } { $name ->
    [You] pay
   *[other] pays
} to destroy an opponent’s card: { $card }.
cubosaurs-told-8 = { $name } { $name ->
    [You] pay
   *[other] pays
} to steal { $card }.
cubosaurs-told-9 = { $name } { $name ->
    [You] pay
   *[other] pays
} to give { $to } { $card }.
cubosaurs-told-10 = { $name } { $name ->
    [You] pay
   *[other] pays
} to swap { $card } for { $theirs }.
cubosaurs-start-base = collect, keep, refuse
cubosaurs-start-advanced = DNA buys evolution tiles

## Why

cubosaurs-why-keep = Keeping takes your round from { $now } to { $then }.
cubosaurs-why-refuse = Keeping would change your round by { $kept }, this by { $given }; { $gone } of { $all } { $type } are out.
cubosaurs-why-refuse-nothing = Keeping would change your round by { $kept }, and this costs no card.

## Notes of a first game

cubosaurs-note-forced = A forced keep: every type you own is in the hand already, so you cannot add a card. The hand is yours.
cubosaurs-note-hand = This hand is offered to you. Keep all of it, or refuse: then one of your own cards goes with it to your neighbour.
cubosaurs-note-passed = Others refused this hand, and each added a card. To refuse it, add a type that is not in it yet.
cubosaurs-note-loss = A red number is what you lose. Each species scores by how many of it you have: for some, few are better; for others, many.
cubosaurs-note-round = The first round is counted and its points are yours. All cards are dealt anew, and play goes round the other way.
cubosaurs-note-market = You have enough DNA for this tile. Once in a turn you may buy one, before you keep or refuse.
