### Template Game: what the table says.

template-game-about = Lay a card at the same time as the others: the highest that nobody else laid scores.
template-game-kind = A tiny card game of guessing what the others lay
template-game-option-tricks = number of tricks
template-game-option-tricks-name = Tricks
template-game-category-cards = Cards
template-game-category-last-trick = Last trick
template-game-tie-shared = { $names }, { $total } each: they share the place.

## The table

template-game-table = Trick { $trick } of { $tricks }. { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} left in the pile.
template-game-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Hand: { $hand }. { $laid }
template-game-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
template-game-laid-nothing = No card laid yet.
template-game-laid-down = A card lies face down.
template-game-chip-trick = Trick { $trick } of { $tricks }
template-game-chip-pile = { $pile ->
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}
template-game-hand-title = Your hand
template-game-last-title = The last trick
template-game-spoken-card = { $copies ->
    [one] a { $card }
   *[other] { $copies } cards with a { $card }
}

## What is asked and what may be done

template-game-expected-lay = Lay one of your cards face down.
template-game-expected-wait = You have laid a card. The others are still thinking.
template-game-expected-chance = Cards are being dealt.
template-game-expected-over = The game is over.
template-game-do-lay = Lay { $card }
template-game-offer-lay = Lay a card
template-game-step-card = Choose one of your cards

## What happened: in the terminal the reader is called You

template-game-fell-deal = { $name } { $name ->
    [You] get
   *[other] gets
} a card.
template-game-fell-deal-known = { $name } { $name ->
    [You] get
   *[other] gets
} a { $card }.
template-game-did-lay = { $name } { $name ->
    [You] lay
   *[other] lays
} a card.
template-game-did-lay-known = { $name } { $name ->
    [You] lay
   *[other] lays
} a { $card }, face down.
template-game-did-turn-up = The cards are turned up: { $cards }.
template-game-turned-up = { $name } { $card }
template-game-followed-won = { $name } { $name ->
    [You] win
   *[other] wins
} the trick: +{ $points }.
template-game-followed-nobody = No card is alone: nobody scores.

## What is printed

template-game-scores-card = A { $card } is there { $copies ->
    [one] once
   *[other] { $copies } times
}.
template-game-scores-last = The last trick pays { $points } more.
