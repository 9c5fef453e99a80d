### Evo : ce que dit la table.

evo-about = Menez une espèce du gel à la fournaise, jusqu’à la météorite.
evo-whose = Evo est un jeu de Philippe Keyaerts, édité par Asmodee. Tous les droits sur le jeu leur appartiennent.
evo-kind = Un jeu de stratégie : évolution, enchères et survie
evo-option-events = cartes d’événement, secrètes jusqu’à ce qu’on les joue ; sans elles, la première colonne décide seulement qui passe devant à troupeaux égaux
evo-option-mp = chacun voit les points de mutation de tous, ou seulement les siens jusqu’à la fin
evo-option-events-name = Cartes d’événement
evo-option-mp-name = Points de mutation

## Catégories

evo-category-start = Au départ
evo-category-income = Dinosaures vivants
evo-category-spent = Dépensé en gènes et cartes
evo-tie = { $names }, { $total } partout : celui qui a le plus de dinosaures sur l’île passe devant, { $counted }.
evo-tie-shared = { $names }, { $total } et { $count ->
    [one] { $count } dinosaure
   *[other] { $count } dinosaures
} chacun : la place est partagée.
evo-tie-count = { $name } { $count }

## Gènes

evo-gene-legs = Paire de pattes
evo-gene-horn = Corne
evo-gene-thermoregulation = Plaque de thermo­régulation
evo-gene-fur = Plaque de fourrure
evo-gene-egg = Œuf
evo-gene-vial = Fiole alchimique
evo-gene-bone-plate = Plaque osseuse
evo-gene-great-horn = Grande corne
evo-gene-thick-shell = Coquille épaisse
evo-gene-fins = Nageoires
evo-gene-cave-dweller = Caverni­cole
evo-gene-adrenaline = Poussée d’adrénaline
evo-gene-muscular-thighs = Cuisses musclées
evo-gene-chameleon-skin = Peau de caméléon
evo-gene-wings = Ailes
evo-gene-regeneration = Régéné­ration
evo-gene-killer-babies = Bébés tueurs
evo-gene-sixth-sense = Sixième sens
evo-does-legs = un point de mouvement de plus
evo-does-horn = +1 en attaque et en défense
evo-does-thermoregulation = un de plus survit au chaud
evo-does-fur = un de plus survit au froid
evo-does-egg = un nouveau-né de plus par tour
evo-does-vial = vous payez 1 de moins dès le tour suivant
evo-does-bone-plate = deux cornes en défense
evo-does-great-horn = deux cornes en attaque
evo-does-thick-shell = nouveau-nés jusqu’à trois cases de là
evo-does-fins = d’une côte à l’autre pour un point
evo-does-cave-dweller = un survit en terrain mortel
evo-does-adrenaline = choisissez votre place sur la piste
evo-does-muscular-thighs = deux points de mouvement de plus
evo-does-chameleon-skin = un dinosaure vaincu peut fuir
evo-does-wings = deux cases pour un point, une fois par phase
evo-does-regeneration = jamais moins de trois dinosaures
evo-does-killer-babies = les nouveau-nés peuvent attaquer
evo-does-sixth-sense = voir le prochain jeton de climat

## Cartes d’événement

