### Gods Love Dinosaurs: what the table says.

gods-love-dinosaurs-about = Let prey breed and hunters hunt, then feed them all to the dinosaurs.
gods-love-dinosaurs-whose = Gods Love Dinosaurs is a game by Kasper Lapp, published by Pandasaurus Games. All rights to the game are theirs.
gods-love-dinosaurs-kind = Tiles, food chains and hungry dinosaurs
gods-love-dinosaurs-option-first = who begins: drawn by chance, or a seat you name
gods-love-dinosaurs-option-first-name = First player
gods-love-dinosaurs-option-activation = all activate their animals at once, or one after the other while the others watch (for a first game)
gods-love-dinosaurs-option-activation-name = Activations
lobby-value-together = All at once
lobby-value-one-by-one = One by one

## Animals, terrains and categories

gods-love-dinosaurs-animal-frog = frog
gods-love-dinosaurs-animal-rabbit = rabbit
gods-love-dinosaurs-animal-rat = rat
gods-love-dinosaurs-animal-tiger = tiger
gods-love-dinosaurs-animal-eagle = eagle
gods-love-dinosaurs-animal-dinosaur = dinosaur
gods-love-dinosaurs-animals-frog = Frogs
gods-love-dinosaurs-animals-rabbit = Rabbits
gods-love-dinosaurs-animals-rat = Rats
gods-love-dinosaurs-animals-tiger = Tigers
gods-love-dinosaurs-animals-eagle = Eagles
gods-love-dinosaurs-animals-dinosaur = Dinosaurs
gods-love-dinosaurs-terrain-lake = lake
gods-love-dinosaurs-terrain-forest = forest
gods-love-dinosaurs-terrain-field = field
gods-love-dinosaurs-terrain-mountain = mountain
gods-love-dinosaurs-terrain-joker = joker
gods-love-dinosaurs-category-first-eggs = Eggs at the start
gods-love-dinosaurs-category-tigers = Eggs for tigers eaten
gods-love-dinosaurs-category-eagles = Eggs for eagles eaten
gods-love-dinosaurs-category-hatched = Eggs hatched
gods-love-dinosaurs-category-dinosaurs = Dinosaurs
gods-love-dinosaurs-tie = { $names }, { $total } each: whoever sits farthest from the first player wins, { $counted }.
gods-love-dinosaurs-tie-shared = { $names }, { $total } each: they share the place.
gods-love-dinosaurs-tie-count = { $name } { $count ->
    [0] plays first
    [one] 1 seat away
   *[other] { $count } seats away
}

## The table as text

gods-love-dinosaurs-piles = Tiles face down: A { $a }, B { $b }, C { $c }, D { $d }
gods-love-dinosaurs-column = { $column }: { $tiles }
gods-love-dinosaurs-column-token = { $column }, dinosaur token: { $tiles }
gods-love-dinosaurs-column-empty = no tiles
gods-love-dinosaurs-tile = { $tile } ({ $printed })
gods-love-dinosaurs-spot = { $terrain } with { $animal }
gods-love-dinosaurs-on-hex = { $what } at { $hex }
gods-love-dinosaurs-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now, { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}.
gods-love-dinosaurs-map-how = Maps: each hex with its cell, its terrain ({ $lands }) and its animal ({ $animals }); ? is a cell for the tile.
gods-love-dinosaurs-letters-lake = la
gods-love-dinosaurs-letters-forest = fo
gods-love-dinosaurs-letters-field = fi
gods-love-dinosaurs-letters-mountain = mo
gods-love-dinosaurs-letters-joker = jo
gods-love-dinosaurs-letters-frog = FR
gods-love-dinosaurs-letters-rabbit = RB
gods-love-dinosaurs-letters-rat = RA
gods-love-dinosaurs-letters-tiger = TI
gods-love-dinosaurs-letters-eagle = EA
gods-love-dinosaurs-letters-dinosaur = DI
gods-love-dinosaurs-in-hand = { $name }: to place { $tile }.

## What is asked

