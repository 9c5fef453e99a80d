### Template Game : un titre et une phrase ou deux pour chaque numéro de règle, montrés dans les règles et en
### réponse à « pourquoi pas ? ».

tpl-1-title = Joueurs
tpl-1 = On joue de deux à quatre.
tpl-2-title = Cartes
tpl-2 = Les cartes portent des nombres de 1 à 5. Les petits sont plus nombreux.
tpl-3-title = Mains
tpl-3 = Chacun a trois cartes en main, que personne d’autre ne voit. Après un pli, chacun pioche une carte.
tpl-4-title = Poser
tpl-4 = Vous posez une carte face cachée, en même temps que les autres. Elle doit venir de votre main.
tpl-5-title = Le pli
tpl-5 = Toutes les cartes sont retournées. La plus haute que personne d’autre n’a posée marque son nombre.
tpl-6-title = Le dernier pli
tpl-6 = Qui remporte le dernier pli marque un peu plus.
tpl-7-title = La fin
tpl-7 = La partie compte cinq plis, ou trois. Le plus de points gagne, et les égalités se partagent.

## L’aide-mémoire

template-game-refcard-trick = Un pli
template-game-refcard-deal = Chacun a trois cartes en main [TPL-3].
template-game-refcard-lay = Posez-en une face cachée, en même temps que les autres [TPL-4].
template-game-refcard-turn-up = Retournez toutes les cartes et piochez-en une autre [TPL-5] [TPL-3].
template-game-refcard-points = Points
template-game-refcard-alone = La plus haute carte que personne d’autre n’a posée marque son nombre [TPL-5].
template-game-refcard-last = Le dernier pli rapporte { $points } de plus [TPL-6].
template-game-refcard-end = La fin
template-game-refcard-winner = Après le dernier pli, le plus de points gagne [TPL-7].
template-game-refcard-cards = Cartes
template-game-refcard-number = Nombre
template-game-refcard-copies = Exemplaires

## La fiche du matériel

template-game-sheet-game = La boîte
template-game-sheet-min-players = joueurs au moins [TPL-1]
template-game-sheet-max-players = joueurs au plus [TPL-1]
template-game-sheet-cards = Cartes
template-game-sheet-copies-1 = cartes 1 [TPL-2]
template-game-sheet-copies-2 = cartes 2
template-game-sheet-copies-3 = cartes 3
template-game-sheet-copies-4 = cartes 4
template-game-sheet-copies-5 = cartes 5
template-game-sheet-scoring = Points
template-game-sheet-last-trick = pour le dernier pli [TPL-6]