evo-card-hurried-season = Saison pressée
evo-card-season-turns-back = Retour de saison
evo-card-stalled-season = Saison figée
evo-card-stampede = Débandade
evo-card-drift-raft = Radeau de fortune
evo-card-mire = Bourbier
evo-card-battle-fury = Fureur
evo-card-closed-ranks = Rangs serrés
evo-card-fickle-fortune = Fortune changeante
evo-card-rich-clutch = Belle couvée
evo-card-distant-nest = Nid lointain
evo-card-lean-year = Année maigre
evo-card-winter-down = Duvet d’hiver
evo-card-mud-wallow = Bain de boue
evo-card-moulting-sickness = Mauvaise mue
evo-plays-hurried-season = fin du climat : la roue avance de { $amount } section
evo-plays-season-turns-back = fin du climat : la roue recule de { $amount } section
evo-plays-stalled-season = fin du climat : la roue recule d’autant que le jeton du tour
evo-plays-stampede = votre déplacement : { $amount } points de plus
evo-plays-drift-raft = votre déplacement : un dinosaure d’une côte à l’autre, gratuitement
evo-plays-mire = début du déplacement : un adversaire a { $amount } points de moins
evo-plays-battle-fury = votre déplacement : { $amount } cornes de plus en attaque
evo-plays-closed-ranks = quand on vous attaque : { $amount } cornes de plus en défense cette phase
evo-plays-fickle-fortune = après le dé de votre combat : on relance
evo-plays-rich-clutch = début des naissances : { $amount } œuf de plus
evo-plays-distant-nest = votre naissance : jusqu’à { $amount } cases
evo-plays-lean-year = début des naissances : les adversaires utilisent au plus { $amount } œuf
evo-plays-winter-down = début de la survie : { $amount } plaques de fourrure de plus
evo-plays-mud-wallow = début de la survie : { $amount } plaques de thermorégulation de plus
evo-plays-moulting-sickness = début de la survie : un adversaire a { $amount } plaque de chaque sorte de moins

## Terrains, jetons, faces, moments

evo-terrain-yellow = plage
evo-terrain-green = plaine
evo-terrain-brown = collines
evo-terrain-white = montagne
evo-letter-yellow = p
evo-letter-green = v
evo-letter-brown = c
evo-letter-white = m
evo-map-how = Île : p plage, v plaine verte, c collines, m montagne, puis la lettre de qui s’y trouve. Devant chaque rangée, le nom de sa première case ; le long de la rangée, le premier nombre augmente.
evo-ground-ideal = idéal
evo-ground-cold = froid
evo-ground-hot = chaud
evo-ground-deadly = mortel
evo-token-back = une section en arrière
evo-token-still = la roue ne bouge pas
evo-token-forward = une section en avant
evo-token-leap = deux sections en avant
evo-token-meteor = la météorite
evo-face-fail = ratée
evo-face-success = réussie
evo-face-at-least-equal = réussie avec au moins autant de cornes
evo-face-more = réussie avec plus de cornes
evo-face-two-more = réussie avec au moins deux cornes de plus
evo-moment-climate-end = la fin de la phase de climat
evo-moment-movement-start = le début de la phase de déplacement
evo-moment-movement-own = votre déplacement
evo-moment-attack-declared = une attaque contre vous
evo-moment-combat-rolled = un lancer dans un de vos combats
evo-moment-births-start = le début de la phase de naissances
evo-moment-birth-own = une de vos naissances
evo-moment-survival-start = le début de la phase de survie
evo-until-climate = la prochaine fin de climat
evo-until-movement = le prochain début de déplacement
evo-until-attack = la prochaine attaque contre moi
evo-until-roll = le prochain lancer dans un de mes combats
evo-until-births = le prochain début de naissances
evo-until-survival = le prochain début de survie
evo-until-card = ma prochaine carte

## La table en texte

evo-round = Tour { $round }.
evo-before = Avant le premier tour.
evo-climate = Climat : idéal { $ideal } ; froid { $cold } ; chaud { $hot } ; mortel { $deadly }.
evo-forecast = Le prochain jeton : { $parts }.
evo-forecast-part = { $token } { $percent } %
evo-forecast-seen = Vous avez vu le prochain jeton : { $token }.
evo-none = aucun
evo-track = Piste : { $names }.
evo-seat = { $letter } : { $name }, { $dinos ->
    [one] { $dinos } dinosaure
   *[other] { $dinos } dinosaures
} : { $hexes }.
evo-seat-points = { $name }, points de mutation : { $mp }.
evo-secret = secret
evo-seat-values = Points de mouvement : { $movement }. Cornes : { $attack } en attaque, { $defence } en défense. Œufs : { $eggs }. Plaques : { $thermoregulation } de thermorégulation, { $fur } de fourrure. Fioles : { $vials }.
evo-seat-genes = Gènes : { $genes }.
evo-seat-cards = Cartes d’événement : { $cards }.
evo-cards-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
evo-cards-none = aucune
evo-count = { $count } × { $what }
evo-at = { $hex } ({ $terrain }, { $ground })
evo-lab = Laboratoire :
evo-lab-column = { $column } : { $what } : { $state }
evo-lab-free = libre
evo-lab-held = { $name } à { $value }
evo-lab-card = une carte d’événement, et passer devant à troupeaux égaux
evo-lab-place = passer devant à troupeaux égaux
evo-lab-empty = rien
evo-active = En jeu : { $cards }.
evo-active-one = { $card } ({ $name })
evo-discard = Cartes d’événement déjà jouées : { $cards }.

