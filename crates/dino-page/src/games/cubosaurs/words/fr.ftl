### Cubosaurs : ce que dit la table.

cubosaurs-about = Conservez la main proposée, ou passez-la avec une carte à vous.
cubosaurs-whose = Cubosaurs est un jeu de Fabien Tanguy, édité par Catch Up Games. Tous les droits sur le jeu leur appartiennent.
cubosaurs-option-rounds = nombre de manches ; trois seulement à deux joueurs
cubosaurs-option-dna = le jeu avancé : des jetons ADN achètent des tuiles Évolution
cubosaurs-option-interaction = jeu avancé : avec ou sans les tuiles qui visent un adversaire

## Types et catégories

cubosaurs-type-trex = T-Rex
cubosaurs-type-stegosaurus = Stégosaure
cubosaurs-type-brontosaurus = Brontosaure
cubosaurs-type-pterodactyl = Ptérodactyle
cubosaurs-type-pentaceratops = Pentaceratops
cubosaurs-type-grey = Vélociraptor gris
cubosaurs-type-black = Vélociraptor noir
cubosaurs-type-egg = Œuf
cubosaurs-egg-velociraptor = Vélociraptors
cubosaurs-category-trex = T-Rex
cubosaurs-category-stegosaurus = Stégosaures
cubosaurs-category-brontosaurus = Brontosaures
cubosaurs-category-pterodactyl = Ptérodactyles
cubosaurs-category-pentaceratops = Pentaceratops
cubosaurs-category-velociraptors = Vélociraptors
cubosaurs-category-eggs = Œufs
cubosaurs-category-tile-types = Tuile : types
cubosaurs-category-tile-eggs = Tuile : œufs
cubosaurs-category-dna = ADN restant

## Cartes : la notation suit le nom, pour pouvoir être tapée

cubosaurs-card = { $type } ({ $card })
cubosaurs-raptor = { $type } { $gain }/-{ $penalty } ({ $card })
cubosaurs-egg = Œuf ({ $species }) +{ $gain }/-{ $penalty } ({ $card })
cubosaurs-with-dna = { $card }, ADN
cubosaurs-card-of = { $card }, de la place { $seat }

## Tuiles

cubosaurs-tile-1 = +{ $value } par type possédé
cubosaurs-tile-2 = +{ $value } par œuf possédé
cubosaurs-tile-3 = piocher une carte dans la main
cubosaurs-tile-4 = refuser sans ajouter de carte
cubosaurs-tile-5 = refuser avec un type déjà dans la main
cubosaurs-tile-6 = détruire une de vos cartes
cubosaurs-tile-7 = détruire une carte adverse
cubosaurs-tile-8 = voler une carte
cubosaurs-tile-9 = donner une carte
cubosaurs-tile-10 = échanger une carte
cubosaurs-tile-line = Tuile { $tile }, prix { $price } : { $effect }

## La table

