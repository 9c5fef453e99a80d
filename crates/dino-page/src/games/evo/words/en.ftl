### Evo: what the table says.

evo-about = Breed a species through heat and ice, until the meteor falls.
evo-whose = Evo is a game by Philippe Keyaerts, published by Asmodee. All rights to the game are theirs.
evo-kind = A strategy game of evolution, auction and survival
evo-option-events = event cards, secret until played; without them the first column only decides who goes first between herds of the same size
evo-option-mp = whether everybody sees everybody’s mutation points, or each only their own until the end
evo-option-events-name = Event cards
evo-option-mp-name = Mutation points

## Categories

evo-category-start = At the start
evo-category-income = Dinosaurs alive
evo-category-spent = Spent on genes and cards
evo-tie = { $names }, { $total } each: whoever has more dinosaurs on the island comes first, { $counted }.
evo-tie-shared = { $names }, { $total } and { $count ->
    [one] 1 dinosaur
   *[other] { $count } dinosaurs
} each: they share the place.
evo-tie-count = { $name } { $count }

## Genes

evo-gene-legs = Pair of legs
evo-gene-horn = Horn
evo-gene-thermoregulation = Thermo­regulation plate
evo-gene-fur = Fur plate
evo-gene-egg = Egg
evo-gene-vial = Alchem­ical vial
evo-gene-bone-plate = Bone plate
evo-gene-great-horn = Great horn
evo-gene-thick-shell = Thick shell
evo-gene-fins = Fins
evo-gene-cave-dweller = Cave dweller
evo-gene-adrenaline = Adrenaline rush
evo-gene-muscular-thighs = Muscular thighs
evo-gene-chameleon-skin = Chameleon skin
evo-gene-wings = Wings
evo-gene-regeneration = Regen­eration
evo-gene-killer-babies = Killer babies
evo-gene-sixth-sense = Sixth sense
evo-does-legs = one movement point more
evo-does-horn = +1 in attack and defence
evo-does-thermoregulation = one more lives where it is hot
evo-does-fur = one more lives where it is cold
evo-does-egg = one newborn more each round
evo-does-vial = you pay 1 less from the next round on
evo-does-bone-plate = two horns when you are attacked
evo-does-great-horn = two horns when you attack
evo-does-thick-shell = newborns up to three spaces away
evo-does-fins = from coast to coast for one point
evo-does-cave-dweller = one survives on deadly ground
evo-does-adrenaline = choose your place on the track
evo-does-muscular-thighs = two movement points more
evo-does-chameleon-skin = a beaten dinosaur may flee
evo-does-wings = two hexes for one point, once a phase
evo-does-regeneration = never fewer than three dinosaurs
evo-does-killer-babies = newborns may attack enemies
evo-does-sixth-sense = see the next climate token

## Event cards

evo-card-hurried-season = Hurried Season
evo-card-season-turns-back = Season Turns Back
evo-card-stalled-season = Stalled Season
evo-card-stampede = Stampede
evo-card-drift-raft = Drift Raft
evo-card-mire = Mire
evo-card-battle-fury = Battle Fury
evo-card-closed-ranks = Closed Ranks
evo-card-fickle-fortune = Fickle Fortune
evo-card-rich-clutch = Rich Clutch
evo-card-distant-nest = Distant Nest
evo-card-lean-year = Lean Year
evo-card-winter-down = Winter Down
evo-card-mud-wallow = Mud Wallow
evo-card-moulting-sickness = Moulting Sickness
evo-plays-hurried-season = climate end: the wheel turns { $amount } section on
evo-plays-season-turns-back = climate end: the wheel turns { $amount } section back
evo-plays-stalled-season = climate end: the wheel goes back by this round’s token
evo-plays-stampede = your movement: { $amount } points more
evo-plays-drift-raft = your movement: one dinosaur from coast to coast for nothing
evo-plays-mire = movement start: an opponent has { $amount } points less
evo-plays-battle-fury = your movement: { $amount } horns more in attack
evo-plays-closed-ranks = when you are attacked: { $amount } horns more in defence this phase
evo-plays-fickle-fortune = after a roll of your combat: the die is rolled again
evo-plays-rich-clutch = births start: { $amount } egg more
evo-plays-distant-nest = your birth: up to { $amount } spaces away
evo-plays-lean-year = births start: opponents use at most { $amount } egg
evo-plays-winter-down = survival start: { $amount } fur plates more
evo-plays-mud-wallow = survival start: { $amount } thermoregulation plates more
evo-plays-moulting-sickness = survival start: an opponent has { $amount } plate of each kind less

