### The rules pages: rules, reference card, and where the values of the component sheets come from.

rules-contents = Contents
rules-search = Search the rules
rules-search-hint = a word, or { $rule }
rules-search-found = Passages found: { $count }
rules-search-none = Nothing found.
rules-print = Print
rules-to-components = Where the values come from
rules-to-rules = To the rules
rules-sources-note = Not every printed value could be found. Some of the numbers above are ours.
rules-some-of = { $cards } of { $of }
rules-yes = yes
rules-no = no

## Components and their sources

rules-components = { $game }: where the values come from
rules-components-about = Cards and tiles are described in a component sheet. This page shows every value of it and says how sure we are of it.
rules-components-correct = You own the box and see other values? Copy the sheet, correct it and play with it. Every record names the sheet it was played with.
rules-components-command = dinotable --components FILE
rules-source = Source
rules-source-meaning = Meaning
rules-source-value = Value
rules-source-values = Values
rules-source-rulebook = printed
rules-source-rulebook-about = stated in the rulebook’s text
rules-source-public = public
rules-source-public-about = found on a public page
rules-source-deduced = deduced
rules-source-deduced-about = follows from several partial facts
rules-source-proposed = ours
rules-source-proposed-about = not found; our own value, made to fit everything known

## Cubosaurs: reference card and tables

cubosaurs-refcard-turn = Your turn
cubosaurs-refcard-hand = Take the hand passed to you. If there is none, draw one card [CUB-10].
cubosaurs-refcard-buy = Advanced game: you may buy one tile [CUB-73].
cubosaurs-refcard-decide = Keep the hand or refuse it, all of it [CUB-11] [CUB-13].
cubosaurs-refcard-keep = Keep: all its cards join your collection; the next player draws [CUB-12].
cubosaurs-refcard-refuse = Refuse: add one of your cards, of a type not in the hand yet, and pass it all on [CUB-20] [CUB-21]. All eggs are one type, Grey and Black are two.
cubosaurs-refcard-forced = No card of yours fits? Then you must keep [CUB-22].
cubosaurs-refcard-end = Round and game
cubosaurs-refcard-round-end = The round ends when somebody has to draw and the deck is empty [CUB-30].
cubosaurs-refcard-next = The lowest score of the round begins the next one [CUB-50]. Play turns the other way [CUB-51].
cubosaurs-refcard-game-end = The highest total wins, then the better last round [CUB-60] [CUB-61].
cubosaurs-refcard-count = The count
cubosaurs-refcard-scores = Points for the whole set, by number of cards
cubosaurs-refcard-species = Species
cubosaurs-refcard-raptors = Velociraptors: in a pair of Grey and Black both cards pay; each one left single costs [CUB-41].
cubosaurs-refcard-eggs = Eggs: won if you have the most of the species, ties included, and at least one [CUB-42]. For the Velociraptors, both colours together [CUB-43].
cubosaurs-refcard-paired = In a pair
cubosaurs-refcard-single = Single
cubosaurs-refcard-egg = Egg
cubosaurs-refcard-won = Won
cubosaurs-refcard-missed = Missed
cubosaurs-refcard-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cubosaurs-refcard-stake = { $card } +{ $gain }/−{ $penalty }
cubosaurs-refcard-total = Total
cubosaurs-refcard-icons = Cards with the DNA icon
cubosaurs-refcard-tiles = DNA and tiles
cubosaurs-refcard-dna = A card with the icon that enters your collection brings a token [CUB-71]. At the end of the game two tokens are worth one point [CUB-79].
cubosaurs-refcard-tile = Tile { $tile }
cubosaurs-refcard-tile-number = Tile
cubosaurs-refcard-tile-price = Price
cubosaurs-refcard-tile-effect = Effect
cubosaurs-refcard-ends-turn = (ends your turn)
cubosaurs-refcard-interaction = (acts on an opponent)

## Cubosaurs: the component sheet

