### Evo: a title and a sentence or two for every rule number, shown on the rules panel and as the
### answer to "why can't I?". They describe the default rulings.

## Aim and setup

evo-1-title = Aim
evo-1 = Mutation points pay for genes and are your victory points too. Whoever has the most when the game ends wins.
evo-2-title = Players
evo-2 = Two to five people play. Three to five is the usual game; two play by the same rules on the smallest island.
evo-3-title = Island
evo-3 = There is one island for each number of players. A component sheet is rejected when a hex is listed twice or cannot be walked to, when a start zone is missing, doubled or in the sea, or when an island is too small for eight dinosaurs of everybody and four hexes more.
evo-4-title = Pieces
evo-4 = Everybody has one pawn, eight dinosaurs, one species board and 6 mutation points.
evo-5-title = Laboratory and wheel
evo-5 = The laboratory and the climate wheel lie beside the island. The wheel starts in the section the sheet names.
evo-6-title = Event deck
evo-6 = There are fifteen event cards, face down. One is drawn a round, in eleven rounds at most, so they never run out.
evo-7-title = Gene bag
evo-7 = The bag holds all 36 normal genes and 8 of the 12 unique ones, drawn at random.
evo-8-title = Climate pile
evo-8 = Of the twelve tokens that turn the wheel, one is set aside unseen. The meteor is shuffled with two others, and these three lie at the bottom of the pile; the other nine lie on top. So the meteor comes tenth, eleventh or twelfth, and 9, 10 or 11 whole rounds are played.
evo-9-title = First order
evo-9 = The pawns are lined up on the track at random. The leftmost is the first player.
evo-10-title = First dinosaurs
evo-10 = Everybody begins with one dinosaur on each of two start zones. Six stay in supply.
evo-11-title = First species
evo-11 = A species begins with 2 movement points and 1 egg: no horn, no plate, no vial, no unique gene.
evo-12-title = Secret totals
evo-12 = Mutation points are kept face down. You see your own; all are shown at the end.

## The round

evo-13-title = Six phases
evo-13 = Climate, mutations, initiative, movement, births, survival. Each is finished before the next begins.
evo-14-title = The first player's chores
evo-14 = Turning the token, turning the wheel, drawing genes: none holds a choice, so the program does it.

## Climate

evo-15-title = Reveal
evo-15 = The top token is turned up.
evo-16-title = Meteor
evo-16 = The meteor ends the game at once (EVO-77). Nothing else of that round happens, and no card can be played.
evo-17-title = Turning
evo-17 = The other tokens turn the wheel two sections clockwise, one clockwise, not at all, or one back.
evo-18-title = Climate of the round
evo-18 = The wheel says what each terrain is this round: ideal, cold, hot or deadly. It matters only in the survival phase; you may move to or be born on any ground.

## Mutations

evo-19-title = Gene row
evo-19 = As many columns are used as there are players. The first holds no gene; the others get one each, drawn one by one. So there are always one fewer genes than players.
evo-20-title = No twins
evo-20 = No two genes of a row are alike: a repeat goes back and another is drawn.
evo-21-title = Bidding order
evo-21 = In the order of the track, which is still the last round’s, everybody places their pawn on one column. You have to bid.
evo-22-title = Empty column
evo-22 = In an empty column you may choose any value from 0 to 6. It is the price.
evo-23-title = Occupied column
evo-23 = In a column where a pawn lies you must bid more than that pawn, by as much as you like.
evo-24-title = Pushed out
evo-24 = If you are pushed out, you take your pawn back and bid again at once, in another column. For this one bid you may not go back to the column you just lost; later you may.
evo-25-title = Six is final
evo-25 = Nobody is pushed off the value 6: that column is closed.
evo-26-title = End of the auction
evo-26 = The auction ends when every pawn has a column to itself. There are as many columns as players, so whoever must bid always finds an empty one that is open to them.
evo-27-title = Means
evo-27 = You must be able to pay your bid: its price, minus one for each vial (EVO-58), has to be within your mutation points. What others could bid is not shown.
evo-28-title = Payment
evo-28 = You pay the number your pawn ends on, minus one for each of your vials. Places you were pushed out of cost nothing.
evo-29-title = Reward
evo-29 = Column 1 gives an event card, the others their gene. A gene works at once; only vials wait for the next round (EVO-58).

