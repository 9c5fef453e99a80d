### Mesozooic : ce que dit la table.

mesozooic-about = Choisissez des cartes, puis glissez-les en un zoo avant la cloche.
mesozooic-whose = Mesozooic est un jeu de Florian Fay, édité par Z-Man Games. Tous les droits sur le jeu leur appartiennent.
mesozooic-kind = Une course de taquins : choisir, prévoir, glisser
mesozooic-option-draft = choisir des cartes avant chaque construction, ou construire avec sa série (pour les jeunes)
mesozooic-option-zoo = taille des zoos ; 3x3 est pour les jeunes
mesozooic-option-time = 45 secondes, ou le double (pour les jeunes)
mesozooic-option-advanced = portails et magasins au lieu des cartes neutres, au hasard ou selon une liste connue de tous
mesozooic-option-crane = notre substitut d’un effet perdu : échanger deux cartes après la construction
mesozooic-option-limit = construire contre la montre, ou sans hâte avec un nombre de glissements
mesozooic-option-budget = combien de glissements sans horloge
mesozooic-option-turns = chacun construit seul, quand il veut
mesozooic-option-learning = un round avec sa série, qui ne compte pas
mesozooic-option-cards = seul : sa série ou des cartes au hasard
mesozooic-option-without = petit zoo : quelles trois cartes restent dehors
mesozooic-option-draft-clock = 45, 30, 25, 20 et 15 secondes pour les choix
mesozooic-option-planning = 60 secondes pour prévoir
mesozooic-option-slow = handicap : mains lentes, une carte à la fois
mesozooic-option-late = handicap : partir cinq secondes plus tard
mesozooic-option-best = handicap : rayer le meilleur score au lieu du pire
mesozooic-option-honour = handicap sur l’honneur : glisser de la main non dominante
mesozooic-option-longer = une fois et demie le temps
mesozooic-option-twice = le double du temps
mesozooic-option-draft-name = Choix des cartes
mesozooic-option-zoo-name = Zoo
mesozooic-option-time-name = Temps
mesozooic-option-advanced-name = Cartes avancées
mesozooic-option-crane-name = Grue (de nous)
mesozooic-option-limit-name = Construction
mesozooic-option-budget-name = Glissements
mesozooic-option-turns-name = Chacun son tour
mesozooic-option-learning-name = Round d’initiation
mesozooic-option-cards-name = Cartes
mesozooic-option-without-name = Laissées dehors
mesozooic-option-draft-clock-name = Choix chronométrés
mesozooic-option-planning-name = Réflexion chronométrée
mesozooic-option-slow-name = Mains lentes
mesozooic-option-late-name = Départ tardif
mesozooic-option-best-name = Meilleur rayé
mesozooic-option-honour-name = Main non dominante
mesozooic-option-longer-name = Moitié du temps en plus
mesozooic-option-twice-name = Double temps

## Éléments et catégories

mesozooic-category-enclosures = Enclos
mesozooic-category-attractions = Attractions
mesozooic-category-monorail = Petit train
mesozooic-category-topiary = Topiaires
mesozooic-category-gates = Portails
mesozooic-category-shops = Magasins de souvenirs
mesozooic-half = { $side ->
    [east] moitié gauche d’un enclos d’herbivores
    [west] moitié droite d’un enclos d’herbivores
    [south] moitié haute d’un enclos de carnivores
   *[north] moitié basse d’un enclos de carnivores
}
mesozooic-attraction = attraction
mesozooic-truck = camion
mesozooic-monorail = petit train { $exits }
mesozooic-exit-north = haut
mesozooic-exit-east = droite
mesozooic-exit-south = bas
mesozooic-exit-west = gauche
mesozooic-topiary = topiaire
mesozooic-gate = { $row ->
    [top] portail de la rangée du haut
   *[bottom] portail de la rangée du bas
}
mesozooic-shop = magasin de souvenirs
mesozooic-crane = grue
mesozooic-blank = rien
mesozooic-director = directeur
mesozooic-and = { $first }, { $second }
mesozooic-card = { $elements } ({ $card })

## La table

mesozooic-round = Round { $round } sur { $rounds }. { $phase ->
    [draft] Choix : passe { $pass }, les mains tournent dans le sens { $direction ->
        [clockwise] horaire
       *[other] antihoraire
    }.
    [plan] Réflexion.
    [build] Construction.
    [crane] Grues.
    [apart] Chacun construit seul.
    [over] La partie est finie.
   *[other] On distribue.
}
mesozooic-hand = Votre main : { $cards }
mesozooic-kept = Vous gardez : { $cards }
mesozooic-none = rien
mesozooic-seat = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} au zoo maintenant, rounds joués : { $rounds }.
mesozooic-seat-hidden = { $name } : rounds joués : { $rounds }.
mesozooic-no-rounds = aucune
mesozooic-row = Rangée { $row } : { $cards }
mesozooic-hole = le trou

