### Evo: a title and a sentence or two for every rule number, shown on the rules panel and as the
### answer to "why can't I?". They describe the default rulings.

## Aim and setup

evo-1-title = Aim

MP pay for genes and are the victory points. Whoever has most when the game ends wins.

- **Ruling.** Genes, cards and dinosaurs left over turn into nothing: no other source of points is named.

### EVO-2 Players

Two to five. Three to five is the usual game; two play by the same rules on the smallest island.

### EVO-3 Island

There is one island for each number of players. A component sheet is rejected when a hex is listed twice
or cannot be walked to, when a start zone is missing, doubled or in the sea, or when an island is too
small for eight dinosaurs of everybody and four hexes more.

### EVO-4 Pieces

Everybody has one pawn, eight dinosaurs, one species board and 6 MP.

### EVO-5 Laboratory and wheel

The laboratory and the climate wheel lie beside the island. The wheel starts in the section the sheet
names.

### EVO-6 Event deck

Fifteen event cards, face down. One is drawn a round, in eleven rounds at most, so they never run out.

### EVO-7 Gene bag

All 36 normal genes and 8 of the 12 unique ones, drawn at random.

- **Ruling.** Nobody sees which four stay out: that is what a random draw means.
- A gene is decided when it is drawn. A normal kind weighs as many as it has tokens left, all unseen
  unique genes together as many as are still in the bag, evenly among them.

### EVO-8 Climate pile

One of the twelve tokens that turn the wheel is set aside unseen. The meteor is shuffled with two others
and lies at the bottom; nine others lie on top. So the meteor comes tenth, eleventh or twelfth, each with
chance 1/3, and 9, 10 or 11 rounds are played to their end.

### EVO-9 First order

The pawns are lined up on the track at random. The leftmost is the first player.

### EVO-10 First dinosaurs

Everybody begins with one dinosaur on each of two start zones. Six stay in supply.

- **Ruling.** Pairs of zones are given at random. Sitting near a zone has no meaning on a screen, and the
  rulebook allows random zones.

### EVO-11 First species

2 movement points, no horn, no plate, 1 egg, no vial, no unique gene.

### EVO-12 Secret totals

MP are kept face down. You see your own; all are shown at the end.
evo-1 = The option mp=open shows them to everybody. All gains and payments are open, so it is harmless. - While totals are secret the score sheet hides what others paid.

## The round

evo-13-title = Six phases

Climate, mutations, initiative, movement, births, survival. Each is finished before the next begins.

### EVO-14 The first player's chores
evo-13 = Turning the token, turning the wheel, drawing genes: none holds a choice, so the program does it.

## Climate

evo-15-title = Reveal

The top token is turned up.

### EVO-16 Meteor

The meteor ends the game at once (EVO-77). Nothing else of that round happens; no card can be played.

### EVO-17 Turning

The other tokens turn the wheel two sections clockwise, one clockwise, not at all, or one back.

### EVO-18 Climate of the round
evo-15 = The selected section says what each terrain is this round: ideal, cold, hot or deadly. It matters only in the survival phase; one may enter or be born on any ground.

## Mutations

evo-19-title = Gene row

As many columns are used as there are players. The first holds no gene; the others get one each, drawn one
by one. So there are always one fewer genes than players.

### EVO-20 No twins

No two genes of a row are alike: a repeat goes back and another is drawn.

- **Ruling.** When only repeats are left, one is placed, so that everybody still gains something. It can
  happen with five players in the eleventh round. Switch `twins_when_unavoidable`; with `leave_empty` the
  columns stay empty and give only their place on the track.

### EVO-21 Bidding order

In the order of the track, which is the last round's, everybody places the pawn on one column. One must bid.

### EVO-22 Empty column

Any value from 0 to 6 may be chosen. It is the price.

### EVO-23 Occupied column

Bid more than the pawn that lies there, by any step.

### EVO-24 Pushed out

