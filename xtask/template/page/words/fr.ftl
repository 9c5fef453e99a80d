### Template Game : ce que dit la table.

template-game-about = Posez une carte en même temps que les autres : la plus haute que personne d’autre n’a posée marque.
template-game-kind = Un tout petit jeu de cartes où l’on devine ce que posent les autres
template-game-option-tricks = nombre de plis
template-game-option-tricks-name = Plis
template-game-category-cards = Cartes
template-game-category-last-trick = Dernier pli
template-game-tie-shared = { $names }, { $total } partout : la place est partagée.

## La table

template-game-table = Pli { $trick } sur { $tricks }. { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pioche.
template-game-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Main : { $hand }. { $laid }
template-game-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
template-game-laid-nothing = Aucune carte posée.
template-game-laid-down = Une carte est posée face cachée.
template-game-chip-trick = Pli { $trick } sur { $tricks }
template-game-chip-pile = { $pile ->
    [one] { $pile } carte dans la pioche
   *[other] { $pile } cartes dans la pioche
}
template-game-hand-title = Votre main
template-game-last-title = Le dernier pli
template-game-spoken-card = { $copies ->
    [one] un { $card }
   *[other] { $copies } cartes { $card }
}

## Ce qui est demandé et ce que l’on peut faire

template-game-expected-lay = Posez une de vos cartes face cachée.
template-game-expected-wait = Vous avez posé une carte. Les autres réfléchissent encore.
template-game-expected-chance = On distribue les cartes.
template-game-expected-over = La partie est terminée.
template-game-do-lay = Poser { $card }
template-game-offer-lay = Poser une carte
template-game-step-card = Choisissez une de vos cartes

## Ce qui s’est passé : au terminal, le lecteur s’appelle Vous

template-game-fell-deal = { $name } { $name ->
    [Vous] recevez
   *[other] reçoit
} une carte.
template-game-fell-deal-known = { $name } { $name ->
    [Vous] recevez
   *[other] reçoit
} un { $card }.
template-game-did-lay = { $name } { $name ->
    [Vous] posez
   *[other] pose
} une carte.
template-game-did-lay-known = { $name } { $name ->
    [Vous] posez
   *[other] pose
} un { $card }, face cachée.
template-game-did-turn-up = Les cartes sont retournées : { $cards }.
template-game-turned-up = { $name } { $card }
template-game-followed-won = { $name } { $name ->
    [Vous] remportez
   *[other] remporte
} le pli : +{ $points }.
template-game-followed-nobody = Aucune carte n’est seule : personne ne marque.

## Ce qui est imprimé

template-game-scores-card = Le { $card } existe { $copies ->
    [one] { $copies } fois
   *[other] { $copies } fois
}.
template-game-scores-last = Le dernier pli rapporte { $points } de plus.