cubosaurs-round = Manche { $round } sur { $rounds }, { $direction ->
    [clockwise] sens horaire
   *[other] sens antihoraire
}. { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.
cubosaurs-reserve = Jetons ADN dans la réserve : { $reserve }.
cubosaurs-market = Marché :
cubosaurs-market-empty = Marché : plus aucune tuile.
cubosaurs-hand = Main proposée à { $name } : { $cards }.
cubosaurs-hand-yours = Votre main : { $cards }.
cubosaurs-hand-none = Pas encore de main.
cubosaurs-destroyed = Détruit cette manche : { $cards }.
cubosaurs-seat = { $name } : { $now ->
    [one] { $now } point
   *[other] { $now } points
} pour l’instant, { $total } des manches passées.
cubosaurs-seat-tokens = Jetons ADN : { $tokens }. Tuiles : { $tiles }.
cubosaurs-none = aucune
cubosaurs-group = { $label } : { $points } { $count ->
    [one] point
   *[other] points
} pour { $cards }
cubosaurs-group-tile = { $label } : { $points } { $count ->
    [one] point
   *[other] points
}
cubosaurs-no-cards = aucune carte

## Ce qui est demandé

cubosaurs-expected-decide = { $cards ->
    [1] Conserver la carte
    [2] Conserver les deux
    [3] Conserver les trois
    [4] Conserver les quatre
    [5] Conserver les cinq
    [6] Conserver les six
    [7] Conserver les sept
    [8] Conserver les huit
    [9] Conserver les neuf
    [10] Conserver les dix
   *[other] Conserver la main
}, ou refuser ?
cubosaurs-expected-keep = Il faut conserver : tous vos types sont dans la main (CUB-22).
cubosaurs-expected-keep-empty = Il faut conserver : vous n’avez aucune carte à ajouter (CUB-22).
cubosaurs-expected-keep-dna = Conserver, ou acheter une tuile ? Refuser est impossible (CUB-22).

cubosaurs-expected-take = À qui prendre un jeton ? La réserve est vide.
cubosaurs-expected-wait = C’est à { $name } de jouer.
cubosaurs-expected-chance = On pioche une carte.
cubosaurs-expected-over = La partie est terminée.

## Actions

cubosaurs-do-keep = Conserver { $cards } : votre manche vaudrait { $points }
cubosaurs-do-refuse = Refuser avec { $card } : votre manche vaudrait { $points }
cubosaurs-do-refuse-nothing = Refuser sans rien ajouter
cubosaurs-do-take = Prendre un jeton à la place { $seat }
cubosaurs-do-buy = Acheter la tuile { $tile } pour { $price } : { $effect }
cubosaurs-do-give-to = À la place { $seat }

## Ce qui en découle

cubosaurs-followed-whose = La carte { $card } était { $name ->
    [Vous] à vous
   *[other] à { $name }
}.
cubosaurs-followed-tokens = { $name } : jetons ADN { $tokens } ({ $gained }).
cubosaurs-followed-round = La manche { $round } est terminée et comptée :
cubosaurs-followed-seat = { $name } : { $points } ({ $parts })
cubosaurs-followed-starter = { $name } { $name ->
    [Vous] avez le plus petit score et commencez
   *[other] a le plus petit score et commence
} la manche suivante.
cubosaurs-scores-set = { $type }, pour 1, 2, 3, 4 ou plus : { $row }
cubosaurs-scores-raptors = Vélociraptors : dans une paire d’un gris et d’un noir, chacun rapporte son gain ; chaque esseulé coûte sa pénalité. Les deux sont sur la carte, par exemple 2/-2.
cubosaurs-scores-eggs = Œufs : le gain si vous avez le plus de l’espèce, à égalité aussi ; sinon la pénalité.
cubosaurs-scores-dna = ADN : chaque carte marquée rapporte un jeton en rejoignant une collection ; deux jetons restants à la fin valent un point.

## Ce qui s’est passé : au terminal, le lecteur s’appelle Vous

cubosaurs-did-keep = { $name } { $name ->
    [Vous] conservez
   *[other] conserve
} la main.
cubosaurs-did-refuse = { $name } { $name ->
    [Vous] refusez
   *[other] refuse
} avec { $card }.
cubosaurs-did-refuse-nothing = { $name } { $name ->
    [Vous] refusez
   *[other] refuse
} sans rien ajouter.
cubosaurs-did-take = { $name } { $name ->
    [Vous] prenez
   *[other] prend
} un jeton à { $from }.
cubosaurs-did-buy = { $name } { $name ->
    [Vous] achetez
   *[other] achète
} la tuile { $tile }.
cubosaurs-did-buy-card = { $name } { $name ->
    [Vous] achetez
   *[other] achète
} la tuile { $tile }, pour { $card }.
cubosaurs-did-buy-give = { $name } { $name ->
    [Vous] achetez la tuile { $tile } et donnez
   *[other] achète la tuile { $tile } et donne
} { $card } à { $to }.
cubosaurs-did-buy-swap = { $name } { $name ->
    [Vous] achetez la tuile { $tile } et échangez
   *[other] achète la tuile { $tile } et échange
} { $card } contre { $theirs }.
cubosaurs-fell-first = { $name } { $name ->
    [Vous] commencez
   *[other] commence
} cette manche.
cubosaurs-fell-tile = La tuile { $tile } arrive au marché.
cubosaurs-fell-deal = { $name } { $name ->
    [Vous] commencez
   *[other] commence
} avec { $card }.
cubosaurs-fell-draw = Carte piochée : { $card }.

## Pages

cubosaurs-kind = Un jeu de cartes rapide où l’on pousse sa chance, et celle du voisin
cubosaurs-option-rounds-name = Manches
cubosaurs-option-dna-name = Jeu avancé
cubosaurs-option-interaction-name = Tuiles d’interaction
cubosaurs-plain-egg = Œuf ({ $species })
cubosaurs-a-trex = un T-Rex
cubosaurs-a-stegosaurus = un Stégosaure
cubosaurs-a-brontosaurus = un Brontosaure
cubosaurs-a-pterodactyl = un Ptérodactyle
cubosaurs-a-pentaceratops = un Pentaceratops
cubosaurs-a-grey = un Vélociraptor gris
cubosaurs-a-black = un Vélociraptor noir
cubosaurs-a-egg = un Œuf ({ $species })
cubosaurs-spoken-stake = { $card }, rapporte { $gain } ou coûte { $penalty }
cubosaurs-chip-round = Manche { $round } sur { $rounds }
cubosaurs-chip-direction = { $direction ->
    [clockwise] sens horaire
   *[other] sens antihoraire
}
cubosaurs-chip-reserve = { $reserve } en réserve
cubosaurs-chip-destroyed = { $count ->
    [one] { $count } carte détruite
   *[other] { $count } cartes détruites
}
cubosaurs-deck = { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
cubosaurs-deck-label = { $deck ->
    [one] carte restante
   *[other] cartes restantes
}

cubosaurs-hand-worth = Conservée, elle fait passer la manche de { $name } de { $now } à { $then }.

cubosaurs-hint-keep = Conserver : { $label } { $now } → { $then }
cubosaurs-market-title = Tuiles Évolution
cubosaurs-dna = ADN
cubosaurs-market-none = Plus de tuiles cette manche.

cubosaurs-score-round = Cette manche, comptée maintenant
cubosaurs-score-total = { $rounds ->
    [1] avec la manche 1 : { $total }
   *[other] avec les manches 1 et 2 : { $total }
}
cubosaurs-tokens = Jetons ADN : { $tokens }
cubosaurs-collection-empty = Aucune carte.
cubosaurs-why-raptors = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $alone } sans partenaire
cubosaurs-why-eggs = { $won } avec la majorité de son espèce, { $lost } sans
cubosaurs-explain-egg-won = { $card } gagne { $gain } : { $own } de son espèce ici, { $most } au plus chez les autres.
cubosaurs-explain-egg-missed = { $card } perd : { $own } de son espèce ici, { $most } chez quelqu’un d’autre : { $loss }. Avec { $needed } de plus, ce serait { $gain }.
cubosaurs-explain-raptor-paired = { $card } : { $grey ->
    [one] { $grey } gris
   *[other] { $grey } gris
} et { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
} font { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}. Celui-ci est en paire : { $points }.
cubosaurs-explain-raptor-alone = { $card } : { $grey ->
    [one] { $grey } gris
   *[other] { $grey } gris
} et { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
} font { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}. Celui-ci est sans partenaire : { $points } ; avec un de l’autre couleur, { $gain }.
cubosaurs-explain-set = { $species } : { $count } ici comptent ensemble { $points }, un de plus donnerait { $then }.
cubosaurs-explain-set-full = { $species } : { $count } ici comptent ensemble { $points } ; davantage ne change rien.
cubosaurs-explain-tile-types = { $tile } : { $count ->
    [one] { $count } type
   *[other] { $count } types
} ici, { $points }.
cubosaurs-explain-tile-eggs = { $tile } : { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
} ici, { $points }.
cubosaurs-offer-keep = Conserver : { $now } → { $then }
cubosaurs-offer-refuse = Refuser avec une carte
cubosaurs-offer-take = Prendre un jeton
cubosaurs-choice-refuse = { $card } ({ $now } → { $then })
cubosaurs-step-own = Choisissez une de vos cartes
cubosaurs-step-theirs = Choisissez une carte adverse
cubosaurs-step-to = Choisissez à qui la donner
cubosaurs-step-from = Choisissez à qui le prendre
cubosaurs-sheet-title = Manche { $round }, décompte
cubosaurs-sheet-round = Manche { $round }

cubosaurs-sheet-total = Total
cubosaurs-tie = { $names }, { $total } partout : la meilleure dernière manche départage, { $counted }.
cubosaurs-tie-shared = { $names }, { $total } partout, et autant à la dernière manche : la place est partagée.
cubosaurs-tie-count = { $name } { $count }
cubosaurs-hand-came = la main arrive à { $name }
cubosaurs-hand-came-yours = la main arrive à vous
cubosaurs-hand-drawn = { $name } pioche une carte
cubosaurs-hand-drawn-yours = vous piochez une carte
cubosaurs-hand-offered = la main proposée à { $name }
cubosaurs-hand-offered-yours = la main qui vous est proposée
cubosaurs-pair = paire
cubosaurs-alone = seul
cubosaurs-most = plus
cubosaurs-else = sinon
cubosaurs-tiles = Tuiles
cubosaurs-market-once = une par tour
cubosaurs-tile-have = vous avez { $tokens }
cubosaurs-tile-more-1 = En fin de manche : un point par type de votre collection.
cubosaurs-tile-more-2 = En fin de manche, que l’œuf rapporte ou coûte.
cubosaurs-tile-more-3 = Puis décidez pour la main agrandie.
cubosaurs-tile-more-4 = La main passe telle quelle ; votre tour s’achève.
cubosaurs-tile-more-5 = Ajoutez une carte que vous ne pourriez pas ajouter sans elle ; votre tour s’achève.
cubosaurs-tile-more-6 = Elle quitte la manche ; puis décidez pour la main.
cubosaurs-tile-more-7 = Elle quitte la manche ; puis décidez pour la main.
cubosaurs-tile-more-8 = D’une collection adverse, avec son ADN. Puis décidez.
cubosaurs-tile-more-9 = À un adversaire, qui gagne son ADN. Puis décidez.
cubosaurs-tile-more-10 = Une des vôtres contre une carte adverse. Puis décidez.
cubosaurs-offer-buy = Acheter pour { $price } ADN : { $effect }
cubosaurs-keep-title = Si { $name } conserve
cubosaurs-keep-title-yours = Si vous conservez
cubosaurs-keep-nothing = rien ne change
cubosaurs-forecast-set = Conserver donne { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
} { $species } : { $then }.
cubosaurs-forecast-raptors = Vos Vélociraptors passeraient de { $now } à { $then }.
cubosaurs-forecast-eggs = Vos œufs passeraient de { $now } à { $then }.
cubosaurs-forecast-same = Conserver ne change rien à vos points.
cubosaurs-forecast-dna = Cela rapporte { $count } ADN.
cubosaurs-told-1 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour un point par type.
cubosaurs-told-2 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour des points par œuf.
cubosaurs-told-3 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour piocher une carte dans la main.
cubosaurs-told-4 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour refuser sans ajouter de carte.
cubosaurs-told-5 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour refuser avec { $card }.
cubosaurs-told-6 = { $name } { $name ->
    [Vous] payez pour détruire une de vos cartes
   *[other] paie pour détruire une de ses cartes
} : { $card }.
cubosaurs-told-7 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour détruire une carte adverse : { $card }.
cubosaurs-told-8 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour voler { $card }.
cubosaurs-told-9 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour donner { $card } à { $to }.
cubosaurs-told-10 = { $name } { $name ->
    [Vous] payez
   *[other] paie
} pour échanger { $card } contre { $theirs }.
cubosaurs-start-base = collectionner, conserver, refuser
cubosaurs-start-advanced = l’ADN achète des tuiles Évolution

## Pourquoi

cubosaurs-why-keep = Conserver fait passer votre manche de { $now } à { $then }.
cubosaurs-why-refuse = Conserver changerait votre manche de { $kept }, ceci de { $given } ; { $gone } des { $all } cartes { $type } sont déjà sorties.
cubosaurs-why-refuse-nothing = Conserver changerait votre manche de { $kept }, et ceci ne coûte pas de carte.

## Notes d’une première partie

cubosaurs-note-forced = Main imposée : tous vos types sont déjà dans la main, vous ne pouvez donc rien ajouter. La main est pour vous.
cubosaurs-note-hand = Cette main vous est proposée. Conservez tout, ou refusez : une de vos cartes part alors avec elle chez votre voisin.
cubosaurs-note-passed = D’autres ont refusé cette main en y ajoutant chacun une carte. Pour la refuser, ajoutez un type qui n’y est pas encore.
cubosaurs-note-loss = Un nombre rouge, c’est ce que vous perdez. Chaque espèce compte selon leur nombre : pour certaines peu vaut mieux, pour d’autres beaucoup.
cubosaurs-note-round = La première manche est comptée, et ses points sont à vous. On redistribue tout, et le sens du jeu s’inverse.
cubosaurs-note-market = Vous avez assez d’ADN pour cette tuile. Une fois par tour, vous pouvez en acheter une avant de conserver ou de refuser.