gods-love-dinosaurs-expected-take = Which tile do you take?
gods-love-dinosaurs-expected-place = Where does the tile go?
gods-love-dinosaurs-expected-breed = { $animal }: who has a young one?
gods-love-dinosaurs-expected-hunt = { $animal }: who hunts now?
gods-love-dinosaurs-expected-starve = { $animal }: no food in reach.
gods-love-dinosaurs-expected-hatch = Hatch an egg on your nest?
gods-love-dinosaurs-expected-done = { $animal }: all have acted.
gods-love-dinosaurs-expected-wait = { $name } is to play.
gods-love-dinosaurs-expected-chance = Tiles are being turned up.
gods-love-dinosaurs-expected-over = The game is over.

## Actions

gods-love-dinosaurs-do-take = Take { $tile } from the { $column }
gods-love-dinosaurs-do-take-last = Take { $tile }, the last of the { $column }: they wake
gods-love-dinosaurs-do-place-first = { $half } on { $hex }
gods-love-dinosaurs-do-place-second = { $half } on { $hex }
gods-love-dinosaurs-do-breed = A young one for the { $animal }
gods-love-dinosaurs-do-breed-to = on the { $hex }
gods-love-dinosaurs-do-hunt = Hunt with the { $animal }
gods-love-dinosaurs-do-hunt-to = ending on the { $hex }
gods-love-dinosaurs-do-hunt-meal = eating { $meal }
gods-love-dinosaurs-do-starve = Let the { $animal } starve
gods-love-dinosaurs-do-hatch = Hatch an egg
gods-love-dinosaurs-do-keep = Keep the eggs
gods-love-dinosaurs-do-done = Done

## What happened

gods-love-dinosaurs-did-take = { $name } takes { $tile }.
gods-love-dinosaurs-did-place = { $name } places it on { $first } and { $second }.
gods-love-dinosaurs-did-breed = { $name }: the { $animal } at { $from } has a young one on { $to }.
gods-love-dinosaurs-did-hunt = { $name }: the { $animal } goes from { $from } to { $to } and eats { $meal }.
gods-love-dinosaurs-did-starve = { $name }: the { $animal } at { $hex } starves.
gods-love-dinosaurs-did-hatch = { $name } hatches an egg.
gods-love-dinosaurs-did-keep = { $name } keeps the eggs.
gods-love-dinosaurs-did-done = { $name } is done.
gods-love-dinosaurs-fell-first = { $name }: first player.
gods-love-dinosaurs-chapter = turn { $turn }
gods-love-dinosaurs-fell-reveal = { $column }: new tile, { $tile }.
gods-love-dinosaurs-told-take = { $name }: takes { $tile }.
gods-love-dinosaurs-told-place = { $name }: lays { $tile }.
gods-love-dinosaurs-told-breed = { $name }: the { $animal } has a young one.
gods-love-dinosaurs-told-hunt = { $name }: the { $animal } eats { $meal }.
gods-love-dinosaurs-told-starve = { $name }: the { $animal } starves.
gods-love-dinosaurs-told-reveal = { $column }: new tile, { $tile }.
gods-love-dinosaurs-followed-eggs = { $name }: { $eggs ->
    [one] 1 egg laid
   *[other] { $eggs } eggs laid
}.
gods-love-dinosaurs-followed-species = { $animal } wake.
gods-love-dinosaurs-followed-dinosaurs = The dinosaurs wake.
gods-love-dinosaurs-followed-token = The dinosaur token goes to the { $column }.
gods-love-dinosaurs-scores-prey = Frogs breed on lakes, rats in forests, rabbits on fields, all of them on jokers: one young each, on an empty hex beside them.
gods-love-dinosaurs-scores-tiger = A tiger takes up to two steps and must end on prey. Prey it crosses before becomes a young tiger.
gods-love-dinosaurs-scores-eagle = An eagle takes up to three steps in a line and must end on prey. Prey it crosses before becomes a young eagle.
gods-love-dinosaurs-scores-dinosaur = A dinosaur takes up to five steps, eats all it meets and must end on a free mountain. Each predator it eats is an egg.
gods-love-dinosaurs-scores-points = An egg is a point, a golden egg five, a dinosaur one. A hunter that eats nothing starves.