cubosaurs-sheet-game = The box
cubosaurs-sheet-designer = designer
cubosaurs-sheet-artist = artist
cubosaurs-sheet-publisher = publisher
cubosaurs-sheet-year = year
cubosaurs-sheet-min-players = fewest players [CUB-1]
cubosaurs-sheet-max-players = most players [CUB-1]
cubosaurs-sheet-min-age = youngest age
cubosaurs-sheet-duration-minutes = minutes
cubosaurs-sheet-setup = Set-up
cubosaurs-sheet-total-cards = cards [CUB-2]
cubosaurs-sheet-cards-per-player-in-round-deck = cards per player in the round deck [CUB-3]
cubosaurs-sheet-starting-collection = starting collection [CUB-4]
cubosaurs-sheet-rounds = rounds [CUB-65]
cubosaurs-sheet-rounds-two-players = rounds advised for two players [CUB-65]
cubosaurs-sheet-first-round-direction = direction of the first round [CUB-5]
cubosaurs-sheet-direction-alternates = the direction turns for the second round [CUB-51]
cubosaurs-sheet-rulings = Rulings: what the rulebook leaves open
cubosaurs-sheet-lowest-score-tie-starts = who begins after a tie for the lowest score [CUB-50]
cubosaurs-sheet-next-round-starter-uses = the lowest score is that of [CUB-50]
cubosaurs-sheet-egg-needs-at-least-one = an egg needs at least one dinosaur of its species [CUB-42]
cubosaurs-sheet-draw-tile-needs-nonempty-deck = tile 3 needs a card in the deck [CUB-74]
cubosaurs-sheet-refuse-tile-forces-refusal = buying tile 4 is the refusal itself [CUB-74]
cubosaurs-sheet-forbidden-type-tile-forces-forbidden-type = tile 5 must add a type that is in the hand already [CUB-74]
cubosaurs-sheet-opponent-gains-dna-for-card-received = an opponent who is handed a card gains its token [CUB-71]
cubosaurs-sheet-dna-lost-when-card-leaves = a card that leaves a collection costs its token [CUB-71]
cubosaurs-sheet-dna-bonus-counts-in-last-round-tiebreak = the DNA bonus counts in the last round when a tie is broken [CUB-61]
cubosaurs-sheet-cards = Card types
cubosaurs-sheet-colour = colour
cubosaurs-sheet-count = cards
cubosaurs-sheet-scores-1 = points for 1
cubosaurs-sheet-scores-2 = for 2
cubosaurs-sheet-scores-3 = for 3
cubosaurs-sheet-scores-4 = for 4 and more
cubosaurs-sheet-dna = DNA icon
cubosaurs-sheet-gain = gain
cubosaurs-sheet-penalty = penalty
cubosaurs-sheet-counts = counts
cubosaurs-sheet-advanced = Advanced game
cubosaurs-sheet-dna-tokens = DNA tokens [CUB-70]
cubosaurs-sheet-market-extra = tiles in the market beyond the number of players [CUB-70]
cubosaurs-sheet-refill-during-round = the market is filled up during a round [CUB-73]
cubosaurs-sheet-purchases-per-turn = purchases in a turn [CUB-73]
cubosaurs-sheet-tokens-per-bonus-point = tokens for a bonus point [CUB-79]
cubosaurs-sheet-tiles = Evolution tiles
cubosaurs-sheet-key = effect
cubosaurs-sheet-kind = kind
cubosaurs-sheet-value = amount
cubosaurs-sheet-ends-turn = ends the turn
cubosaurs-sheet-cost = price
cubosaurs-sheet-interaction = acts on an opponent

## Cubosaurs: names that stand as values in the sheet

cubosaurs-sheet-value-clockwise = clockwise
cubosaurs-sheet-value-random-among-tied = chance picks one of the tied
cubosaurs-sheet-value-first-in-turn-order = the tied seat met first in turn order
cubosaurs-sheet-value-last-round-score = the round just played
cubosaurs-sheet-value-running-total = all rounds so far
cubosaurs-sheet-value-trex = T-Rex
cubosaurs-sheet-value-stegosaurus = Stegosaurus
cubosaurs-sheet-value-brontosaurus = Brontosaurus
cubosaurs-sheet-value-pterodactyl = Pterodactyl
cubosaurs-sheet-value-pentaceratops = Pentaceratops
cubosaurs-sheet-value-velociraptor-grey = Grey Velociraptor
cubosaurs-sheet-value-velociraptor-black = Black Velociraptor
cubosaurs-sheet-value-egg = Egg
cubosaurs-sheet-value-egg-trex = Egg (T-Rex)
cubosaurs-sheet-value-egg-stegosaurus = Egg (Stegosaurus)
cubosaurs-sheet-value-egg-brontosaurus = Egg (Brontosaurus)
cubosaurs-sheet-value-egg-pterodactyl = Egg (Pterodactyl)
cubosaurs-sheet-value-egg-pentaceratops = Egg (Pentaceratops)
cubosaurs-sheet-value-egg-velociraptor = Egg (Velociraptors)
cubosaurs-sheet-value-orange = orange
cubosaurs-sheet-value-blue = blue
cubosaurs-sheet-value-violet = violet
cubosaurs-sheet-value-red = red
cubosaurs-sheet-value-green = green
cubosaurs-sheet-value-grey = grey
cubosaurs-sheet-value-black = black
cubosaurs-sheet-value-multicolour = many colours
cubosaurs-sheet-value-end-of-round = end of round
cubosaurs-sheet-value-instant = instant
cubosaurs-sheet-value-points-per-type = points for each type
cubosaurs-sheet-value-points-per-egg = points for each egg
cubosaurs-sheet-value-draw-into-hand = draw into the hand
cubosaurs-sheet-value-refuse-without-adding = refuse and add nothing
cubosaurs-sheet-value-refuse-adding-forbidden-type = refuse with a type already there
cubosaurs-sheet-value-destroy-own-card = destroy an own card
cubosaurs-sheet-value-destroy-opponent-card = destroy an opponent’s card
cubosaurs-sheet-value-steal-card = steal a card
cubosaurs-sheet-value-give-card = give a card
cubosaurs-sheet-value-swap-cards = swap cards
