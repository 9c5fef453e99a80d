### Gods Love Dinosaurs: a title and a sentence or two for every rule number, the answer to "why can't I?".
### They describe the default rulings.

## Setup

gld-1-title = Players and tiles
gld-1 = Two to five people play. A tile marked with a number of players is used when at least that many play; the others stay in the box. With our tiles that makes 40, 54, 70 or 84 tiles for 2, 3, 4 or 5 players. A component sheet must have 84 tiles in all.
gld-2-title = Piles
gld-2 = The tiles are sorted by the letter on their back into four piles, A to D, each shuffled face down.
gld-3-title = Columns
gld-3 = The animal board has five columns, from the left: Frog, Rabbit, Rat, Tiger, Eagle.
gld-4-title = Rows
gld-4 = With 2 or 3 players two rows are used, with 4 or 5 three, for the whole game.
gld-5-title = First display
gld-5 = Every place in use gets a face-up tile of pile A: 10 tiles or 15.
gld-6-title = Supply and token
gld-6 = All other animals, dinosaurs and eggs form a common supply. One dinosaur becomes the token and stands under the Frog column: it is in no ecosystem and is never hatched, eaten or counted. So 19 can come into play.
gld-7-title = Start
gld-7 = Everybody has a start tile of seven hexes: a mountain with the nest in the middle, six hexes around it. A frog, a rabbit and a rat stand on their icons, a dinosaur on the nest. Everybody has three ordinary eggs.
gld-8-title = First player
gld-8 = Chance decides, or the host names somebody.

## Turn

gld-9-title = Turn
gld-9 = Clockwise. In your turn take one tile, place it, put its animal on it; if that emptied a column, its species activates. Then it is the turn of your left neighbour, whatever happened. Nobody passes.
gld-10-title = Taking
gld-10 = Take exactly one face-up tile of any column. There always is one (GLD-45). The animal on it has nothing to do with the column it lies in.
gld-11-title = Placing
gld-11 = Put the tile beside your ecosystem, turned as you like: two free cells that touch each other, at least one of them touching a hex you have. Terrains need not match. Holes are allowed. A tile is never flipped or moved later.
gld-12-title = Icon
gld-12 = An animal printed on the tile is put on its hex at once, before anything activates. So it takes part if its own species activates this very turn: a tiger on the last tile of the Tiger column must eat now or starve.
gld-13-title = One animal a hex
gld-13 = A hex never holds two animals. An animal enters a taken hex only to eat the one that stands there: predators eat prey, dinosaurs eat prey and predators, nobody eats a dinosaur.
gld-14-title = Trigger
gld-14 = If the tile you took was the last of its column, that column's species activates once tile and animal are placed. One tile is taken a turn, so at most one column empties.
gld-15-title = Volcano
gld-15 = The volcano stands with the player whose turn set the activation off. It is a reminder and does nothing.
gld-16-title = Everybody activates
gld-16 = All players activate all their animals of the species at the same time. Whoever has none is skipped.
gld-17-title = No refill without the token
gld-17 = Where the token does not stand, an emptied column stays empty until the next dinosaur activation.

## Prey

gld-18-title = Breeding
gld-18 = Each prey of the species may put one young one beside itself, on an empty hex of its favourite terrain: frogs on lakes, rats in forests, rabbits on fields. The parent stays. What the parent stands on does not matter.
gld-19-title = Choice
gld-19 = Each prey has at most one young one in an activation, where you like. You may decline.
gld-20-title = Different places
gld-20 = You choose the order. No two young share a place.
gld-21-title = Newborn prey
gld-21 = They do not breed in the activation they are born in. The rulebook's example fits: two rabbits with room for three have two young.
gld-22-title = Joker
gld-22 = A joker hex is favourite terrain of all three prey, for the first that comes.
gld-23-title = No hunger
gld-23 = Prey without room do not breed, and never starve. A species that dies out in an ecosystem comes back only on a tile.

## Predators

gld-24-title = Order
gld-24 = Every predator of the species that is there when the activation begins acts once. You choose the order, and one finishes before the next begins.
gld-25-title = Ways
gld-25 = A hunter goes from hex to neighbouring hex of your own ecosystem, over empty hexes and prey, never into a hex with another predator or a dinosaur. Terrain does not matter.
gld-26-title = Tiger
gld-26 = One or two steps, in any direction, turning as it likes.
gld-27-title = Eagle
gld-27 = One to three steps, all in one of the six directions. The first hex that bars the way ends the line, whatever lies behind.
gld-28-title = Eating
gld-28 = The hunt must end on prey. The predator eats all prey on its way and stands where it ate the last. Each of the others is replaced by a new predator of its species: eating two brings one young, eating three brings two.
gld-29-title = Newborn predators
gld-29 = They neither hunt nor starve in the activation they are born in, for most would die at once. They do bar the way at once, and dinosaurs may eat them in the same turn.
gld-30-title = Starving
gld-30 = A predator that eats nothing is removed. You may also let one starve that could eat.
gld-31-title = Stopping short
gld-31 = A predator need not use all its steps. It may stop on a nearer prey to spare one further on.

