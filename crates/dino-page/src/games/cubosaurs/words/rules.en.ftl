### Cubosaurs: a title and a sentence or two for every rule number, shown on the rules panel and as the
### answer to "why can't I?". They describe the default rulings.

## Setup

cub-1-title = Players
cub-1 = Cubosaurs is for two to five players.
cub-2-title = Deck
cub-2 = There are 55 cards of 8 types: seven of each of the seven dinosaurs and six eggs, all different.
cub-3-title = Round deck
cub-3 = Every round, all 55 cards are shuffled and ten per player form the deck. The others are set aside unseen.
cub-4-title = Starting collections
cub-4 = You start each round with four cards face up in front of you, whatever they are.
cub-5-title = First player and direction
cub-5 = In the first round chance picks who begins, and play goes clockwise.
cub-6-title = Visibility
cub-6 = Collections and the hand are open to all. The deck and the cards set aside are hidden.
cub-7-title = Empty start
cub-7 = Nobody has a hand when a round begins, so the first player draws a card.

## Turn

cub-10-title = Getting a hand
cub-10 = If a hand was passed to you, you take it and draw nothing. Otherwise you draw exactly one card.
cub-11-title = Keep or refuse
cub-11 = Once you have a hand you must either keep it or refuse it.
cub-12-title = Keeping
cub-12 = If you keep, the whole hand joins your collection and your turn ends. The next player draws.
cub-13-title = All or nothing
cub-13 = You keep the whole hand or pass on the whole hand; it is never split.
cub-14-title = Turn order
cub-14 = The turn, and any hand you refuse, goes to your neighbour in the direction of this round.

## Refusing

cub-20-title = Refusing
cub-20 = To refuse, you must add exactly one card to the hand, and it must come from your own collection. Then the whole hand goes to the next player.
cub-21-title = Type condition
cub-21 = The card you add must be of a type that is not in the hand yet. All eggs are one type; Grey and Black Velociraptors are two different types.
cub-22-title = Forced keep
cub-22 = You can only refuse if one of your cards is of a type missing from the hand. If none is, or if you have no cards, you have to keep the hand.
cub-23-title = Bounds
cub-23 = Each refusal normally adds a new type to the hand, so sooner or later somebody has to keep it.
cub-24-title = A hand may come back
cub-24 = A hand you refused may come round to you again. You then decide afresh.

## Round end

cub-30-title = End of the round
cub-30 = The round ends when someone has to draw and the deck is empty. Drawing the last card does not end it.
cub-31-title = Round score
cub-31 = Your score for the round is the sum of what your cards are worth, and it can be negative.

## Scoring

cub-40-title = Set species
cub-40 = T-Rex, Stegosaurus, Brontosaurus, Pterodactyl and Pentaceratops score by how many you have: one, two, three, or four and more. The points are for the whole set.
cub-41-title = Velociraptor pairs
cub-41 = In a pair of one Black and one Grey Velociraptor both cards give their points; one left single costs you points. The best pairing is found for you.
cub-42-title = Eggs
cub-42 = An egg pays if you have the most of the dinosaur it names, ties included, and at least one. Otherwise it costs you points.
cub-43-title = Velociraptor egg
cub-43 = For the Velociraptor egg, Grey and Black count together, paired or not.
cub-44-title = Eggs are no dinosaurs
cub-44 = An egg is not a dinosaur of any kind and never helps you to have the most of one.

## Next round

cub-50-title = Next starter
cub-50 = Whoever scored least in the round just played begins the next one. If several did, chance picks one of them.
cub-51-title = Direction
cub-51 = The second round is played counter-clockwise.
cub-52-title = Same again
cub-52 = Apart from who begins and the direction, a new round is set up and played like the first.

## Game end

cub-60-title = Total
cub-60 = Your round scores are added up, with the DNA bonus in the advanced game. The highest total wins.
cub-61-title = Ties
cub-61 = If totals are equal, the better last round wins. If that is equal too, the win is shared.

## Two players