## Ground, tokens, faces, moments

evo-terrain-yellow = beach
evo-terrain-green = plain
evo-terrain-brown = hills
evo-terrain-white = mountain
evo-letter-yellow = b
evo-letter-green = p
evo-letter-brown = h
evo-letter-white = m
evo-map-how = Island: b beach, p plain, h hills, m mountain, and behind it the letter of who stands there. Before each row is the name of its first hex; along the row the first number grows.
evo-ground-ideal = ideal
evo-ground-cold = cold
evo-ground-hot = hot
evo-ground-deadly = deadly
evo-token-back = one section back
evo-token-still = the wheel stays
evo-token-forward = one section on
evo-token-leap = two sections on
evo-token-meteor = the meteor
evo-face-fail = fails
evo-face-success = succeeds
evo-face-at-least-equal = succeeds with at least as many horns
evo-face-more = succeeds with more horns
evo-face-two-more = succeeds with at least two horns more
evo-moment-climate-end = the end of the climate phase
evo-moment-movement-start = the start of the movement phase
evo-moment-movement-own = your own movement
evo-moment-attack-declared = an attack on you
evo-moment-combat-rolled = a roll in a combat of yours
evo-moment-births-start = the start of the births phase
evo-moment-birth-own = a birth of yours
evo-moment-survival-start = the start of the survival phase
evo-until-climate = the next climate end
evo-until-movement = the next start of movement
evo-until-attack = the next attack on me
evo-until-roll = the next roll in a combat of mine
evo-until-births = the next start of births
evo-until-survival = the next start of survival
evo-until-card = my next card

## The table as text

evo-round = Round { $round }.
evo-before = Before the first round.
evo-climate = Climate: { $ideal } ideal; cold { $cold }; hot { $hot }; deadly { $deadly }.
evo-forecast = The next token: { $parts }.
evo-forecast-part = { $token } { $percent } %
evo-forecast-seen = You have seen the next token: { $token }.
evo-none = none
evo-track = Track: { $names }.
evo-seat = { $letter }: { $name }, { $dinos ->
    [one] 1 dinosaur
   *[other] { $dinos } dinosaurs
}: { $hexes }.
evo-seat-points = { $name }: mutation points { $mp }.
evo-secret = secret
evo-seat-values = Movement points: { $movement }. Horns: { $attack } in attack, { $defence } in defence. Eggs: { $eggs }. Plates: { $thermoregulation } thermoregulation, { $fur } fur. Vials: { $vials }.
evo-seat-genes = Grown: { $genes }.
evo-seat-cards = Event cards: { $cards }.
evo-cards-hidden = { $count } hidden
evo-cards-none = none
evo-count = { $count } × { $what }
evo-at = { $hex } ({ $terrain }, { $ground })
evo-lab = Laboratory:
evo-lab-column = { $column }: { $what }: { $state }
evo-lab-free = free
evo-lab-held = { $name } at { $value }
evo-lab-card = an event card, and first between herds of the same size
evo-lab-place = first between herds of the same size
evo-lab-empty = nothing
evo-active = In play: { $cards }.
evo-active-one = { $card } ({ $name })
evo-discard = Event cards played so far: { $cards }.

## What is asked