## Ce qui est demandé

evo-expected-bid = Votre mise : quelle colonne, et jusqu’où ?
evo-expected-bid-again = Vous êtes délogé de la colonne { $column } : misez dans une autre.
evo-expected-place = Choisissez votre place sur la piste.
evo-expected-climate = La roue a tourné. { $fits ->
    [no] Aucune de vos cartes ne convient à ce moment : passez.
   *[yes] Jouez une carte, ou passez.
}
evo-expected-movement = La phase de déplacement commence. { $fits ->
    [no] Aucune de vos cartes ne convient à ce moment : passez.
   *[yes] Jouez une carte, ou passez.
}
evo-expected-births = La phase de naissances commence. { $fits ->
    [no] Aucune de vos cartes ne convient à ce moment : passez.
   *[yes] Jouez une carte, ou passez.
}
evo-expected-survival = La phase de survie commence. { $fits ->
    [no] Aucune de vos cartes ne convient à ce moment : passez.
   *[yes] Jouez une carte, ou passez.
}
evo-expected-move = Qui avance ou attaque ? { $points ->
    [one] 1 point restant
   *[other] { $points } points restants
}.
evo-expected-declared = On vous attaque en { $hex }. { $fits ->
    [no] Aucune de vos cartes ne convient à ce moment : passez.
   *[yes] Jouez une carte avant le dé, ou passez.
}
evo-expected-rolled = Le dé : { $face }. { $fits ->
    [no] Aucune de vos cartes ne convient à ce moment : passez.
   *[yes] Jouez une carte, ou passez.
}
evo-expected-flee = Votre dinosaure en { $hex } est vaincu. Choisissez où il fuit.
evo-expected-birth = Œuf { $egg } : choisissez où naît un dinosaure, ou passez.
evo-expected-replace = Votre troupeau est complet. Choisissez un dinosaure à retirer, puis où un autre naît, ou passez.
evo-expected-survive = Lesquels de vos dinosaures vivent ?
evo-expected-wait = C’est à { $name } de jouer.
evo-expected-chance = On tire au sort.
evo-expected-over = La partie est finie.

## Actions

evo-do-bid = Colonne { $column } : { $what }
evo-do-bid-value = miser { $value }, payer { $price }
evo-do-place = Place { $place } sur la piste
evo-do-pass = Passer
evo-do-pass-egg = Passer cet œuf
evo-do-pass-until = Passer jusqu’à : { $until }
evo-do-pass-until-step = Ne pas me consulter avant …
evo-do-end = Finir mon déplacement
evo-do-from = Le dinosaure en { $hex }
evo-do-move-to = vers { $hex }
evo-do-attack = attaquer { $name } en { $hex } : { $wins ->
    [one] { $wins } face sur 6 gagne
   *[other] { $wins } faces sur 6 gagnent
}
evo-do-flee = Fuir vers { $hex }
evo-do-stay = Le laisser mourir
evo-do-birth = Un nouveau-né
evo-do-replace = Renoncer à celui en { $hex }
evo-do-born = naît en { $hex }
evo-do-keep = Garder { $hexes }
evo-do-keep-count = En garder { $count }, sur { $most } qui peuvent vivre
evo-do-keep-best = Garder { $count } : { $hexes }
evo-do-keep-other = Choisir d’autres survivants
evo-do-play = Jouer { $card }
evo-do-play-at = contre { $name }
evo-do-to = vers { $hex }
evo-step-value = Choisissez une valeur
evo-step-place = Choisissez une place
evo-step-until = Choisissez jusqu’à quand
evo-step-to = Choisissez où il va
evo-step-attack = Choisissez qui il attaque
evo-step-from = Choisissez un dinosaure
evo-step-born = Choisissez où il naît
evo-step-flee = Choisissez où il fuit
evo-step-target = Choisissez un adversaire
evo-step-keep = Choisissez les survivants
evo-offer-move = Déplacer le dinosaure en { $hex }
evo-offer-attack = Attaquer avec le dinosaure en { $hex }
evo-offer-birth = Faire naître un dinosaure
evo-choice-value = { $value } (payer { $price })
evo-choice-attack = { $hex } : { $name }, cornes { $ours } contre { $theirs }, { $wins } faces sur 6 gagnent