## Initiative

evo-30-title = Base order
evo-30 = Pawns go to the track by column, column 1 first.
evo-31-title = Small herds first
evo-31 = Then whoever has fewer dinosaurs on the board goes first; equal herds keep the base order.
evo-32-title = How long it holds
evo-32 = The order holds for movement, births and survival of this round and for climate and mutations of the next. Losses and births change nothing.

## Movement

evo-33-title = Points
evo-33 = In the order of the track everybody makes all their moves. You have 2 points, one more for each pair of legs, two more for muscular thighs, and what event cards give. The whole herd shares them.
evo-34-title = Step
evo-34 = One point takes one dinosaur to a neighbouring hex. You may share the points out among your dinosaurs as you like, in any order.
evo-35-title = No passing
evo-35 = You cannot enter or cross a hex with a dinosaur on it, except by combat.
evo-36-title = Unused points
evo-36 = Nobody has to move. When you end your movement, the points you have left are lost. Where nothing is left to do and you hold no card, your turn ends by itself.
evo-37-title = Attack
evo-37 = For one point a dinosaur attacks an enemy it could reach. The combat die is rolled at once. A dinosaur that has moved may attack; you never attack your own.
evo-38-title = The die
evo-38 = The die has five kinds of faces: the attack fails; it succeeds; it succeeds with at least as many horns (0 against 0 counts); with more horns; with at least two more.
evo-39-title = Outcome
evo-39 = If the attack succeeds, the beaten dinosaur leaves the board and the attacker takes its hex. If it fails, both stay. An attacker never dies.
evo-40-title = Again
evo-40 = The same target may be attacked again and again, by the same dinosaur too. Each try costs a point.
evo-41-title = Protected peoples
evo-41 = A herd of only two dinosaurs cannot be attacked, by land, sea or air; with regeneration a herd of three (EVO-69). It may attack others. So nobody is attacked before the first births.

## Births

evo-42-title = Rounds of eggs
evo-42 = In the order of the track everybody places one newborn; then those with at least two eggs again; then those with three; and so on.
evo-43-title = Where
evo-43 = A newborn comes on an empty hex next to one of your dinosaurs. Any ground will do.
evo-44-title = Full herd
evo-44 = With all eight on the board you may give one up for a newborn elsewhere: next to one of the seven others, not on the hex just left. You may do so once for each egg, and not when no hex is open.
evo-45-title = Optional
evo-45 = You may pass each egg. Eggs you did not use are not saved.

## Survival

evo-46-title = Check
evo-46 = In the order of the track everybody removes the dinosaurs the climate kills. Whoever has no choice is not asked.
evo-47-title = Ideal ground
evo-47 = All dinosaurs on ideal ground survive.
evo-48-title = Deadly ground
evo-48 = All dinosaurs on deadly ground die, except one if you have the gene cave dweller (EVO-64).
evo-49-title = Hot and cold ground
evo-49 = On hot ground one of your dinosaurs survives for each thermoregulation plate, on cold ground one for each fur plate. You choose which. A plate saves one dinosaur on the whole island.
evo-50-title = Floor
evo-50 = As soon as only two of your dinosaurs remain (three with regeneration), no more are removed, wherever they stand.
evo-51-title = Income
evo-51 = Then everybody gains 1 mutation point for each dinosaur on the board, and the next round begins.

## Normal genes