evo-expected-bid = Your bid: which column, and how high?
evo-expected-bid-again = You were pushed out of column { $column }: bid in another one.
evo-expected-place = Choose your place on the track.
evo-expected-climate = The wheel has turned. { $fits ->
    [no] None of your cards fits this moment: pass.
   *[yes] Play a card, or pass.
}
evo-expected-movement = The movement phase begins. { $fits ->
    [no] None of your cards fits this moment: pass.
   *[yes] Play a card, or pass.
}
evo-expected-births = The births phase begins. { $fits ->
    [no] None of your cards fits this moment: pass.
   *[yes] Play a card, or pass.
}
evo-expected-survival = The survival phase begins. { $fits ->
    [no] None of your cards fits this moment: pass.
   *[yes] Play a card, or pass.
}
evo-expected-move = Who moves, or attacks? { $points ->
    [one] 1 point
   *[other] { $points } points
} left.
evo-expected-declared = You are attacked on { $hex }. { $fits ->
    [no] None of your cards fits this moment: pass.
   *[yes] Play a card before the roll, or pass.
}
evo-expected-rolled = The die: { $face }. { $fits ->
    [no] None of your cards fits this moment: pass.
   *[yes] Play a card, or pass.
}
evo-expected-flee = Your dinosaur on { $hex } is beaten. Choose where it flees.
evo-expected-birth = Egg { $egg }: choose where a dinosaur is born, or pass.
evo-expected-replace = Your herd is full. Choose one to give up, then where another is born, or pass.
evo-expected-survive = Which of your dinosaurs live?
evo-expected-wait = { $name } is to play.
evo-expected-chance = Something is being drawn.
evo-expected-over = The game is over.

## Actions

evo-do-bid = Column { $column }: { $what }
evo-do-bid-value = bid { $value }, pay { $price }
evo-do-place = Place { $place } on the track
evo-do-pass = Pass
evo-do-pass-egg = Pass this egg
evo-do-pass-until = Pass until { $until }
evo-do-pass-until-step = Do not ask me until …
evo-do-end = End my movement
evo-do-from = The dinosaur on { $hex }
evo-do-move-to = to { $hex }
evo-do-attack = attack { $name } on { $hex }: { $wins ->
    [one] 1 of 6 faces wins
   *[other] { $wins } of 6 faces win
}
evo-do-flee = Flee to { $hex }
evo-do-stay = Let it die
evo-do-birth = A newborn
evo-do-replace = Give up the one on { $hex }
evo-do-born = born on { $hex }
evo-do-keep = Keep { $hexes }
evo-do-keep-count = Keep { $count } of { $most } that can live
evo-do-keep-best = Keep { $count }: { $hexes }
evo-do-keep-other = Choose other survivors
evo-do-play = Play { $card }
evo-do-play-at = at { $name }
evo-do-to = to { $hex }
evo-step-value = Choose a value
evo-step-place = Choose a place
evo-step-until = Choose until when
evo-step-to = Choose where it goes
evo-step-attack = Choose whom it attacks
evo-step-from = Choose a dinosaur
evo-step-born = Choose where it is born
evo-step-flee = Choose where it flees
evo-step-target = Choose an opponent
evo-step-keep = Choose the survivors
evo-offer-move = Move the dinosaur on { $hex }
evo-offer-attack = Attack with the dinosaur on { $hex }
evo-offer-birth = Have a dinosaur born
evo-choice-value = { $value } (pay { $price })
evo-choice-attack = { $hex }: { $name }, horns { $ours } against { $theirs }, { $wins } of 6 faces win

## What happened

evo-did-bid = { $name } bids { $value } on { $what }.
evo-bid-first = the first column
evo-bid-empty = an empty column
evo-did-place = { $name } takes place { $place } on the track.
evo-did-pass = { $name } passes.
evo-did-pass-until = { $name } passes, and does not want to be asked until { $until }.
evo-did-end = { $name } stops moving.
evo-did-move = { $name } moves: { $from } → { $to }.
evo-did-attack = { $name } attacks { $target }: { $from } → { $to }.
evo-did-flee = { $name } flees to { $to }.
evo-did-stay = { $name } does not flee.
evo-did-birth = { $name } has a newborn ({ $to }).
evo-did-birth-on = { $name } sends a killer baby at { $target } ({ $to }).
evo-did-replace = { $name } gives one up ({ $from }), another is born ({ $to }).
evo-did-replace-on = { $name } gives one up ({ $from }), a killer baby attacks { $target } ({ $to }).
evo-did-keep = { $name } keeps { $count }: { $hexes }.
evo-did-play = { $name } plays { $card }.
evo-did-play-at = { $name } plays { $card } at { $target }.
evo-did-play-to = { $name } plays { $card }: { $to }.
evo-did-play-from = { $name } plays { $card }: { $from } → { $to }.
evo-fell-order = { $name } is next on the track.
evo-fell-zone = { $name } begins here: { $terrains }.
evo-fell-climate = Climate token: { $token }.
evo-fell-peek = { $name } sees the next token: { $token }.
evo-fell-peeked = { $name } looks at the next token.
evo-fell-gene = For sale: { $gene }.
evo-fell-card = { $name } draws { $card }.
evo-fell-drew = { $name } draws an event card.
evo-fell-die = The die: { $face }.
evo-fell-bite = The die of the killer babies: { $number }.
evo-fell-over = The meteor: the game is over, and everybody’s points are shown.