## Pages

gods-love-dinosaurs-chip-volcano = woken by { $name }
gods-love-dinosaurs-chip-places = { $name } places
gods-love-dinosaurs-column-left = { $left ->
    [0] empty
    [one] last one
   *[other] { $left } left
}
gods-love-dinosaurs-token = Dinosaur token: dinosaurs follow when this column is emptied
gods-love-dinosaurs-tile-last = { $tile }. The last of the { $column }: taking it wakes them
gods-love-dinosaurs-cell-free = free place beside { $beside }
gods-love-dinosaurs-land = Ecosystem of { $name }
gods-love-dinosaurs-hand = your tile
gods-love-dinosaurs-pile = Pile { $letter }: { $left ->
    [one] 1 tile
   *[other] { $left } tiles
}
gods-love-dinosaurs-pile-short = { $letter } { $left }
gods-love-dinosaurs-look = Look closely at the ecosystem of { $name }
gods-love-dinosaurs-rest = Do the obvious rest
gods-love-dinosaurs-rest-about = No real choice is left in this activation
gods-love-dinosaurs-again = Tap again, or put it here.
gods-love-dinosaurs-reach-prey = This { $animal }: { $ends ->
    [0] no room for young beside it
    [one] room for young on 1 hex
   *[other] room for young on { $ends } hexes
}.
gods-love-dinosaurs-reach-predator = This { $animal }: { $food ->
    [0] no prey within reach, it would starve
    [one] 1 prey within reach
   *[other] { $food } prey within reach, up to { $most } at once
}.
gods-love-dinosaurs-reach-dinosaur = This { $animal }: { $food ->
    [0] no way that eats and ends on a free mountain, it would starve
    [one] 1 animal within reach on a way to { $ends ->
        [one] a mountain
       *[other] { $ends } mountains
    }
   *[other] { $food } animals within reach, up to { $most } at once, on ways to { $ends ->
        [one] a mountain
       *[other] { $ends } mountains
    }
}.
gods-love-dinosaurs-brings-prey = One { $animal } on { $terrain }, with { $room ->
    [0] no room for young beside it
    [one] room for young on 1 hex
   *[other] room for young on { $room } hexes
}.
gods-love-dinosaurs-brings-predator = One { $animal } on { $terrain }, with { $room ->
    [0] no prey within reach
    [one] 1 prey within reach
   *[other] { $room } prey within reach
}.
gods-love-dinosaurs-brings-mountain = A mountain, where dinosaurs end their hunt.
gods-love-dinosaurs-brings-land = Empty { $terrain }, { $parents ->
    [0] beside no prey that breeds there
    [one] beside 1 prey that breeds there
   *[other] beside { $parents } prey that breed there
}.
gods-love-dinosaurs-stirs-prey = { $animal } wake: of yours, { $able } can breed and { $unable } cannot.
gods-love-dinosaurs-stirs-predators = { $animal } wake: of yours, { $able ->
    [one] 1 finds prey now
   *[other] { $able } find prey now
} and { $unable ->
    [one] 1 does not
   *[other] { $unable } do not
}.
gods-love-dinosaurs-stirs-dinosaurs = Then the dinosaurs hunt.
gods-love-dinosaurs-forecast-take = The last tile of a column wakes its animals, in everybody’s ecosystem.
gods-love-dinosaurs-forecast-take-last = The last tile of a column wakes its animals: now { $columns }.
gods-love-dinosaurs-forecast-take-dinosaurs = The last tile of a column wakes its animals: now { $columns }. Then dinosaurs hunt.
gods-love-dinosaurs-forecast-place = { $tile }: it has to touch your ecosystem.
gods-love-dinosaurs-forecast-hatch = It costs an egg and brings a dinosaur: your points stay the same.
gods-love-dinosaurs-forecast-breed = { $able ->
    [0] None of them has room beside it
    [one] 1 of { $waiting } has room beside it
   *[other] { $able } of { $waiting } have room beside them
}; each has one young at most.
gods-love-dinosaurs-forecast-hunt = { $able ->
    [0] None of { $waiting } finds food
    [one] 1 of { $waiting } finds food
   *[other] { $able } of { $waiting } find food
}; a hunter that eats nothing starves.
gods-love-dinosaurs-forecast-done = Say that you are done, or take something back.
gods-love-dinosaurs-short-prey = { $count ->
    [0] no room to breed
    [one] can breed: 1 place
   *[other] can breed: { $count } places
}
gods-love-dinosaurs-short-predator = { $count ->
    [0] no prey in reach
   *[other] prey in reach: { $count }
}
gods-love-dinosaurs-short-land = { $count ->
    [0] no animal comes
   *[other] room for the young of { $count }
}
gods-love-dinosaurs-hunted = A { $animal }. { $hunter }: { $count ->
    [0] none that still hunts can reach it
    [one] 1 can eat it
   *[other] { $count } can eat it
}.
gods-love-dinosaurs-phase-take = Take
gods-love-dinosaurs-phase-place = Place
gods-love-dinosaurs-phase-wake = Wake
gods-love-dinosaurs-phase-hunt = Hunt
gods-love-dinosaurs-piles-short = Tiles
gods-love-dinosaurs-board = Animal board
gods-love-dinosaurs-board-how = the last tile of a column wakes its animals
gods-love-dinosaurs-taken = taken
gods-love-dinosaurs-points-word = { $points ->
    [one] point
   *[other] points
}
gods-love-dinosaurs-nest = { $eggs ->
    [0] no eggs in the nest
   *[other] in the nest
}
gods-love-dinosaurs-dinosaurs = { $count ->
    [one] hunts 5 steps, must end on a mountain
   *[other] dinosaurs
}
gods-love-dinosaurs-awake = { $animal } wake
gods-love-dinosaurs-awake-dinosaurs = The dinosaurs hunt
gods-love-dinosaurs-prey-waiting = { $count ->
    [one] may still breed
   *[other] may still breed
}
gods-love-dinosaurs-prey-acted = { $count ->
    [one] has bred
   *[other] have bred
}
gods-love-dinosaurs-prey-newborn = { $count ->
    [one] born just now
   *[other] born just now
}
gods-love-dinosaurs-prey-starved = starved
gods-love-dinosaurs-hunters-waiting = { $count ->
    [one] still to hunt
   *[other] still to hunt
}
gods-love-dinosaurs-hunters-acted = { $count ->
    [one] has eaten
   *[other] have eaten
}
gods-love-dinosaurs-hunters-newborn = { $count ->
    [one] born just now
   *[other] born just now
}
gods-love-dinosaurs-hunters-starved = { $count ->
    [one] starved
   *[other] starved
}
gods-love-dinosaurs-then-dinosaurs = Then the dinosaurs hunt.
gods-love-dinosaurs-then-fill = Then the dinosaur goes on to { $column }, and empty columns are filled.
gods-love-dinosaurs-then-turn = Then the next player takes a tile.
gods-love-dinosaurs-cell-far = free place farther out
gods-love-dinosaurs-turn = Turn
gods-love-dinosaurs-put = Put it here
gods-love-dinosaurs-enough = Done eating
gods-love-dinosaurs-chance = Tiles are being turned up.
gods-love-dinosaurs-flip = Flip
gods-love-dinosaurs-zoom-in = Closer
gods-love-dinosaurs-zoom-out = Farther
gods-love-dinosaurs-zoom-fit = Fit
gods-love-dinosaurs-eggs = { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}: { $gold } golden, { $rest } ordinary
gods-love-dinosaurs-offer-take = Take a tile
gods-love-dinosaurs-offer-place = Place the tile
gods-love-dinosaurs-offer-breed = Breed
gods-love-dinosaurs-offer-hunt = Hunt
gods-love-dinosaurs-offer-starve = Let one starve
gods-love-dinosaurs-step-take = Which tile?
gods-love-dinosaurs-step-place = Where does the first half go?; Where does the second half go?
gods-love-dinosaurs-step-breed = Whose young one?; Where does the young one go?
gods-love-dinosaurs-step-hunt = Who hunts?; Where does the hunt end?; What does it eat on the way?
gods-love-dinosaurs-step-starve = Who starves?; Does it starve?
gods-love-dinosaurs-choice-breed = to { $to }
gods-love-dinosaurs-choice-hunt = { $meal } (to { $to })
gods-love-dinosaurs-sheet-title = Score sheet
gods-love-dinosaurs-sheet-title-now = If the game ended now
gods-love-dinosaurs-sheet-total = Total