evo-52-title = Normal genes
evo-52 = You keep them for the whole game, may own several of the same kind, and they add up without limit.
evo-53-title = Pair of legs
evo-53 = One movement point more.
evo-54-title = Horn
evo-54 = One horn more, in attack and defence.
evo-55-title = Thermoregulation plate
evo-55 = One dinosaur more survives on hot ground.
evo-56-title = Fur plate
evo-56 = One dinosaur more survives on cold ground.
evo-57-title = Egg
evo-57 = One newborn more a round.
evo-58-title = Alchemical vial
evo-58 = From the next round on every gene and card costs you 1 less, never below 0. Several vials add up. Your bids still have to be higher than the one they push out.

## Unique genes

evo-59-title = Unique genes
evo-59 = There is one of each. You keep it for the whole game.
evo-60-title = Bone plate
evo-60 = Two horns when you are attacked.
evo-61-title = Great horn
evo-61 = Two horns when you attack.
evo-62-title = Thick shell
evo-62 = Newborns up to three spaces away.
evo-63-title = Fins
evo-63 = For one point a dinosaur goes from one coastal hex to any other. A hex is coastal when it lies next to the sea.
evo-64-title = Cave dweller
evo-64 = Each round one of your dinosaurs on deadly ground survives. You may decline, as with a plate (EVO-49).
evo-65-title = Adrenaline rush
evo-65 = Once the order is found, you choose your place on the track; the others keep their order. You choose anew each round.
evo-66-title = Muscular thighs
evo-66 = Two movement points more.
evo-67-title = Chameleon skin
evo-67 = Your beaten dinosaur may go to an empty neighbouring hex instead of dying, but not to the one the attacker came from. Without such a hex it dies.
evo-68-title = Wings
evo-68 = Once in a movement phase, for one point, one dinosaur goes two hexes; whoever stands on the first does not matter. The second is not the start, but may be next to it.
evo-69-title = Regeneration
evo-69 = Your herd never drops below three: wherever the rules protect two dinosaurs (EVO-41, EVO-50, EVO-70), they protect three of yours. It makes no dinosaur appear.
evo-70-title = Killer babies
evo-70 = Newborns may be placed on enemies. A die is rolled: on 1, 2 or 3 the enemy is gone, on 4 or 5 the newborn.
evo-71-title = Sixth sense
evo-71 = You may look at the next climate token at any time. The program shows it to you alone, as soon as you have the gene and after each climate phase.

## Event cards

evo-72-title = Drawing
evo-72 = The winner of column 1 draws one card.
evo-73-title = Secret
evo-73 = Cards are secret until they are played. How many you hold is open.
evo-74-title = Moments
evo-74 = Each card has its moment. You may play several in a round or a phase, each at its own moment.
evo-75-title = Never for good
evo-75 = The effect of a card ends, and the card is discarded face up. What it did at once stays done: the wheel stays where it was turned.
evo-76-title = The fifteen cards
evo-76 = The texts of the printed cards were not found, so these are ours. You may play without them; column 1 then only lets you go first between herds of the same size (EVO-31).

## End of the game

evo-77-title = End
evo-77 = The game ends the moment the meteor is turned up. All points are shown, and the most mutation points win. Nothing is earned in that last round.
evo-78-title = Ties
evo-78 = Between equal totals most dinosaurs on the board win; those who are still equal share the win.
evo-79-title = What always holds
evo-79 = Everybody has 2 to 8 dinosaurs on the board; board and supply together are 8 (less those lost for good); one dinosaur a hex; no negative MP; one pawn in each column behind the auction; boards, row, bag and the four set aside hold 48 genes; tokens turned up, in the pile and set aside are 13; deck, hands and discards hold 15 cards; 9 to 11 rounds are complete at the end. The program checks this after every event of its tests.

## Reference card and component sheet