## What followed

evo-followed-gene = { $name } wins { $gene }.
evo-followed-track = Track: { $names }.
evo-followed-won = { $name } wins against { $target }: { $why }.
evo-followed-failed = { $name } fails against { $target }: { $why }.
evo-followed-horns = Horns: { $ours } against { $theirs }.
evo-needs-fail = this face always fails
evo-needs-success = this face always wins
evo-needs-at-least-equal = at least as many horns needed, { $ours } against { $theirs }
evo-needs-more = more horns needed, { $ours } against { $theirs }
evo-needs-two-more = two horns more needed, { $ours } against { $theirs }
evo-followed-lost = { $name } loses a dinosaur ({ $terrain }).
evo-followed-newborn = { $name } loses the newborn.
evo-followed-climate = Climate: { $name } loses { $count } ({ $parts }).
evo-followed-ground = { $terrain }, { $ground }
evo-followed-warmer = It grows warmer: { $ideal }.
evo-followed-colder = It grows colder: { $ideal }.
evo-followed-same = It stays as warm as it was: { $ideal }.
evo-ideal-yellow = the beach is ideal
evo-ideal-green = the plain is ideal
evo-ideal-brown = the hills are ideal
evo-ideal-white = the mountain is ideal
evo-strike-loses = { $name } loses { $count }
evo-followed-round = The round is over. Points for dinosaurs alive: { $parts }.
evo-followed-earns = { $name } +{ $points }
evo-scores-aim = Every dinosaur alive at the end of a round is worth 1 mutation point. Mutation points pay for genes and win the game.
evo-scores-die = The die: { $faces }.
evo-scores-odds = Of the 6 faces of the die, { $worse } win with fewer horns than the other, { $even } with as many, { $one } with one more, { $two } with two more.

## Pages