## Ce qui s’est passé

evo-did-bid = { $name } mise { $value } sur { $what }.
evo-bid-first = la première colonne
evo-bid-empty = une colonne vide
evo-did-place = { $name } prend la place { $place } sur la piste.
evo-did-pass = { $name } passe.
evo-did-pass-until = { $name } passe et ne veut pas être consulté avant { $until }.
evo-did-end = { $name } termine son déplacement.
evo-did-move = { $name } se déplace : { $from } → { $to }.
evo-did-attack = { $name } attaque { $target } : { $from } → { $to }.
evo-did-flee = { $name } fuit vers { $to }.
evo-did-stay = { $name } ne fuit pas.
evo-did-birth = { $name } a un nouveau-né ({ $to }).
evo-did-birth-on = { $name } lance un bébé tueur contre { $target } ({ $to }).
evo-did-replace = { $name } en retire un ({ $from }), un autre naît ({ $to }).
evo-did-replace-on = { $name } en retire un ({ $from }), un bébé tueur attaque { $target } ({ $to }).
evo-did-keep = { $name } en garde { $count } : { $hexes }.
evo-did-play = { $name } joue { $card }.
evo-did-play-at = { $name } joue { $card } contre { $target }.
evo-did-play-to = { $name } joue { $card } : { $to }.
evo-did-play-from = { $name } joue { $card } : { $from } → { $to }.
evo-fell-order = { $name } vient ensuite sur la piste.
evo-fell-zone = { $name } commence ici : { $terrains }.
evo-fell-climate = Jeton de climat : { $token }.
evo-fell-peek = { $name } voit le prochain jeton : { $token }.
evo-fell-peeked = { $name } regarde le prochain jeton.
evo-fell-gene = À vendre : { $gene }.
evo-fell-card = { $name } pioche { $card }.
evo-fell-drew = { $name } pioche une carte d’événement.
evo-fell-die = Le dé : { $face }.
evo-fell-bite = Le dé des bébés tueurs : { $number }.
evo-fell-over = La météorite : la partie est finie, et les points de chacun sont montrés.

## Ce qui a suivi

evo-followed-gene = { $name } obtient { $gene }.
evo-followed-track = Piste : { $names }.
evo-followed-won = { $name } l’emporte sur { $target } : { $why }.
evo-followed-failed = { $name } échoue contre { $target } : { $why }.
evo-followed-horns = Cornes : { $ours } contre { $theirs }.
evo-needs-fail = cette face échoue toujours
evo-needs-success = cette face réussit toujours
evo-needs-at-least-equal = il faut au moins autant de cornes, { $ours } contre { $theirs }
evo-needs-more = il faut plus de cornes, { $ours } contre { $theirs }
evo-needs-two-more = il faut deux cornes de plus, { $ours } contre { $theirs }
evo-followed-lost = { $name } perd un dinosaure ({ $terrain }).
evo-followed-newborn = { $name } perd le nouveau-né.
evo-followed-climate = Climat : { $name } en perd { $count } ({ $parts }).
evo-followed-ground = { $terrain }, { $ground }
evo-followed-warmer = Il fait plus chaud : { $ideal }.
evo-followed-colder = Il fait plus froid : { $ideal }.
evo-followed-same = La température ne change pas : { $ideal }.
evo-ideal-yellow = la plage est idéale
evo-ideal-green = la plaine est idéale
evo-ideal-brown = les collines sont idéales
evo-ideal-white = la montagne est idéale
evo-strike-loses = { $name } en perd { $count }
evo-followed-round = Le tour est fini. Points pour les dinosaures vivants : { $parts }.
evo-followed-earns = { $name } +{ $points }
evo-scores-aim = Chaque dinosaure vivant à la fin d’un tour vaut 1 point de mutation. Les points de mutation paient les gènes et font gagner.
evo-scores-die = Le dé : { $faces }.
evo-scores-odds = Sur les 6 faces du dé, { $worse } gagnent avec moins de cornes que l’autre, { $even } avec autant, { $one } avec une de plus, { $two } avec deux de plus.