## Reference card

gods-love-dinosaurs-refcard-take = Your turn: take a tile and place it beside your ecosystem; its animal comes with it [GLD-10] [GLD-11] [GLD-12].
gods-love-dinosaurs-refcard-last = The last tile: it wakes the animals of its column, everybody’s [GLD-14] [GLD-16].
gods-love-dinosaurs-refcard-token = The token: where it stands the dinosaurs wake too; then it moves on and empty columns are filled [GLD-32] [GLD-43].
gods-love-dinosaurs-refcard-prey = Prey: one young each on an empty hex beside it, frog on lake, rat in forest, rabbit on field, all on a joker [GLD-18] [GLD-22].
gods-love-dinosaurs-refcard-tiger = Tiger: up to two steps, ends on prey; other prey on the way becomes a tiger [GLD-26] [GLD-28].
gods-love-dinosaurs-refcard-eagle = Eagle: up to three steps in a line, ends on prey; other prey on the way becomes an eagle [GLD-27] [GLD-28].
gods-love-dinosaurs-refcard-dinosaur = Dinosaur: up to five steps, eats all, ends on a free mountain; each predator is an egg [GLD-36] [GLD-37] [GLD-38].
gods-love-dinosaurs-refcard-starve = Hunger: tigers, eagles and dinosaurs that eat nothing starve and are removed [GLD-30] [GLD-39].
gods-love-dinosaurs-refcard-hatch = Hatch: before the dinosaurs hunt you may turn an egg into a dinosaur on your nest, if it is free [GLD-33] [GLD-34].
gods-love-dinosaurs-refcard-over = The end: when the piles cannot fill the empty columns [GLD-46].
gods-love-dinosaurs-refcard-points = Points: one for each egg and each dinosaur. In a tie the one farthest from the first player wins [GLD-47] [GLD-48].