evo-chip-round = Round { $round }
evo-chapter = Round { $round }, { $phase }
evo-wheel-title = Climate
evo-wheel-end = The meteor next: { $percent } %
evo-doomed = If the climate struck now, { $survive } of your { $herd } dinosaurs would live.
evo-lab-title = Laboratory
evo-lab-closed-six = closed: six is final (EVO-25)
evo-lab-closed-barred = you were just pushed out (EVO-24)
evo-value-label = Column { $column }: bid { $value }, pay { $price }
evo-card-when = { $card } is for { $moment }.
evo-track-title = Track
evo-track-place = Place { $place }: { $name }
evo-hand-title = Your event cards
evo-quiet-title = Do not ask me until …
evo-quiet-how = Whoever holds cards is asked, whatever the cards are. Until then the table passes for you; what you wait for stays your secret, and the others only see you pass.
evo-quiet-open = Whoever holds cards is asked, whatever the cards are. In this game, begun under older rules, everybody hears until when you wait.
evo-quiet-now = not to be asked until { $until }
evo-keep-count = { $count } of your { $herd } dinosaurs live. Click a dinosaur to change who does.
evo-keep-these = Keep these { $count }
evo-island-keys = The island: arrow keys go from hex to hex
evo-odds-title = If you attack
evo-odds-line = horns { $ours } against { $theirs }: { $wins } of 6 faces win
evo-odds-protected = protected: its herd is too small (EVO-41)
evo-keep-how = The button keeps as many as can live, and those best placed for the next round. Other survivors are in the list below it.
evo-score-mp = Mutation points
evo-score-herd = Dinosaurs on the board
evo-score-cards = Event cards held
evo-stat-movement = Movement points: { $count }
evo-stat-horns = Horns: { $attack } in attack, { $defence } in defence
evo-stat-thermoregulation = Thermoregulation plates: { $count }
evo-stat-fur = Fur plates: { $count }
evo-stat-eggs = Eggs: { $count }
evo-stat-vial = Vials: { $count }
evo-gene-about = { $gene }: { $does }
evo-chart-title = Herds and ideal ground, round by round
evo-result-title = Score sheet
evo-result-round = Round
evo-result-how = Each round: mutation points earned by dinosaurs alive, and what was paid in the laboratory.
evo-result-start = at the start
evo-result-total = Total
evo-phase-climate = Climate
evo-phase-mutations = Mutations
evo-phase-order = Order
evo-phase-movement = Movement
evo-phase-births = Births
evo-phase-survival = Survival
evo-age-yellow = Ice age
evo-age-green-on = Cool, warming
evo-age-green-back = Cool, cooling
evo-age-brown-on = Warm, warming
evo-age-brown-back = Warm, cooling
evo-age-white = Heat age
evo-wheel-stays = stays so: { $percent } %
evo-lab-how = the highest pawn in each column wins
evo-lab-event = Event card
evo-lab-first = First place
evo-lab-none = Nothing
evo-bid-do = Bid % on @
evo-bid-ask = Your bid: % on @?
evo-bid-confirm = Bid %
evo-bid-brings = { $vials ->
    [0] You pay %
    [one] @ minus 1 for your vial: you pay %
   *[other] @ minus 1 for each of your { $vials } vials: you pay %
} of your { $points } { $points ->
    [one] point
   *[other] points
}.
evo-bid-range = at least %, at most @
evo-bid-less = Less
evo-bid-more = More
evo-bid-other = Another column
evo-forecast-bid = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $vials ->
    [0] {""}
    [one] {" "}With your vial you pay 1 less.
   *[other] {" "}With your vials you pay { $vials } less.
}
evo-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
evo-supply = { $count } in the supply
evo-points = points
evo-short-legs = Moves
evo-short-horn = Horns
evo-short-thermoregulation = Plates
evo-short-fur = Fur
evo-short-egg = Eggs
evo-short-vial = Vials
evo-fight-title = The fight
evo-fight-odds = { $ours } against { $theirs }: { $wins } of 6 faces win
evo-fight-faces = { $count ->
    [one] 1 face
   *[other] { $count } faces
}
evo-fight-wins = wins
evo-fight-fails = fails
evo-odds-theirs = If they attack
evo-token-title = Climate
evo-round-of = round { $round }
evo-buys-step = 1 point: a step to the next hex
evo-buys-attack = 1 point: an attack on a neighbour
evo-buys-fins = 1 point: from coast to coast
evo-buys-wings = 1 point, once: two hexes by air
evo-move-own = Your movement
evo-move-theirs = { $name } moves
evo-move-left = { $points ->
    [one] 1 step left
   *[other] { $points } steps left
}
evo-births-title = Births
evo-births-how = one egg each, in turn
evo-fate-title = Who lives through it
evo-start-base = genes, herds and the climate
evo-start-advanced = with secret event cards
evo-keys-arrows = go from hex to hex

## Why

evo-why-bid = { $what } for { $price } of your { $points } points, unless somebody bids more.
evo-why-attack = { $wins } of the six faces win.
evo-why-survive = As things stand { $now } of your dinosaurs would survive; after this { $then } of { $herd }.

## Notes of a first game

evo-note-again = Somebody bid more than you, and your pawn came back. You pay nothing for that; bid in another column.
evo-note-bid = Each column sells one thing. The highest bid wins it and pays its number. Points are money, but also what wins: 0 is a fine bid.
evo-note-gene = What you bought grows on your animals and stays. These numbers say what your whole herd can do.
evo-note-climate = The climate of this round. At its end all on ideal ground live, and on hot or cold ground only one for each plate.
evo-note-fight = You may attack a neighbour for a movement point. More horns win with more faces of the die; if you fail, nothing happens to you.
evo-note-birth = Each egg is a newborn beside one of your dinosaurs. Choose ground on which it survives this round.
evo-note-fate = Now the climate strikes. Whoever is left earns a point for each dinosaur; two of yours always remain.
evo-note-card = An event card: only you see it. You are asked when its moment comes.
