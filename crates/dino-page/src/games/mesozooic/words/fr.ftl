### Mesozooic : ce que dit la table.

mesozooic-about = Choisissez des cartes, puis glissez-les en un zoo avant la cloche.
mesozooic-whose = Mesozooic est un jeu de Florian Fay, édité par Z-Man Games. Tous les droits sur le jeu leur appartiennent.
mesozooic-kind = Une course de taquins : choisir, prévoir, glisser
mesozooic-option-draft = choisir des cartes avant chaque construction, ou construire avec sa série (pour les jeunes)
mesozooic-option-zoo = taille des zoos ; 3 × 3 est pour les jeunes
mesozooic-option-time = 45 secondes, ou le double (pour les jeunes)
mesozooic-option-advanced = portails et magasins au lieu des cartes neutres, au hasard ou selon une liste connue de tous
mesozooic-option-crane = notre substitut d’un effet perdu : échanger deux cartes après la construction
mesozooic-option-limit = construire contre la montre, ou sans hâte avec un nombre de glissements
mesozooic-option-budget = combien de glissements sans horloge
mesozooic-option-turns = chacun construit seul, quand il veut
mesozooic-option-learning = un round avec sa série, qui ne compte pas
mesozooic-option-cards = en solo : votre série, ou des cartes au hasard
mesozooic-option-without = petit zoo : quelles trois cartes restent dehors
mesozooic-option-draft-clock = 45, 30, 25, 20 et 15 secondes pour les choix
mesozooic-option-planning = 60 secondes pour prévoir
mesozooic-option-slow = handicap : mains lentes, une carte à la fois
mesozooic-option-late = handicap : partir cinq secondes plus tard
mesozooic-option-best = handicap : rayer le meilleur score au lieu du pire
mesozooic-option-honour = handicap sur l’honneur : glisser de la main non dominante
mesozooic-option-longer = une fois et demie le temps
mesozooic-option-twice = le double du temps
mesozooic-option-gates = cartes avancées au hasard : ces portails en sont à coup sûr
mesozooic-option-shops = cartes avancées au hasard : ces magasins en sont à coup sûr
mesozooic-option-cranes = cartes avancées au hasard : ces grues en sont à coup sûr
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
mesozooic-option-gates-name = Portails nommés
mesozooic-option-shops-name = Magasins nommés
mesozooic-option-cranes-name = Grues nommées

## Éléments et catégories

mesozooic-category-enclosures = Enclos
mesozooic-category-attractions = Attractions
mesozooic-category-monorail = Petit train
mesozooic-category-topiary = Topiaires
mesozooic-category-gates = Portails
mesozooic-category-shops = Magasins de souvenirs
mesozooic-tie = { $names }, { $total } partout : celui dont le round rayé est meilleur passe devant, { $counted }.
mesozooic-tie-shared = { $names }, { $total } partout, et le round rayé ne départage pas non plus : la place est partagée.
mesozooic-tie-count = { $name } { $count }
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
mesozooic-no-rounds = aucun
mesozooic-short-half = { $side ->
    [east] herb. G
    [west] herb. D
    [south] carn. H
   *[north] carn. B
}
mesozooic-short-attraction = attr.
mesozooic-short-truck = camion
mesozooic-short-monorail = train { $exits }
mesozooic-short-exit-north = H
mesozooic-short-exit-east = D
mesozooic-short-exit-south = B
mesozooic-short-exit-west = G
mesozooic-short-topiary = topi
mesozooic-short-gate = { $row ->
    [top] porte haut
   *[bottom] porte bas
}
mesozooic-short-shop = boutique
mesozooic-short-crane = grue
mesozooic-short-blank = rien
mesozooic-hole = le trou
mesozooic-hole-short = [trou]

## Ce qui est demandé

mesozooic-expected-pick = Gardez deux cartes
mesozooic-expected-start = Commencer votre construction ?
mesozooic-expected-ready = Préparez votre zoo
mesozooic-expected-build = Construisez votre zoo
mesozooic-expected-crane = Échanger deux cartes ?
mesozooic-expected-over = La partie est finie.
mesozooic-expected-wait = Les autres n’en sont pas encore là.
mesozooic-expected-chance = On distribue les cartes.

## Actions

mesozooic-do-pick = Garder { $card }
mesozooic-do-pick-and = avec { $card }
mesozooic-do-start = Commencer la construction
mesozooic-do-ready = C’est prêt
mesozooic-do-slide = Glisser { $card } : le zoo vaudrait { $points }
mesozooic-do-swap = Échanger { $card }
mesozooic-do-swap-and = contre { $card }
mesozooic-do-leave = N’utiliser aucune grue
mesozooic-do-time = Mon temps est écoulé
mesozooic-step-second = Choisissez la seconde carte
mesozooic-step-slide = Choisissez une carte dans la rangée ou la colonne du trou
mesozooic-offer-slide = Glisser une carte
mesozooic-choice-slide = { $card } ({ $now } → { $then })