cub-65-title = Number of rounds
cub-65 = Three to five players always play two rounds. Two players play three, or two if they prefer.
cub-66-title = Third round
cub-66 = The third round is begun by whoever scored less in the second.

## Advanced game: DNA

cub-70-title = DNA setup
cub-70 = The advanced game adds 40 DNA tokens and a market of evolution tiles, one more than there are players. A tile that is not in this game cannot be bought: the basic game has none, and those aimed at opponents can be left out.
cub-71-title = Gaining DNA
cub-71 = You gain one DNA token whenever a card with the DNA icon enters your collection, starting cards included. Losing such a card costs no token.
cub-72-title = Empty reserve
cub-72 = When the reserve is empty, a DNA token gained must be taken from an opponent who has one, and the player who gains it chooses whom. The game waits until that is done.
cub-73-title = Buying a tile
cub-73 = You may buy one tile in each of your turns, once you have your hand. It must be face up in the market, and you must have enough DNA tokens to pay for it.
cub-74-title = No purchase without effect
cub-74 = A tile can be bought only if its effect can be carried out as you ask. Tile 3 needs a card in the deck, tile 5 one of your cards whose type is already in the hand, and tiles 6 to 10 the cards and the opponent they act on.
cub-75-title = Bought tiles
cub-75 = Tiles that score at the end of the round stay face up in front of you. The others are turned face down once used.
cub-76-title = Tile 1 count
cub-76 = Tile 1 gives you one point for each type of card in your collection. Eggs are one type, Grey and Black Velociraptors two.
cub-77-title = Tile 2 count
cub-77 = Tile 2 gives you two points for each of your eggs, on top of what the egg itself scores.
cub-78-title = Between rounds
cub-78 = You keep your unspent DNA tokens, and unbought tiles stay in the market. All other tiles are shuffled and the market is filled up again.
cub-79-title = DNA bonus
cub-79 = At the end of the game every two unspent DNA tokens are worth one point.

## Reference card and tables

cubosaurs-refcard-hand = Your turn: take the hand passed to you. If there is none, draw one card [CUB-10].
cubosaurs-refcard-buy = Buy: once a turn, before you decide, you may buy one tile [CUB-73].
cubosaurs-refcard-keep = Keep: all of the hand joins your collection; the next player draws [CUB-12].
cubosaurs-refcard-refuse = Refuse: add one of your cards, of a type not in the hand yet, and pass it all on [CUB-20] [CUB-21]. All eggs are one type, Grey and Black are two.
cubosaurs-refcard-forced = Forced keep: if none of your cards fits, you must keep [CUB-22].
cubosaurs-refcard-round-end = The round ends: when somebody has to draw and the deck is empty [CUB-30].
cubosaurs-refcard-next = Next round: the lowest score of the round begins [CUB-50], and play turns the other way [CUB-51].
cubosaurs-refcard-game-end = Winner: the highest total, then the better last round [CUB-60] [CUB-61].
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

## The component sheet

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

## Names that stand as values in the sheet

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
cubosaurs-sheet-value-destroy-own-card = destroy one of your own cards
cubosaurs-sheet-value-destroy-opponent-card = destroy an opponent’s card
cubosaurs-sheet-value-steal-card = steal a card
cubosaurs-sheet-value-give-card = give a card
cubosaurs-sheet-value-swap-cards = swap cards

## What its words mean: how a word is written, then its meaning

cubosaurs-term-collection = collection: the cards face up in front of somebody; they score at the end of the round.
cubosaurs-term-hand = hand: the cards that go round and are offered to one player after the other.
cubosaurs-term-type = type|types: one of eight kinds of cards; Grey and Black Velociraptors are two, all eggs together are one.
cubosaurs-term-forced-keep = must keep|forced keep: every type you own is in the hand already, so you cannot refuse it.
cubosaurs-term-dna = dna token|dna tokens|tokens|token: money of the advanced game; a card with the DNA icon brings one.
cubosaurs-term-market = market: the evolution tiles that lie face up and can be bought.