## Ce qui est demandé

mesozooic-expected-pick = Gardez deux cartes de votre main ; le reste passe.
mesozooic-expected-start = Commencez votre construction quand vous voulez.
mesozooic-expected-ready = Regardez votre zoo et prévoyez. Dites quand vous êtes prêt.
mesozooic-expected-build = Glissez des cartes dans le trou. Fermez des enclos, joignez des voies, amenez des camions aux attractions.
mesozooic-expected-crane = Une grue peut échanger deux de vos cartes.
mesozooic-expected-over = La partie est finie.
mesozooic-expected-wait = Les autres n’en sont pas encore là.
mesozooic-expected-chance = Le hasard doit tomber.

## Actions

mesozooic-do-pick = Garder { $card }
mesozooic-do-pick-and = avec { $card }
mesozooic-do-start = Commencer la construction
mesozooic-do-ready = Prêt
mesozooic-do-slide = Glisser { $card } : le zoo vaudrait { $points }
mesozooic-do-done = Fini : le zoo vaut { $points }
mesozooic-do-swap = Échanger { $card }
mesozooic-do-swap-and = contre { $card }
mesozooic-do-leave = N’utiliser aucune grue
mesozooic-do-time = Mon temps est écoulé
mesozooic-step-second = Choisissez la seconde carte
mesozooic-step-slide = Choisissez une carte dans la rangée ou la colonne du trou
mesozooic-offer-slide = Glisser une carte
mesozooic-choice-slide = { $card } ({ $now } → { $then })

## Ce qui s’est passé

mesozooic-fell-director = { $name } : directeur { $card }.
mesozooic-fell-advanced = Une carte avancée est mélangée au paquet.
mesozooic-fell-deal = { $name } : { $card } en main.
mesozooic-fell-deal-hidden = { $name } : une carte en main.
mesozooic-fell-lapse = Le temps était écoulé : le hasard garde { $card } pour { $name }.
mesozooic-fell-lapse-hidden = Le temps était écoulé : le hasard garde une carte pour { $name }.
mesozooic-fell-lay = { $name } : { $card } disposée.
mesozooic-fell-lay-hidden = { $name } : une carte disposée.
mesozooic-did-pick = { $name } : garder { $card } et { $other }.
mesozooic-did-pick-hidden = { $name } : choix fait.
mesozooic-did-start = { $name } : la construction commence.
mesozooic-did-ready = { $name } : prêt.
mesozooic-did-slide = { $name } : glisser { $card }.
mesozooic-did-slide-run = { $name } : glisser { $count } cartes, { $card } en dernier.
mesozooic-did-slide-hidden = { $name } : glisser.
mesozooic-did-done = { $name } : fini.
mesozooic-did-swap = { $name } : échanger { $card } et { $other }.
mesozooic-did-swap-hidden = { $name } : une grue.
mesozooic-did-leave = { $name } : aucune grue.
mesozooic-did-own-time = { $name } : le temps est écoulé.
mesozooic-did-time = Le temps est écoulé.
mesozooic-followed-open = Tous les zoos sont retournés.
mesozooic-followed-round = Le round { $round } est compté :
mesozooic-followed-seat = { $name } : { $points } ({ $parts })
mesozooic-scores-line = { $label } : { $points }
mesozooic-scores-enclosures = chaque enclos fermé { $points }
mesozooic-scores-attractions = chaque attraction { $points } par camion voisin
mesozooic-scores-monorail = chaque connexion de voies { $points }
mesozooic-scores-topiary = chaque topiaire { $points }
mesozooic-scores-gates = chaque portail dans sa rangée { $points }
mesozooic-scores-shops = chaque magasin dans un coin { $points }

## Pages