## Ce qui s’est passé

mesozooic-fell-director = { $name } reçoit le directeur { $card }.
mesozooic-fell-advanced = Une carte avancée est mélangée au paquet.
mesozooic-fell-deal = { $name } reçoit { $card }.
mesozooic-fell-deal-hidden = { $name } reçoit une carte.
mesozooic-fell-lapse = Le temps était écoulé : le hasard garde { $card } pour { $name }.
mesozooic-fell-lapse-hidden = Le temps était écoulé : le hasard garde une carte pour { $name }.
mesozooic-fell-lay = { $name } : { $card } disposée.
mesozooic-fell-lay-hidden = { $name } : une carte disposée.
mesozooic-did-pick = { $name } garde { $card } et { $other }.
mesozooic-did-pick-hidden = { $name } garde deux cartes.
mesozooic-did-start = { $name } commence à construire.
mesozooic-did-ready = { $name } attend le départ.
mesozooic-did-slide = { $name } glisse { $card }.
mesozooic-did-slide-run = { $name } glisse { $count } cartes, { $card } en dernier.
mesozooic-did-slide-hidden = { $name } glisse.
mesozooic-did-done = { $name } a fini.
mesozooic-did-swap = { $name } échange { $card } et { $other }.
mesozooic-did-swap-hidden = { $name } utilise une grue.
mesozooic-did-leave = { $name } n’utilise aucune grue.
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
mesozooic-chapter = Round { $round }, { $phase }
mesozooic-chip-learning = Round d’initiation
mesozooic-keep-two = Garder ces deux cartes
mesozooic-score-now = maintenant
mesozooic-stage = { $stage ->
    [plan] réfléchit
    [ready] prêt
    [build] glisse
    [done] a fini
    [crane] grue
    [finished] terminé
   *[idle] pas commencé
}
mesozooic-picked = en a gardé deux
mesozooic-picking = choisit
mesozooic-do-done = J’ai fini
mesozooic-phase-choose = Choix
mesozooic-phase-choose-now = Choix, { $pass } sur { $passes }
mesozooic-phase-plan = Préparation
mesozooic-phase-build = Construction
mesozooic-phase-crane = Grues
mesozooic-phase-score = Score
mesozooic-hand-dealt = Vos { $cards } cartes ;
mesozooic-hand-passed = { $cards } de { $from } ;
mesozooic-hand-rest = { $rest ->
    [one] celle qui reste va à
   *[other] les { $rest } autres vont à
}
mesozooic-kept-of = sur { $all } gardées
mesozooic-kept-possible = possibles jusqu’ici
mesozooic-keep-other = Autres cartes
mesozooic-keep-full = Vous en avez déjà choisi deux. Cliquez sur l’une d’elles pour la reposer.
mesozooic-keep-one = Encore une : choisissez la seconde carte.
mesozooic-keep-brings = { $more ->
    [0] Ces deux cartes n’apportent rien encore ; { $points } possibles.
   *[other] Ces deux cartes apportent jusqu’à { $more } de plus, { $points } en tout : { $parts }.
}
mesozooic-down = { $cards ->
    [0] rien de gardé encore
    [one] { $cards } gardée, face cachée
   *[other] { $cards } gardées, face cachée
}
mesozooic-passes = passe à { $name }
mesozooic-passes-you = vous passe sa main
mesozooic-gets = { $rest ->
    [one] reçoit votre carte
   *[other] reçoit vos { $rest } cartes
}
mesozooic-worth-half = { $points } avec son autre moitié
mesozooic-worth-attraction = { $points } par camion voisin
mesozooic-worth-truck = { $points } par attraction voisine
mesozooic-worth-monorail = { $points } par connexion
mesozooic-worth-topiary = { $points } n’importe où
mesozooic-worth-gate-top = { $points } dans la rangée du haut
mesozooic-worth-gate-bottom = { $points } dans la rangée du bas
mesozooic-worth-shop = { $points } dans un coin
mesozooic-worth-crane = échange deux cartes à la fin
mesozooic-legend-title = Ce qui compte
mesozooic-legend-enclosures = deux moitiés côte à côte, ou l’une sur l’autre
mesozooic-legend-attractions = par camion sur une carte voisine
mesozooic-legend-monorail = par connexion de deux voies
mesozooic-legend-topiary = n’importe où
mesozooic-legend-gates = dans la rangée de leur flèche
mesozooic-legend-shops = dans un coin
mesozooic-legend-crane = Grue
mesozooic-legend-only = Seul compte ce qui est joint quand le temps s’arrête. Votre directeur apporte un camion de plus.
mesozooic-tally-yours = Votre zoo maintenant
mesozooic-tally-of = Le zoo de { $name }
mesozooic-tally-enclosures = { $points } chacun, les deux moitiés fermées
mesozooic-tally-attractions = { $points } par camion voisin
mesozooic-tally-monorail = { $points } par connexion
mesozooic-tally-topiary = { $points } chacun, n’importe où
mesozooic-tally-gates = { $points } chacun dans sa rangée
mesozooic-tally-shops = { $points } chacun dans un coin
mesozooic-tally-director = Directeur dans ce trou
mesozooic-todo-start = Vos cartes sont encore cachées
mesozooic-todo-start-more = elles se retournent quand vous commencez ; personne ne vous attend
mesozooic-todo-plan = Regardez et prévoyez
mesozooic-todo-plan-more = les cartes sont bloquées jusqu’à ce que tous soient prêts
mesozooic-todo-ready = Vous êtes prêt
mesozooic-todo-ready-more = le temps court dès que tous le sont
mesozooic-todo-build = Glissez une carte dans le trou
mesozooic-todo-build-more = ou pressez une flèche du clavier ; votre directeur comble le trou à la fin
mesozooic-todo-done = Votre zoo est debout
mesozooic-todo-done-more = les autres construisent encore
mesozooic-todo-crane = Choisissez deux cartes
mesozooic-todo-crane-more = la grue les échange, où qu’elles soient
mesozooic-forecast-pick = { $rest ->
    [one] L’autre passe à votre voisin.
   *[other] Les { $rest } autres passent à votre voisin.
}
mesozooic-forecast-plan = Rien ne bouge avant que tous soient prêts ; puis 3, 2, 1, partez.
mesozooic-forecast-build = Ce qui est joint à la fin compte.
mesozooic-forecast-rounds = { $many ->
    [one] Le round 1 vous a donné { $rounds }.
   *[other] Vos rounds jusqu’ici : { $rounds }.
}
mesozooic-forecast-struck = { $which ->
    [best] Votre meilleur round sur trois est rayé.
   *[worst] Le pire round sur trois est rayé.
}
mesozooic-forecast-crane = Un échange ne coûte rien ; chaque grue en fait un.
mesozooic-score-round = round { $round } : { $points }
mesozooic-timer-seconds = secondes
mesozooic-timer-slides = { $slides ->
    [one] glissement restant
   *[other] glissements restants
}
mesozooic-handicap-slow = mains lentes
mesozooic-handicap-late = départ tardif
mesozooic-handicap-best = meilleur rayé
mesozooic-handicap-honour = main non dominante
mesozooic-handicap-longer = temps × 1,5
mesozooic-handicap-twice = temps × 2
mesozooic-cell-hole = Trou
mesozooic-timer = Temps de construction
mesozooic-timer-go = Partez !
mesozooic-timer-left = Encore { $seconds } secondes
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
mesozooic-verdict-learning = Le round d’initiation est terminé : on ne retient aucun score. Une partie de plus est la partie complète.
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