## Pages

evo-chip-round = Tour { $round }
evo-chapter = Tour { $round }, { $phase }
evo-wheel-title = Climat
evo-wheel-end = La météorite ensuite : { $percent } %
evo-doomed = Si le climat frappait maintenant, { $survive } de vos { $herd } dinosaures vivraient.
evo-lab-title = Laboratoire
evo-lab-closed-six = fermée : le six est définitif (EVO-25)
evo-lab-closed-barred = vous venez d’en être délogé (EVO-24)
evo-value-label = Colonne { $column } : miser { $value }, payer { $price }
evo-card-when = { $card } : pour { $moment }.
evo-track-title = Piste
evo-track-place = Place { $place } : { $name }
evo-hand-title = Vos cartes d’événement
evo-quiet-title = Ne pas me consulter avant …
evo-quiet-how = On consulte quiconque tient des cartes, quelles qu’elles soient. Jusque-là, la table passe pour vous ; ce que vous attendez reste votre secret, et les autres vous voient seulement passer.
evo-quiet-open = On consulte quiconque tient des cartes, quelles qu’elles soient. Dans cette partie, commencée sous d’anciennes règles, tous apprennent jusqu’à quand vous attendez.
evo-quiet-now = ne pas consulter avant { $until }
evo-keep-count = { $count } de vos { $herd } dinosaures survivent. Cliquez sur un dinosaure pour changer lesquels.
evo-keep-these = Garder ces { $count }
evo-island-keys = L’île : les flèches mènent d’une case à l’autre
evo-odds-title = Si vous attaquez
evo-odds-line = { $ours } cornes contre { $theirs } : { $wins } faces sur 6 gagnent
evo-odds-protected = protégé : troupeau trop petit (EVO-41)
evo-keep-how = Le bouton garde tous ceux qui peuvent vivre, les mieux placés pour le tour suivant. D’autres choix sont dans la liste dessous.
evo-score-mp = Points de mutation
evo-score-herd = Dinosaures sur le plateau
evo-score-cards = Cartes d’événement en main
evo-stat-movement = Points de mouvement : { $count }
evo-stat-horns = Cornes : { $attack } en attaque, { $defence } en défense
evo-stat-thermoregulation = Plaques de thermorégulation : { $count }
evo-stat-fur = Plaques de fourrure : { $count }
evo-stat-eggs = Œufs : { $count }
evo-stat-vial = Fioles : { $count }
evo-gene-about = { $gene } : { $does }
evo-chart-title = Troupeaux et terrain idéal, tour par tour
evo-result-title = Feuille de score
evo-result-round = Tour
evo-result-how = À chaque tour : points de mutation gagnés par les dinosaures vivants, et ce qu’on a payé au laboratoire.
evo-result-start = au départ
evo-result-total = Total
evo-phase-climate = Climat
evo-phase-mutations = Mutations
evo-phase-order = Initiative
evo-phase-movement = Déplacement
evo-phase-births = Naissances
evo-phase-survival = Survie
evo-age-yellow = Âge glaciaire
evo-age-green-on = Frais, se réchauffe
evo-age-green-back = Frais, se refroidit
evo-age-brown-on = Chaud, se réchauffe
evo-age-brown-back = Chaud, se refroidit
evo-age-white = Âge brûlant
evo-wheel-stays = reste ainsi : { $percent } %
evo-lab-how = le pion le plus haut de chaque colonne l’emporte
evo-lab-event = Carte Événe­ment
evo-lab-first = Première place
evo-lab-none = Rien
evo-bid-do = Miser % sur @
evo-bid-ask = Votre mise : % sur @ ?
evo-bid-confirm = Miser %
evo-bid-brings = { $vials ->
    [0] Vous payez %
    [one] @ moins 1 pour votre fiole : vous payez %
   *[other] @ moins 1 pour chacune de vos { $vials } fioles : vous payez %
} de vos { $points } { $points ->
    [one] point
   *[other] points
}.
evo-bid-range = au moins %, au plus @
evo-bid-less = Moins
evo-bid-more = Plus
evo-bid-other = Une autre colonne
evo-forecast-bid = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $vials ->
    [0] {""}
    [one] {" "}Avec votre fiole, vous payez 1 de moins.
   *[other] {" "}Avec vos fioles, vous payez { $vials } de moins.
}
evo-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
evo-supply = { $count } en réserve
evo-points = points
evo-short-legs = Pas
evo-short-horn = Cornes
evo-short-thermoregulation = Plaques
evo-short-fur = Fourrure
evo-short-egg = Œufs
evo-short-vial = Fioles
evo-fight-title = Le combat
evo-fight-odds = { $ours } contre { $theirs } : { $wins } faces sur 6 gagnent
evo-fight-faces = { $count ->
    [one] 1 face
   *[other] { $count } faces
}
evo-fight-wins = gagne
evo-fight-fails = échoue
evo-odds-theirs = En cas d’attaque
evo-token-title = Climat
evo-round-of = tour { $round }
evo-buys-step = 1 point : un pas vers une case voisine
evo-buys-attack = 1 point : une attaque contre un voisin
evo-buys-fins = 1 point : d’une côte à l’autre
evo-buys-wings = 1 point, une fois : deux cases en vol
evo-move-own = Votre déplacement
evo-move-theirs = { $name } se déplace
evo-move-left = { $points ->
    [0] plus de pas
    [one] encore 1 pas
   *[other] encore { $points } pas
}
evo-births-title = Naissances
evo-births-how = un œuf chacun, à tour de rôle
evo-fate-title = Qui survit
evo-start-base = gènes, troupeaux et climat
evo-start-advanced = avec des cartes d’événement secrètes
evo-keys-arrows = vont d’une case à l’autre