evo-refcard-round = A round
evo-refcard-climate = Climate: a token turns the wheel [EVO-17]; the meteor ends the game [EVO-16].
evo-refcard-mutations = Mutations: bid for a column; if you are pushed out, bid in another [EVO-24]; a six is final [EVO-25].
evo-refcard-initiative = Initiative: by column, then small herds go first [EVO-31].
evo-refcard-movement = Movement: one point for a step or an attack [EVO-34] [EVO-37]; a herd of two is protected [EVO-41].
evo-refcard-births = Births: one for each egg, beside one of your dinosaurs [EVO-43].
evo-refcard-survival = Survival: all on ideal ground live, on hot and cold ground one for each plate, on deadly ground none; two always remain [EVO-50]. Each alive is a point [EVO-51].
evo-refcard-end = Most mutation points win, then most dinosaurs [EVO-78].
evo-refcard-genes = Genes: they stay and add up
evo-refcard-unique = Only one of each
evo-refcard-section = Section
evo-refcard-gene = Gene
evo-refcard-does = Effect
evo-refcard-face = The attack …
evo-refcard-faces = of 6
evo-refcard-card = Card
evo-sheet-schema-version = version of this sheet
evo-sheet-game = The box
evo-sheet-designer = designer
evo-sheet-publisher = publisher
evo-sheet-year = year
evo-sheet-min-players = fewest players [EVO-2]
evo-sheet-max-players = most players [EVO-2]
evo-sheet-min-age = youngest age
evo-sheet-duration-minutes = minutes
evo-sheet-setup = Set-up
evo-sheet-start-mp = mutation points at the start [EVO-4]
evo-sheet-dinosaurs-per-player = dinosaurs of each player [EVO-4]
evo-sheet-start-zones-per-player = start zones of each player [EVO-10]
evo-sheet-normal-genes = normal genes [EVO-7]
evo-sheet-unique-genes = unique genes [EVO-7]
evo-sheet-unique-genes-in-bag = unique genes in the bag [EVO-7]
evo-sheet-event-cards = event cards [EVO-6]
evo-sheet-climate-tokens = climate tokens [EVO-8]
evo-sheet-climate-tokens-set-aside = tokens set aside [EVO-8]
evo-sheet-meteor-among-last = the meteor is among the last [EVO-8]
evo-sheet-species = A species at the start
evo-sheet-movement = movement points [EVO-11]
evo-sheet-horns = horns [EVO-11]
evo-sheet-thermoregulation = thermoregulation plates [EVO-55]
evo-sheet-fur = fur plates [EVO-56]
evo-sheet-eggs = eggs [EVO-11]
evo-sheet-vials = vials [EVO-11]
evo-sheet-limits = Protection
evo-sheet-protected-herd = a herd of this size is protected [EVO-41]
evo-sheet-protected-herd-with-regeneration = the same with regeneration [EVO-69]
evo-sheet-laboratory = Laboratory
evo-sheet-lowest-value = lowest value [EVO-22]
evo-sheet-highest-value = highest value [EVO-25]
evo-sheet-rulings = Rulings: what the rulebook leaves open
evo-sheet-births-from-newborns = newborns of the phase count as neighbours [EVO-43]
evo-sheet-fins-may-attack = fins may attack [EVO-63]
evo-sheet-wings-may-attack = wings may attack [EVO-68]
evo-sheet-killer-babies-six = a six of killer babies [EVO-70]
evo-sheet-plates-may-be-declined = plates need not be used [EVO-49]
evo-sheet-twins-when-unavoidable = when only repeats are left [EVO-20]
evo-sheet-beaten-dinosaur-goes-to = a beaten dinosaur goes to [EVO-39]
evo-sheet-open-mp = totals are open by default [EVO-12]
evo-sheet-play-with-events = event cards are used by default [EVO-76]
evo-sheet-gene-counts = Normal genes
evo-sheet-legs = pairs of legs [EVO-53]
evo-sheet-horn = horns [EVO-54]
evo-sheet-egg = eggs [EVO-57]
evo-sheet-vial = vials [EVO-58]
evo-sheet-gene-amounts = Unique genes with a number
evo-sheet-bone-plate = bone plate: horns [EVO-60]
evo-sheet-great-horn = great horn: horns [EVO-61]
evo-sheet-thick-shell = thick shell: spaces [EVO-62]
evo-sheet-cave-dweller = cave dweller: dinosaurs [EVO-64]
evo-sheet-muscular-thighs = muscular thighs: points [EVO-66]
evo-sheet-wheel = Climate wheel
evo-sheet-start = first section [EVO-5]
evo-sheet-tokens = Climate tokens
evo-sheet-step = sections
evo-sheet-count = number
evo-sheet-sections = Sections of the wheel
evo-sheet-ideal = ideal
evo-sheet-cold = cold
evo-sheet-hot = hot
evo-sheet-deadly = deadly
evo-sheet-die = Combat die
evo-sheet-face = face
evo-sheet-events = Event cards
evo-sheet-moment = moment
evo-sheet-amount = amount
evo-sheet-least = leaves at least
evo-sheet-islands = Islands
evo-sheet-players = players
evo-sheet-start-slots = start zones, as pairs of coordinates
evo-sheet-value-newborn-dies = the newborn is lost
evo-sheet-value-both-die = both are lost
evo-sheet-value-place-repeat = a repeat is placed
evo-sheet-value-leave-empty = the columns stay empty
evo-sheet-value-supply = its owner’s supply
evo-sheet-value-out-of-game = out of the game
evo-sheet-value-yellow = beach (yellow)
evo-sheet-value-green = plain (green)
evo-sheet-value-brown = hills (brown)
evo-sheet-value-white = mountain (white)
evo-sheet-value-fail = fails
evo-sheet-value-success = succeeds
evo-sheet-value-at-least-equal = succeeds with at least as many horns
evo-sheet-value-more = succeeds with more horns
evo-sheet-value-two-more = succeeds with at least two more
evo-sheet-value-climate-end = climate end
evo-sheet-value-movement-start = movement start
evo-sheet-value-movement-own = own movement
evo-sheet-value-attack-declared = attack declared
evo-sheet-value-combat-rolled = combat rolled
evo-sheet-value-births-start = births start
evo-sheet-value-birth-own = own birth
evo-sheet-value-survival-start = survival start
evo-sheet-value-hurried-season = Hurried Season
evo-sheet-value-season-turns-back = Season Turns Back
evo-sheet-value-stalled-season = Stalled Season
evo-sheet-value-stampede = Stampede
evo-sheet-value-drift-raft = Drift Raft
evo-sheet-value-mire = Mire
evo-sheet-value-battle-fury = Battle Fury
evo-sheet-value-closed-ranks = Closed Ranks
evo-sheet-value-fickle-fortune = Fickle Fortune
evo-sheet-value-rich-clutch = Rich Clutch
evo-sheet-value-distant-nest = Distant Nest
evo-sheet-value-lean-year = Lean Year
evo-sheet-value-winter-down = Winter Down
evo-sheet-value-mud-wallow = Mud Wallow
evo-sheet-value-moulting-sickness = Moulting Sickness

## What its words mean: how a word is written, then its meaning

evo-term-mutation-points = mutation points|mutation point: your money and your victory points; each dinosaur alive at the end of a round earns one.
evo-term-ideal = ideal ground|ideal: the terrain on which every dinosaur survives this round.
evo-term-deadly = deadly ground|deadly: the terrain on which no dinosaur survives this round.
evo-term-plate = plate|plates: a gene that saves one dinosaur, thermoregulation on hot ground, fur on cold.
evo-term-vial = vial|vials: a gene that makes everything you buy later 1 cheaper.
evo-term-pushed-out = pushed out: somebody bid more in your column, so your pawn comes back and you bid elsewhere.
evo-term-track = track: the row of pawns that shows in which order you play.
evo-term-unique = unique gene|unique genes: a gene of which there is only one in the game.
evo-term-protected = protected: nobody may attack a herd this small.