mesozooic-refcard-choose = Choix : gardez deux cartes, passez le reste [MES-13].
mesozooic-refcard-build = Construction : glissez des cartes dans le trou pendant 45 secondes [MES-22] [MES-23].
mesozooic-refcard-score = Score : votre directeur remplit le trou et apporte un camion [MES-28].
mesozooic-refcard-end = La fin : après trois rounds, rayez le pire et additionnez les autres [MES-40].
mesozooic-refcard-separation = Clôtures : un camion et une attraction ne se voient pas par le côté ouvert d’une moitié d’enclos [MES-33].
mesozooic-refcard-crane = Grue : de nous ; chacune échange une fois deux cartes, avant le décompte [MES-57].

## Le meilleur zoo, au terminal

mesozooic-advise-pick = Garder ces deux : { $one } · { $other }
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
lobby-value-any = Selon le hasard
mesozooic-start-base = enclos, attractions, petit train
mesozooic-start-advanced = des portails et des magasins parmi les cartes
mesozooic-keys-arrows = font glisser une carte dans le trou

## Pourquoi

mesozooic-why-slide = Votre zoo vaudrait alors { $points } ; c’est un pas vers le meilleur trouvé.
mesozooic-why-done = Rien de mieux n’a été trouvé à portée.

## Notes d’une première partie

mesozooic-note-draft = Choisissez deux cartes à garder. Le reste va à votre voisin, et une autre main vous arrive, jusqu’à ce que vous en ayez onze.
mesozooic-note-kept = Ce que vous gardez sera votre zoo. Cherchez l’autre moitié d’un enclos, ou un camion pour une attraction.
mesozooic-note-plan = Rien ne bouge encore. Prenez le temps de prévoir ; l’horloge ne part que quand vous êtes prêt.
mesozooic-note-monorail = Un petit train : là où deux voies se rejoignent sur un bord, cette connexion rapporte. Une longue ligne rapporte à chaque connexion.
mesozooic-note-tally = Ce que vaut votre zoo tel quel. On recompte à chaque glissement ; ce qui est là à la fin compte.
