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