Who is pushed out takes the pawn back and bids again at once, in another column. Only this bid is barred
from the column just lost.

- The new bid may push out a third player, and so on; the next player in order waits until the chain ends.

### EVO-25 Six is final

Nobody is pushed off the value 6: that column is closed.

### EVO-26 End of the auction

It ends when every pawn lies in its own column. With as many columns as players, whoever must bid always
finds an empty one that is not barred. A column sees at most seven pawns, so it takes at most seven bids for
each player.

### EVO-27 Means

- **Ruling.** A bid must be payable: its price less vials (EVO-58) within your MP. Payment is compulsory, so
  a bid that cannot be paid cannot stand. What others could bid is not shown.

### EVO-28 Payment

All winners pay the value of their last place, less vials. Places one was pushed out of cost nothing.

### EVO-29 Reward
evo-19 = Column 1 gives an event card, the others their gene. It works at once; only vials wait (EVO-58).

## Initiative

evo-30-title = Base order

Pawns go to the track by column, column 1 first.

### EVO-31 Small herds first

Then fewer dinosaurs on the board go before more; equal herds keep the base order.

### EVO-32 How long it holds
evo-30 = For movement, births and survival of this round and for climate and mutations of the next. Losses and births change nothing.

## Movement

evo-33-title = Points

In the order of the track everybody moves all they want. Points: 2, one for each pair of legs, two for
muscular thighs, and events. The herd shares them.

### EVO-34 Step

One point takes one dinosaur to a neighbouring hex. Points may be split in any way and any sequence.

### EVO-35 No passing

A hex with a dinosaur can be neither entered nor crossed, except by combat.

### EVO-36 Unused points

Nobody has to move. Points left are lost.

- **Ruling.** Without points the turn ends by itself, unless the player holds a card and has not said that
  they do not want to be asked (EVO-74). A turn that stayed open only for a fitting card would betray it.

### EVO-37 Attack

For one point a dinosaur attacks an enemy it could reach. The combat die is rolled at once. A dinosaur that
has moved may attack; own dinosaurs are never attacked.

### EVO-38 The die

Five kinds of faces: fails; succeeds; succeeds with at least as many horns (0 against 0 counts); with more;
with at least two more.

| attacker's horns less defender's | below 0 | 0 | 1 | 2 or more |
| --- | --- | --- | --- | --- |
| chance with our faces | 1/6 | 2/6 | 4/6 | 5/6 |

### EVO-39 Outcome

Success: the beaten dinosaur leaves the board and the attacker takes its hex. Failure: both stay. An attacker
never dies.

- **Ruling.** The beaten goes back to its owner's supply. Switch `beaten_dinosaur_goes_to`; with
  `out_of_game` the figure is lost for good.

### EVO-40 Again

The same target may be attacked again and again, by the same dinosaur too. Each try costs a point.

### EVO-41 Protected peoples
evo-33 = A people with only two dinosaurs cannot be attacked, by land, sea or air; with regeneration, three (EVO-69). It may attack. So nobody is attacked before the first births.

## Births

evo-42-title = Rounds of eggs

In the order of the track everybody places one newborn; then those with at least two eggs again; then those
with three; and so on.

### EVO-43 Where

On an empty hex next to one of your dinosaurs. Any ground will do.

- **Ruling.** Newborns of this phase count. Switch `births_from_newborns`.

### EVO-44 Full herd

With all eight on the board you may give one up for a newborn elsewhere: next to one of the seven others, not
on the hex just left. One for each egg. It is not allowed when no hex is open.

### EVO-45 Optional

You may pass each egg. Eggs are not saved.
evo-42 = Where no hex is open, a player without cards, or who does not want to be asked, passes by itself (as EVO-36).

## Survival

evo-46-title = Check

In the order of the track everybody removes what the climate kills. Who has no choice is not asked.

### EVO-47 Ideal ground

All survive.

### EVO-48 Deadly ground

