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
cubosaurs-category-tile-types = Tile 1
cubosaurs-category-tile-eggs = Tile 2
cubosaurs-category-dna = DNA left over

## Cards: the notation stands behind the name, so that it can be typed

cubosaurs-card = { $type } ({ $card })
cubosaurs-raptor = { $type } { $gain }/-{ $penalty } ({ $card })
cubosaurs-egg = Egg for most { $species } +{ $gain }/-{ $penalty } ({ $card })
cubosaurs-with-dna = { $card }, DNA
cubosaurs-card-of = { $card }, of seat { $seat }

## Tiles

cubosaurs-tile-1 = +{ $value } for each type at the count
cubosaurs-tile-2 = +{ $value } for each egg at the count
cubosaurs-tile-3 = draw a card into the hand
cubosaurs-tile-4 = refuse and add nothing
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

cubosaurs-expected-decide = Keep the hand, or refuse it with one of your cards.
cubosaurs-expected-keep = You must keep the hand: all your types are in it already (CUB-22).
cubosaurs-expected-keep-empty = You must keep the hand: you have no card to add (CUB-22).
cubosaurs-expected-keep-dna = None of your cards lets you refuse (CUB-22). Keep the hand, or buy a tile.
cubosaurs-expected-buy = Keep the hand, refuse it with one of your cards, or first buy a tile.
cubosaurs-expected-take = The reserve is empty: take a token from an opponent.
cubosaurs-expected-wait = { $name } is to play.
cubosaurs-expected-chance = Chance has to fall.
cubosaurs-expected-over = The game is over.

## Actions

cubosaurs-do-keep = Keep { $cards }: your round would stand at { $points }
cubosaurs-do-refuse = Refuse with { $card }: your round would stand at { $points }
cubosaurs-do-refuse-nothing = Refuse and add nothing
cubosaurs-do-take = Take a token from seat { $seat }
cubosaurs-do-buy = Buy tile { $tile } for { $price }: { $effect }
cubosaurs-do-give-to = To seat { $seat }

## What followed

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
cubosaurs-hand-title = Hand offered to { $name }
cubosaurs-hand-title-yours = The hand you are offered
cubosaurs-hand-worth = Kept, it takes { $name }’s round from { $now } to { $then }.
cubosaurs-hand-worth-yours = Kept, it takes your round from { $now } to { $then }.
cubosaurs-hint-keep = Keep: { $label } { $now } → { $then }
cubosaurs-market-title = Market
cubosaurs-dna = DNA
cubosaurs-market-none = No tiles left this round.
cubosaurs-tile-bought = Tile { $tile }: { $effect }
cubosaurs-score-round = This round, counted now
cubosaurs-score-total = total { $total }
cubosaurs-tokens = DNA tokens: { $tokens }
cubosaurs-collection-empty = No cards.
cubosaurs-why-raptors = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}, { $alone } alone
cubosaurs-why-eggs = { $won } with the most of its species, { $lost } without
cubosaurs-offer-keep = Keep the hand ({ $now } → { $then })
cubosaurs-offer-refuse = Refuse with a card
cubosaurs-offer-take = Take a token
cubosaurs-choice-refuse = { $card } ({ $now } → { $then })
cubosaurs-step-own = Choose one of your cards
cubosaurs-step-theirs = Choose an opponent’s card
cubosaurs-step-to = Choose who gets it
cubosaurs-step-from = Choose from whom
cubosaurs-sheet-title = Score sheet
cubosaurs-sheet-round = Round { $round }
cubosaurs-sheet-sum = Sum
cubosaurs-sheet-total = Total