mesozooic-chip-round = Round { $round } sur { $rounds }
mesozooic-chip-pass = { $cards ->
    [one] { $cards } carte au choix
   *[other] { $cards } cartes au choix
}
mesozooic-chip-direction = { $direction ->
    [clockwise] vers le voisin de gauche
   *[other] vers le voisin de droite
}
mesozooic-chip-slides = { $slides ->
    [one] { $slides } glissement restant
   *[other] { $slides } glissements restants
}
mesozooic-chip-crane = Grues : une règle de nous
mesozooic-chip-learning = Round d’initiation : rien ne compte
mesozooic-hand-title = Votre main
mesozooic-hand-waiting = Vous avez choisi. Vous pouvez changer d’avis jusqu’au dernier choix.
mesozooic-kept-title = Vous gardez
mesozooic-kept-none = Rien encore.
mesozooic-kept-promise = Bien disposées, elles pourraient valoir environ { $points }.
mesozooic-keep-two = Garder ces deux cartes
mesozooic-keep-hint = Choisissez deux cartes.
mesozooic-score-now = Le zoo maintenant
mesozooic-score-total = rounds { $rounds }
mesozooic-stage = { $stage ->
    [plan] réfléchit
    [ready] prêt
    [build] construit
    [done] a fini
    [crane] grue
    [finished] terminé
   *[idle] pas commencé
}
mesozooic-picked = a choisi
mesozooic-picking = choisit
mesozooic-handicap-slow = mains lentes
mesozooic-handicap-late = départ tardif
mesozooic-handicap-best = meilleur rayé
mesozooic-handicap-honour = main non dominante
mesozooic-handicap-longer = temps × 1,5
mesozooic-handicap-twice = temps × 2
mesozooic-cell-hole = Trou
mesozooic-timer = Sablier
mesozooic-timer-go = GO !
mesozooic-timer-before = Départ dans { $seconds }
mesozooic-timer-left = Encore { $seconds } secondes
mesozooic-timer-over = Temps écoulé
mesozooic-keys = Les flèches déplacent une carte dans leur direction. Cliquer, tirer ou balayer marche aussi.
mesozooic-count-title = Feuille de score
mesozooic-count-round = Round { $round }
mesozooic-count-sum = Somme
mesozooic-count-struck = rayé
mesozooic-count-total = Total
mesozooic-best = Le mieux possible { $best }, vous { $points }
mesozooic-best-of = { $name } : { $points }, le mieux possible { $best }
mesozooic-best-yours = Tel que construit
mesozooic-best-layout = Le meilleur zoo
mesozooic-best-found = Le meilleur zoo a été trouvé.
mesozooic-best-crane = à un échange par la grue
mesozooic-best-slides = { $slides ->
    [one] à { $slides } glissement
   *[other] à { $slides } glissements
}
mesozooic-best-show = Montrer les glissements
mesozooic-best-see = Le meilleur zoo de chacun
mesozooic-verdict-learning = Le round d’initiation est terminé : on ne retient aucun score.
mesozooic-verdict-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reached ->
    [0] le premier objectif est { $next }.
    [1] premier objectif atteint, le suivant est { $next }.
    [2] deuxième objectif atteint, le suivant est { $next }.
   *[other] tous les objectifs sont atteints.
}

## La carte de référence

mesozooic-refcard-round = Un round
mesozooic-refcard-choose = Choix : gardez deux cartes, passez le reste (MES-13).
mesozooic-refcard-build = Construction : glissez des cartes dans le trou pendant 45 secondes (MES-22, MES-23).
mesozooic-refcard-score = Score : votre directeur remplit le trou et apporte un camion (MES-28).
mesozooic-refcard-end = Après trois rounds, rayez le pire et ajoutez les autres (MES-40).
mesozooic-refcard-basic = Éléments
mesozooic-refcard-separation = Un camion et une attraction ne se voient pas par le côté ouvert d’une moitié d’enclos (MES-33).
mesozooic-refcard-advanced = Éléments avancés
mesozooic-refcard-crane = Les grues sont de nous : chacune échange une fois deux cartes, avant le compte (MES-57).

## Le meilleur zoo, au terminal

mesozooic-par = Le mieux possible : { $points } ({ $parts })
mesozooic-par-way = { $slides ->
    [0] Il est déjà là.
    [one] { $slides } glissement y mène : { $cards }
   *[other] { $slides } glissements y mènent : { $cards }
}

## Valeurs des options

lobby-value-4x3 = 4 × 3
lobby-value-3x3 = 3 × 3
lobby-value-single = 45 secondes
lobby-value-double = 90 secondes
lobby-value-random = Au hasard
lobby-value-gates = Portails d’abord
lobby-value-shops = Magasins d’abord
lobby-value-mixed = Moitié-moitié
lobby-value-clock = À la montre
lobby-value-slides = Par glissements
lobby-value-few = Peu
lobby-value-usual = Comme d’habitude
lobby-value-many = Beaucoup
lobby-value-own = La série
lobby-value-none = Personne