All die, except by cave dweller (EVO-64).

### EVO-49 Hot and cold ground

One dinosaur survives on hot ground for each thermoregulation plate, on cold ground for each fur plate. The
owner picks. A plate covers one dinosaur on the whole island.

- **Ruling.** Plates need not be used. Switch `plates_may_be_declined`.

### EVO-50 Floor

Removing stops as soon as two dinosaurs remain (three with regeneration), whichever they are.

- You name the survivors. Everybody on ideal ground is among them. They are either as many as the floor, or
  more and covered by plates. A herd at or under the floor loses nobody.
- The floor counts all that remain: of five on deadly ground with cave dweller two remain.

### EVO-51 Income
evo-46 = Then everybody gains 1 MP for each dinosaur on the board, and the next round begins.

## Normal genes

evo-52-title = Normal genes

They are for good, may be owned several times, and add up without limit.

### EVO-53 Pair of legs

One movement point more.

### EVO-54 Horn

One horn more, in attack and defence.

### EVO-55 Thermoregulation plate

One dinosaur more survives on hot ground.

### EVO-56 Fur plate

One dinosaur more survives on cold ground.

### EVO-57 Egg

One newborn more a round.

### EVO-58 Alchemical vial
evo-52 = Every gene and card of later rounds costs 1 less, never below 0. Several add up. The pawn's height does not change: a bid has to beat the one below by its printed value.

## Unique genes

evo-59-title = Unique genes

They are for good and belong to one player for the rest of the game.

### EVO-60 Bone plate

Two horns when you are attacked.

### EVO-61 Great horn

Two horns when you attack.

### EVO-62 Thick shell

Newborns up to three spaces away.

- **Ruling.** Spaces are counted over land, across occupied hexes too, not across the sea. Eggs do not swim.

### EVO-63 Fins

For one point a dinosaur goes from a coastal hex to any other. Coastal is a hex next to the sea.

- **Ruling.** One may attack like that. Switch `fins_may_attack`.

### EVO-64 Cave dweller

One of your dinosaurs on deadly ground survives, each round. It may be declined like a plate (EVO-49).

### EVO-65 Adrenaline rush

Once the order is found, you choose your place on the track; the others keep their order. Each round anew.

### EVO-66 Muscular thighs

Two movement points more.

### EVO-67 Chameleon skin

Your beaten dinosaur may go to an empty neighbouring hex instead of dying, but not to the one the attacker
came from. Without such a hex it dies.

- **Ruling.** An attacker by sea or air came from where it started. Killer babies fight no combat, so the skin
  does not help against them.

### EVO-68 Wings

Once in a movement phase, for one point, one dinosaur goes two hexes; whoever stands on the first does not
matter. The second is not the start, but may be next to it.

- **Ruling.** One may attack like that; a failed attack uses the wings up. Switch `wings_may_attack`.
- The program uses feet or fins where they do as well, and wings only for the rest.

### EVO-69 Regeneration

You never drop below three: the floor of EVO-41, EVO-50 and EVO-70 is three. It makes no dinosaur appear.

### EVO-70 Killer babies

Newborns may be placed on enemies. Roll a die: on 1, 2, 3 the enemy is gone, on 4, 5 the newborn.

- **Ruling.** A plain die. On a 6 the newborn is lost. Switch `killer_babies_six`; with `both_die` both are.
- **Ruling.** A people at its floor cannot be chosen: no rule lets it shrink.
- A dinosaur given up for the newborn (EVO-44) is gone either way.

### EVO-71 Sixth sense
evo-59 = You may look at the next climate token at any time. The program shows it to you alone, as soon as you have the gene and after each climate phase.

## Event cards

evo-72-title = Drawing

The winner of column 1 draws one card.

### EVO-73 Secret

Cards are secret until they are played. How many you hold is open.

### EVO-74 Moments

Several may be played in a round or a phase, each at its moment.