## Component sheet

gods-love-dinosaurs-sheet-schema-version = version of this sheet
gods-love-dinosaurs-sheet-game = Game
gods-love-dinosaurs-sheet-designer = designer
gods-love-dinosaurs-sheet-artist = artist
gods-love-dinosaurs-sheet-publisher = publisher
gods-love-dinosaurs-sheet-min-players = fewest players
gods-love-dinosaurs-sheet-max-players = most players
gods-love-dinosaurs-sheet-terrains = Terrains
gods-love-dinosaurs-sheet-all = all
gods-love-dinosaurs-sheet-ordinary = ordinary
gods-love-dinosaurs-sheet-animals = Animals
gods-love-dinosaurs-sheet-prey = prey
gods-love-dinosaurs-sheet-predators = predators
gods-love-dinosaurs-sheet-apex = above all
gods-love-dinosaurs-sheet-favourite-terrain = Favourite terrain GLD-18
gods-love-dinosaurs-sheet-frog = frogs
gods-love-dinosaurs-sheet-rat = rats
gods-love-dinosaurs-sheet-rabbit = rabbits
gods-love-dinosaurs-sheet-tiger = tigers
gods-love-dinosaurs-sheet-eagle = eagles
gods-love-dinosaurs-sheet-dinosaur = dinosaurs
gods-love-dinosaurs-sheet-joker-counts-for = joker suits
gods-love-dinosaurs-sheet-columns = Columns GLD-3
gods-love-dinosaurs-sheet-order = order
gods-love-dinosaurs-sheet-dinosaur-token-start = token starts under
gods-love-dinosaurs-sheet-dinosaur-token-wraps = token goes from last to first
gods-love-dinosaurs-sheet-rows-in-use = Rows GLD-4
gods-love-dinosaurs-sheet-players-2 = two players
gods-love-dinosaurs-sheet-players-3 = three players
gods-love-dinosaurs-sheet-players-4 = four players
gods-love-dinosaurs-sheet-players-5 = five players
gods-love-dinosaurs-sheet-movement = Steps
gods-love-dinosaurs-sheet-tiger-steps = tiger GLD-26
gods-love-dinosaurs-sheet-tiger-straight = tiger in a line
gods-love-dinosaurs-sheet-eagle-steps = eagle GLD-27
gods-love-dinosaurs-sheet-eagle-straight = eagle in a line
gods-love-dinosaurs-sheet-dinosaur-steps = dinosaur GLD-36
gods-love-dinosaurs-sheet-dinosaur-straight = dinosaur in a line
gods-love-dinosaurs-sheet-predators-end-on = predators end on
gods-love-dinosaurs-sheet-dinosaurs-end-on = dinosaurs end on
gods-love-dinosaurs-sheet-dinosaurs-eat-at-least = dinosaurs eat at least
gods-love-dinosaurs-sheet-setup = Setup
gods-love-dinosaurs-sheet-eggs-per-player = eggs for each player GLD-7
gods-love-dinosaurs-sheet-dinosaurs-on-start-tile = dinosaurs on a start tile
gods-love-dinosaurs-sheet-dinosaurs-used-as-token = dinosaurs as token GLD-6
gods-love-dinosaurs-sheet-prey-on-start-tile = prey on a start tile
gods-love-dinosaurs-sheet-initial-pile = first pile GLD-5
gods-love-dinosaurs-sheet-pile-order = order of piles GLD-44
gods-love-dinosaurs-sheet-supply = Pieces GLD-6
gods-love-dinosaurs-sheet-egg = eggs
gods-love-dinosaurs-sheet-golden-egg = golden eggs
gods-love-dinosaurs-sheet-start-tile = start tiles
gods-love-dinosaurs-sheet-nest-tile = nests
gods-love-dinosaurs-sheet-ecosystem-tile = ecosystem tiles GLD-1
gods-love-dinosaurs-sheet-volcano = volcano
gods-love-dinosaurs-sheet-animal-board = animal board
gods-love-dinosaurs-sheet-scoring = Points GLD-47
gods-love-dinosaurs-sheet-dinosaur-in-ecosystem = a dinosaur
gods-love-dinosaurs-sheet-egg-per-predator-eaten-by-dinosaur = eggs for a predator eaten
gods-love-dinosaurs-sheet-egg-per-prey-eaten-by-dinosaur = eggs for a prey eaten
gods-love-dinosaurs-sheet-tie-break = ties GLD-48
gods-love-dinosaurs-sheet-rulings = Rulings
gods-love-dinosaurs-sheet-supply-limited = prey and predators limited GLD-49
gods-love-dinosaurs-sheet-dinosaurs-limited = dinosaurs limited GLD-49
gods-love-dinosaurs-sheet-eggs-limited = eggs limited GLD-50
gods-love-dinosaurs-sheet-prey-target = births need different GLD-20
gods-love-dinosaurs-sheet-newborn-prey-breed-same-activation = newborn prey breed GLD-21
gods-love-dinosaurs-sheet-newborn-predators-hunt-same-activation = newborn predators hunt GLD-29
gods-love-dinosaurs-sheet-starved-removed = the starved are removed GLD-30
gods-love-dinosaurs-sheet-hatch-before-any-hunt = all hatch before any hunt GLD-32
gods-love-dinosaurs-sheet-cross-gaps-outside-ecosystem = gaps are crossed GLD-25
gods-love-dinosaurs-sheet-activation-order = order where pieces are short GLD-16
gods-love-dinosaurs-sheet-copies = copies
gods-love-dinosaurs-sheet-hexes = hexes
gods-love-dinosaurs-sheet-q = column
gods-love-dinosaurs-sheet-r = row
gods-love-dinosaurs-sheet-terrain = terrain
gods-love-dinosaurs-sheet-animal = animal
gods-love-dinosaurs-sheet-nest = nest
gods-love-dinosaurs-sheet-piece = piece
gods-love-dinosaurs-sheet-tile-totals = Tiles in all
gods-love-dinosaurs-sheet-tiles = tiles
gods-love-dinosaurs-sheet-forest = forests
gods-love-dinosaurs-sheet-field = fields
gods-love-dinosaurs-sheet-lake = lakes
gods-love-dinosaurs-sheet-mountain = mountains
gods-love-dinosaurs-sheet-joker = jokers
gods-love-dinosaurs-sheet-no-animal = tiles without animal
gods-love-dinosaurs-sheet-tiles-2-players = tiles for two
gods-love-dinosaurs-sheet-tiles-3-players = tiles for three
gods-love-dinosaurs-sheet-tiles-4-players = tiles for four
gods-love-dinosaurs-sheet-tiles-5-players = tiles for five
gods-love-dinosaurs-sheet-tile-groups = Tiles by letter GLD-2
gods-love-dinosaurs-sheet-letter = letter
gods-love-dinosaurs-sheet-count = number
gods-love-dinosaurs-sheet-value-frog = frog
gods-love-dinosaurs-sheet-value-rat = rat
gods-love-dinosaurs-sheet-value-rabbit = rabbit
gods-love-dinosaurs-sheet-value-tiger = tiger
gods-love-dinosaurs-sheet-value-eagle = eagle
gods-love-dinosaurs-sheet-value-dinosaur = dinosaur
gods-love-dinosaurs-sheet-value-lake = lake
gods-love-dinosaurs-sheet-value-forest = forest
gods-love-dinosaurs-sheet-value-field = field
gods-love-dinosaurs-sheet-value-mountain = mountain
gods-love-dinosaurs-sheet-value-joker = joker
gods-love-dinosaurs-sheet-value-prey = prey
gods-love-dinosaurs-sheet-value-free-mountain = a free mountain
gods-love-dinosaurs-sheet-value-hex = hexes
gods-love-dinosaurs-sheet-value-in-turn = in turn
gods-love-dinosaurs-sheet-value-from-active-player-clockwise = from the active player, clockwise
gods-love-dinosaurs-sheet-value-latest-in-turn-order = the latest in turn order wins
gods-love-dinosaurs-keys-arrows = go from hex to hex
gods-love-dinosaurs-keys-zoom = enlarge the map, make it smaller, fit it