## Pourquoi

evo-why-bid = { $what } pour { $price } de vos { $points } points, si personne ne surenchérit.
evo-why-attack = { $wins } des six faces gagnent.
evo-why-survive = En l’état, { $now } de vos dinosaures survivraient ; après cela, { $then } sur { $herd }.

## Notes d’une première partie

evo-note-again = Quelqu’un a misé plus que vous, et votre pion revient. Cela ne coûte rien : misez dans une autre colonne.
evo-note-bid = Chaque colonne vend une chose. La plus haute mise l’emporte et paie son nombre. Les points font aussi gagner : 0 est une bonne mise.
evo-note-gene = Ce que vous avez acheté pousse sur vos animaux et y reste. Ces nombres disent ce que peut tout votre troupeau.
evo-note-climate = Le climat de ce tour. À la fin, tous vivent en terrain idéal ; au chaud ou au froid, un seul par plaque.
evo-note-fight = Vous pouvez attaquer un voisin pour un point de mouvement. Plus de cornes, plus de faces gagnantes ; un échec ne vous coûte rien d’autre.
evo-note-birth = Chaque œuf est un nouveau-né à côté d’un de vos dinosaures. Choisissez un terrain où il survit à ce tour.
evo-note-fate = Maintenant le climat frappe. Chaque dinosaure qui reste rapporte un point ; il vous en reste toujours deux.
evo-note-card = Une carte d’événement : vous seul la voyez. On vous consulte quand vient son moment.