- **Ruling.** At a common moment (climate end, the starts of movement, births and survival) all who hold a card
  are asked in the order of the track, until all pass in a row. When an attack is declared the defender is asked,
  when the die has fallen the attacker and then the defender, if they hold a card. Own turns are not asked about:
  one plays a card in them or not.
- So whom the game asks tells nothing about which card somebody holds. Nobody is asked once all cards of that
  moment lie on the discard pile.
- **Ruling.** Who is asked may say until when they do not want to be asked again: the next climate end, movement,
  attack, roll, births or survival, or the next card they draw. A new card ends every wait. This is open to all.

### EVO-75 Never for good

Effects end, and the card is discarded face up. What a card did at once is not taken back: the wheel stays where
it was turned.

### EVO-76 The fifteen cards

The texts of the printed cards were not found: these are ours. The option `events=off` plays without them; column 1
then gives only the first place on the track.

| card | moment | effect |
| --- | --- | --- |
| Hurried Season | climate end | the wheel turns one section on |
| Season Turns Back | climate end | the wheel turns one section back |
| Stalled Season | climate end | the wheel goes back by this round's token |
| Stampede | own movement | 3 movement points more this turn |
| Drift Raft | own movement | one dinosaur from a coastal hex to any empty coastal hex, for nothing |
| Mire | movement start | one opponent begins with 2 points less, at least 1 |
| Battle Fury | own movement | 2 horns more in all your attacks this turn |
| Closed Ranks | attack declared | 2 horns more in defence this phase, this attack included |
| Fickle Fortune | combat rolled | the die is rolled again, and that stands |
| Rich Clutch | births start | one egg more this phase |
| Distant Nest | own birth | this newborn up to 3 spaces away |
| Lean Year | births start | opponents use at most 1 egg this phase |
| Winter Down | survival start | 2 fur plates more this phase |
| Mud Wallow | survival start | 2 thermoregulation plates more this phase |
| Moulting Sickness | survival start | one opponent has 1 plate of each kind less this phase, at least 0 |
evo-72 = The order in which cards are played never matters: turns of the wheel add up; mire is applied when the turn begins; eggs are added, then capped; changes of plates are added, then cut at 0. - A card may be played even if it changes nothing, but not without an aim. Combat cards do not touch killer babies.

## End of the game

evo-77-title = End

The game ends the moment the meteor is turned up. Totals are shown, and most MP win. There is no income.

### EVO-78 Ties

Between equal totals most dinosaurs on the board win; who is still equal shares the win.

### EVO-79 What always holds
evo-77 = Everybody has 2 to 8 dinosaurs on the board; board and supply together are 8 (less those lost for good); one dinosaur a hex; no negative MP; one pawn in each column behind the auction; boards, row, bag and the four set aside hold 48 genes; tokens turned up, in the pile and set aside are 13; deck, hands and discards hold 15 cards; 9 to 11 rounds are complete at the end. The program checks this after every event of its tests.

## Reference card and component sheet

evo-refcard-round = A round
evo-refcard-climate = Climate: a token turns the wheel [EVO-17]; the meteor ends the game [EVO-16].
evo-refcard-mutations = Mutations: bid; who is pushed out bids elsewhere [EVO-24]; a six is final [EVO-25].
evo-refcard-initiative = Initiative: by column, then small herds first [EVO-31].
evo-refcard-movement = Movement: one point a step or an attack [EVO-34] [EVO-37]; a people of two is protected [EVO-41].
evo-refcard-births = Births: one for each egg, beside an own dinosaur [EVO-43].
evo-refcard-survival = Survival: ideal ground all, hot and cold one for each plate, deadly none; two remain [EVO-50]. One point for each alive [EVO-51].
evo-refcard-end = Most mutation points win, then most dinosaurs [EVO-78].
evo-refcard-section = Section
evo-refcard-gene = Gene
evo-refcard-does = Effect
evo-refcard-face = Face: the attack …
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