## Why

gods-love-dinosaurs-why-take = One tile fewer until { $animals } wake; you have { $count } of them.
gods-love-dinosaurs-why-take-last = It wakes { $animals }, of which you have { $count }.
gods-love-dinosaurs-why-hunt = You have { $now } animals and would have { $then }; it brings { $eggs ->
    [0] no egg
    [one] one egg
   *[other] { $eggs } eggs
} at once.

## Notes of a first game

gods-love-dinosaurs-note-hatch = An egg can hatch into a dinosaur on your nest. Your points stay the same, but the new one hunts at once, and starves if it finds nothing.
gods-love-dinosaurs-note-hunt = A hunt: click the hunter, then where it goes. It must end on prey, and a dinosaur on a mountain. One that eats nothing starves.
gods-love-dinosaurs-note-awake = An activation: the last tile of a column was taken, so its animals wake, yours and everybody’s.
gods-love-dinosaurs-note-place = Put the tile anywhere beside your ecosystem. Prey need free ground they like beside them to breed.
gods-love-dinosaurs-note-last = One tile is left here. Whoever takes it wakes this species for everybody: take it when yours are ready.
gods-love-dinosaurs-note-take = Take any tile: its two halves join your ecosystem, and the animal on it comes along.
gods-love-dinosaurs-note-egg = When the column over this dinosaur is emptied, the dinosaurs hunt as well. Each tiger or eagle they eat is an egg: a point.