## Dinosaurs

gld-32-title = When
gld-32 = If the token stands under the emptied column, then, when all have finished the species: hatch (GLD-33), hunt (GLD-35), move the token (GLD-42), refill (GLD-43). The last two happen even if nobody has a dinosaur.
gld-33-title = Hatching
gld-33 = You may pay one egg and put one dinosaur on your nest mountain, once an activation and before your own hunts. Eggs laid in this activation come too late.
gld-34-title = When not
gld-34 = Not while a dinosaur stands on the nest, not without an egg, not without a piece (GLD-49). A dinosaur that is about to starve there is in the way too.
gld-35-title = Every dinosaur
gld-35 = Each of your dinosaurs acts once, the new one included, in the order you like, one after the other.
gld-36-title = Way
gld-36 = One to five steps from hex to neighbouring hex, turning freely, over empty hexes, prey and predators, never into a hex with another dinosaur.
gld-37-title = End
gld-37 = The last hex must be a mountain without another dinosaur. It may be the one it came from. An animal on that mountain is eaten on arrival.
gld-38-title = Meals
gld-38 = It eats every prey and every predator on its way and at its end. Each predator is one egg for your nest. Prey are food and no eggs. Nothing is born.
gld-39-title = Starving
gld-39 = A dinosaur that cannot eat at least one animal and end on a free mountain is removed; you may also choose not to move it. Eating without reaching a mountain is not allowed and lays no egg.
gld-40-title = Hatchling
gld-40 = A dinosaur just hatched hunts like the others, and starves like them.
gld-41-title = Gold
gld-41 = A golden egg is five ordinary eggs, exchanged whenever you like, and nothing else. The program counts eggs and shows gold.

## Refill

gld-42-title = Token
gld-42 = The token moves one column to the right, from Eagle back to Frog, even to an empty column.
gld-43-title = Refill
gld-43 = Then each column without any tile, from the left, gets one new tile for each row in use. A column with a single tile gets none.
gld-44-title = Piles in order
gld-44 = A, then B, C and D, each finished before the next. A column may mix letters.
gld-45-title = Nobody is ever stuck
gld-45 = Not a rule but a fact the tests hold us to. After a refill every column holds a tile, also the one the token has just reached. That column can be emptied only by a turn that ends in a refill or in the end of the game.

## End

gld-46-title = End
gld-46 = If, after a dinosaur activation, the piles hold too few tiles to fill all empty columns, the game is over at once. With just enough the columns are filled and play goes on, even with bare piles.
gld-47-title = Score
gld-47 = One point for each egg, five for a golden one, one for each dinosaur in your ecosystem. Everybody starts with 3 + 1 = 4.
gld-48-title = Ties
gld-48 = Among those who are tied the one farthest from the first player in turn order wins. So there is always one winner.
gld-49-title = Pieces run out
gld-49 = The rulebook has no word on it. Prey and predators are not limited: any marker stands in, since all breed at the same time and no order is given.
gld-50-title = Eggs
gld-50 = Eggs are not limited. If the component sheet limits them, those of the box (worth 105) are all there are, and hunts that might need more go in the order of GLD-16.

## What its words mean: how a word is written, then its meaning

gods-love-dinosaurs-term-activation = activate|activates|activation|wakes|wake: all animals of the species act, everybody’s: prey breed, hunters hunt.
gods-love-dinosaurs-term-prey = prey: frogs, rabbits and rats; they breed and are eaten.
gods-love-dinosaurs-term-predator = predator|predators: tigers and eagles; they eat prey and are eaten by dinosaurs.
gods-love-dinosaurs-term-ecosystem = ecosystem|ecosystems: all hexes in front of one player, with the animals on them.
gods-love-dinosaurs-term-token = token: the dinosaur under the animal board; where it stands the dinosaurs wake as well.
gods-love-dinosaurs-term-hatch = hatch|hatches: pay an egg and put a new dinosaur on your nest.
gods-love-dinosaurs-term-joker = joker: a hex on which frogs, rabbits and rats can all breed.
gods-love-dinosaurs-term-starve = starves|starve: has nothing to eat and leaves the game.
