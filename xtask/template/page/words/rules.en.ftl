### Template Game: a title and a sentence or two for every rule number, shown on the rules panel and as the
### answer to "why can't I?".

tpl-1-title = Players
tpl-1 = Two to four play.
tpl-2-title = Cards
tpl-2 = The cards show numbers from 1 to 5. There are more of the low ones.
tpl-3-title = Hands
tpl-3 = Everybody holds three cards, which nobody else sees. After a trick everybody draws a card.
tpl-4-title = Laying
tpl-4 = You lay one card face down, at the same time as the others. It has to be a card of your own hand.
tpl-5-title = The trick
tpl-5 = All cards are turned up. The highest that nobody else laid scores its number.
tpl-6-title = The last trick
tpl-6 = Whoever wins the last trick scores a little more.
tpl-7-title = The end
tpl-7 = The game has five tricks, or three. The most points win, and ties are shared.

## The reference card

template-game-refcard-trick = A trick
template-game-refcard-deal = Everybody has three cards in hand [TPL-3].
template-game-refcard-lay = Lay one face down, at the same time as the others [TPL-4].
template-game-refcard-turn-up = Turn all cards up and draw another one [TPL-5] [TPL-3].
template-game-refcard-points = Points
template-game-refcard-alone = The highest card that nobody else laid scores its number [TPL-5].
template-game-refcard-last = The last trick pays { $points } more [TPL-6].
template-game-refcard-end = The end
template-game-refcard-winner = After the last trick the most points win [TPL-7].
template-game-refcard-cards = Cards
template-game-refcard-number = Number
template-game-refcard-copies = Cards of it

## The component sheet

template-game-sheet-game = The box
template-game-sheet-min-players = fewest players [TPL-1]
template-game-sheet-max-players = most players [TPL-1]
template-game-sheet-cards = Cards
template-game-sheet-copies-1 = cards with a 1 [TPL-2]
template-game-sheet-copies-2 = cards with a 2
template-game-sheet-copies-3 = cards with a 3
template-game-sheet-copies-4 = cards with a 4
template-game-sheet-copies-5 = cards with a 5
template-game-sheet-scoring = Points
template-game-sheet-last-trick = for the last trick [TPL-6]
