### Gods Love Dinosaurs : ce que dit la table.

gods-love-dinosaurs-about = Laissez croître proies et chasseurs, puis donnez tout aux dinosaures.
gods-love-dinosaurs-whose = Gods Love Dinosaurs est un jeu de Kasper Lapp, édité par Pandasaurus Games. Tous les droits sur le jeu leur appartiennent.
gods-love-dinosaurs-kind = Tuiles, chaîne alimentaire et dinosaures affamés
gods-love-dinosaurs-option-first = qui commence : tiré au sort, ou une place que vous nommez
gods-love-dinosaurs-option-first-name = Premier joueur
gods-love-dinosaurs-option-activation = tous activent leurs animaux en même temps, ou à tour de rôle pendant que les autres regardent (pour découvrir le jeu)
gods-love-dinosaurs-option-activation-name = Activations
lobby-value-together = En même temps
lobby-value-one-by-one = À tour de rôle

## Animaux, terrains et catégories

gods-love-dinosaurs-animal-frog = grenouille
gods-love-dinosaurs-animal-rabbit = lapin
gods-love-dinosaurs-animal-rat = rat
gods-love-dinosaurs-animal-tiger = tigre
gods-love-dinosaurs-animal-eagle = aigle
gods-love-dinosaurs-animal-dinosaur = dinosaure
gods-love-dinosaurs-animals-frog = Grenouilles
gods-love-dinosaurs-animals-rabbit = Lapins
gods-love-dinosaurs-animals-rat = Rats
gods-love-dinosaurs-animals-tiger = Tigres
gods-love-dinosaurs-animals-eagle = Aigles
gods-love-dinosaurs-animals-dinosaur = Dinosaures
gods-love-dinosaurs-terrain-lake = lac
gods-love-dinosaurs-terrain-forest = forêt
gods-love-dinosaurs-terrain-field = champ
gods-love-dinosaurs-terrain-mountain = montagne
gods-love-dinosaurs-terrain-joker = joker
gods-love-dinosaurs-category-first-eggs = Œufs du départ
gods-love-dinosaurs-category-tigers = Œufs pour tigres mangés
gods-love-dinosaurs-category-eagles = Œufs pour aigles mangés
gods-love-dinosaurs-category-hatched = Œufs éclos
gods-love-dinosaurs-category-dinosaurs = Dinosaures
gods-love-dinosaurs-tie = { $names }, { $total } partout : le plus éloigné du premier joueur l’emporte, { $counted }.
gods-love-dinosaurs-tie-shared = { $names }, { $total } partout : la place est partagée.
gods-love-dinosaurs-tie-count = { $name } { $count ->
    [0] joue en premier
    [one] à { $count } place
   *[other] à { $count } places
}

## La table en texte

gods-love-dinosaurs-piles = Tuiles face cachée : A { $a }, B { $b }, C { $c }, D { $d }
gods-love-dinosaurs-column = { $column } : { $tiles }
gods-love-dinosaurs-column-token = { $column }, pion dinosaure : { $tiles }
gods-love-dinosaurs-column-empty = aucune tuile
gods-love-dinosaurs-tile = { $tile } ({ $printed })
gods-love-dinosaurs-spot = { $terrain } avec { $animal }
gods-love-dinosaurs-on-hex = { $what } en { $hex }
gods-love-dinosaurs-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
}.
gods-love-dinosaurs-map-how = Cartes : chaque hexagone avec sa case, son terrain ({ $lands }) et son animal ({ $animals }) ; ? est une case pour la tuile.
gods-love-dinosaurs-letters-lake = la
gods-love-dinosaurs-letters-forest = fo
gods-love-dinosaurs-letters-field = ch
gods-love-dinosaurs-letters-mountain = mo
gods-love-dinosaurs-letters-joker = jo
gods-love-dinosaurs-letters-frog = GR
gods-love-dinosaurs-letters-rabbit = LA
gods-love-dinosaurs-letters-rat = RA
gods-love-dinosaurs-letters-tiger = TI
gods-love-dinosaurs-letters-eagle = AI
gods-love-dinosaurs-letters-dinosaur = DI
gods-love-dinosaurs-in-hand = { $name } : à poser, { $tile }.

## Ce qui est demandé

gods-love-dinosaurs-expected-take = Quelle tuile prenez-vous ?
gods-love-dinosaurs-expected-place = Où va la tuile ?
gods-love-dinosaurs-expected-breed = { $animal } : qui a un petit ?
gods-love-dinosaurs-expected-hunt = { $animal } : qui chasse maintenant ?
gods-love-dinosaurs-expected-starve = { $animal } : rien à manger à portée.
gods-love-dinosaurs-expected-hatch = Faire éclore un œuf sur votre nid ?
gods-love-dinosaurs-expected-done = { $animal } : tous ont agi.
gods-love-dinosaurs-expected-wait = C’est à { $name } de jouer.
gods-love-dinosaurs-expected-chance = Les tuiles sont révélées.
gods-love-dinosaurs-expected-over = La partie est finie.

## Actions

gods-love-dinosaurs-do-take = Prendre { $tile } ({ $column })
gods-love-dinosaurs-do-take-last = Prendre { $tile }, la dernière ({ $column }) : ils s’éveillent
gods-love-dinosaurs-do-place-first = { $half } en { $hex }
gods-love-dinosaurs-do-place-second = { $half } en { $hex }
gods-love-dinosaurs-do-breed = Un petit pour : { $animal }
gods-love-dinosaurs-do-breed-to = sur : { $hex }
gods-love-dinosaurs-do-hunt = Chasser avec : { $animal }
gods-love-dinosaurs-do-hunt-to = pour finir sur : { $hex }
gods-love-dinosaurs-do-hunt-meal = en mangeant : { $meal }
gods-love-dinosaurs-do-starve = Laisser mourir de faim : { $animal }
gods-love-dinosaurs-do-hatch = Faire éclore un œuf
gods-love-dinosaurs-do-keep = Garder les œufs
gods-love-dinosaurs-do-done = Fini

## Ce qui est arrivé

gods-love-dinosaurs-did-take = { $name } prend { $tile }.
gods-love-dinosaurs-did-place = { $name } la pose en { $first } et { $second }.
gods-love-dinosaurs-did-breed = { $name } : naissance ({ $animal }), de { $from } en { $to }.
gods-love-dinosaurs-did-hunt = { $name } : chasse ({ $animal }) de { $from } à { $to }, au menu : { $meal }.
gods-love-dinosaurs-did-starve = { $name } : mort de faim ({ $animal }) en { $hex }.
gods-love-dinosaurs-did-hatch = { $name } fait éclore un œuf.
gods-love-dinosaurs-did-keep = { $name } garde les œufs.
gods-love-dinosaurs-did-done = { $name } a fini.
gods-love-dinosaurs-fell-first = { $name } : premier joueur.
gods-love-dinosaurs-chapter = tour { $turn }
gods-love-dinosaurs-fell-reveal = { $column } : nouvelle tuile, { $tile }.
gods-love-dinosaurs-told-take = { $name } : prend { $tile }.
gods-love-dinosaurs-told-place = { $name } : pose { $tile }.
gods-love-dinosaurs-told-breed = { $name } : naissance d’un petit ({ $animal }).
gods-love-dinosaurs-told-hunt = { $name } : chasse ({ $animal }), au menu : { $meal }.
gods-love-dinosaurs-told-starve = { $name } : mort de faim ({ $animal }).
gods-love-dinosaurs-told-reveal = { $column } : nouvelle tuile, { $tile }.
gods-love-dinosaurs-followed-eggs = { $name } : { $eggs ->
    [one] { $eggs } œuf pondu
   *[other] { $eggs } œufs pondus
}.
gods-love-dinosaurs-followed-species = Éveil : { $animal }.
gods-love-dinosaurs-followed-dinosaurs = Les dinosaures s’éveillent.
gods-love-dinosaurs-followed-token = Le pion dinosaure avance : { $column }.
gods-love-dinosaurs-scores-prey = Les grenouilles se reproduisent sur les lacs, les rats dans les forêts, les lapins dans les champs, tous sur les jokers : un petit chacun, sur un hexagone vide à côté.
gods-love-dinosaurs-scores-tiger = Un tigre fait jusqu’à deux pas et doit finir sur une proie. Une proie croisée avant devient un jeune tigre.
gods-love-dinosaurs-scores-eagle = Un aigle fait jusqu’à trois pas tout droit et doit finir sur une proie. Une proie croisée avant devient un jeune aigle.
gods-love-dinosaurs-scores-dinosaur = Un dinosaure fait jusqu’à cinq pas, mange tout et doit finir sur une montagne libre. Chaque prédateur mangé est un œuf.
gods-love-dinosaurs-scores-points = Un œuf vaut un point, un œuf doré cinq, un dinosaure un. Un chasseur qui ne mange rien meurt de faim.

## Pages

gods-love-dinosaurs-chip-volcano = éveil par { $name }
gods-love-dinosaurs-chip-places = { $name } pose
gods-love-dinosaurs-column-left = { $left ->
    [0] vide
    [one] dernière
   *[other] reste { $left }
}
gods-love-dinosaurs-token = Pion dinosaure : les dinosaures suivent quand cette colonne est vidée
gods-love-dinosaurs-tile-last = { $tile }. La dernière ({ $column }) : la prendre les éveille
gods-love-dinosaurs-cell-free = place libre à côté de { $beside }
gods-love-dinosaurs-land = Écosystème de { $name }
gods-love-dinosaurs-hand = votre tuile
gods-love-dinosaurs-pile = Pile { $letter } : { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}
gods-love-dinosaurs-pile-short = { $letter } { $left }
gods-love-dinosaurs-look = Regarder de près l’écosystème de { $name }
gods-love-dinosaurs-rest = Faire ce qui va de soi
gods-love-dinosaurs-rest-about = Il ne reste aucun vrai choix dans cette activation
gods-love-dinosaurs-again = Touchez encore, ou posez ici.
gods-love-dinosaurs-reach-prey = Ici, { $animal } : { $ends ->
    [0] pas de place pour un petit
    [one] place pour un petit sur { $ends } hexagone
   *[other] place pour un petit sur { $ends } hexagones
}.
gods-love-dinosaurs-reach-predator = Ici, { $animal } : { $food ->
    [0] aucune proie à portée, il mourrait de faim
    [one] { $food } proie à portée
   *[other] { $food } proies à portée, jusqu’à { $most } à la fois
}.
gods-love-dinosaurs-reach-dinosaur = Ici, { $animal } : { $food ->
    [0] aucun chemin qui nourrit et finit sur une montagne libre, il mourrait de faim
    [one] { $food } animal à portée, en finissant sur { $ends ->
        [one] une montagne
       *[other] { $ends } montagnes
    }
   *[other] { $food } animaux à portée, jusqu’à { $most } à la fois, en finissant sur { $ends ->
        [one] une montagne
       *[other] { $ends } montagnes
    }
}.
gods-love-dinosaurs-brings-prey = { $animal } ({ $terrain }) : { $room ->
    [0] pas de place pour un petit
    [one] place pour un petit sur { $room } hexagone
   *[other] place pour un petit sur { $room } hexagones
}.
gods-love-dinosaurs-brings-predator = { $animal } ({ $terrain }) : { $room ->
    [0] aucune proie à portée
    [one] { $room } proie à portée
   *[other] { $room } proies à portée
}.
gods-love-dinosaurs-brings-mountain = Une montagne, où les dinosaures finissent leur chasse.
gods-love-dinosaurs-brings-land = { $terrain } sans animal : { $parents ->
    [0] aucune proie voisine ne s’y reproduit
    [one] { $parents } proie voisine s’y reproduit
   *[other] { $parents } proies voisines s’y reproduisent
}.
gods-love-dinosaurs-stirs-prey = Éveil : { $animal }. Chez vous, { $able ->
    [one] { $able } peut se reproduire
   *[other] { $able } peuvent se reproduire
}, { $unable } non.
gods-love-dinosaurs-stirs-predators = Éveil : { $animal }. Chez vous, { $able ->
    [one] { $able } trouve une proie
   *[other] { $able } trouvent une proie
}, { $unable } non.
gods-love-dinosaurs-stirs-dinosaurs = Puis les dinosaures chassent.
gods-love-dinosaurs-forecast-take = La dernière tuile d’une colonne éveille ses animaux, chez tout le monde.
gods-love-dinosaurs-forecast-take-last = La dernière tuile d’une colonne éveille ses animaux : ici, { $columns }.
gods-love-dinosaurs-forecast-take-dinosaurs = La dernière tuile d’une colonne éveille ses animaux : ici, { $columns }. Puis les dinosaures chassent.
gods-love-dinosaurs-forecast-place = { $tile } : elle doit toucher votre écosystème.
gods-love-dinosaurs-forecast-hatch = Cela coûte un œuf et donne un dinosaure : vos points ne changent pas.
gods-love-dinosaurs-forecast-breed = { $able ->
    [0] Aucune place libre à côté
    [one] { $able } sur { $waiting } a de la place à côté
   *[other] { $able } sur { $waiting } ont de la place à côté
} ; un petit chacun au plus.
gods-love-dinosaurs-forecast-hunt = { $able ->
    [0] Aucun chasseur sur { $waiting } ne trouve à manger
    [one] { $able } sur { $waiting } trouve à manger
   *[other] { $able } sur { $waiting } trouvent à manger
} ; un chasseur qui ne mange rien meurt de faim.
gods-love-dinosaurs-forecast-done = Dites que vous avez fini, ou revenez en arrière.
gods-love-dinosaurs-short-prey = { $count ->
    [0] pas de place pour un petit
    [one] petit possible : { $count } place
   *[other] petit possible : { $count } places
}
gods-love-dinosaurs-short-predator = { $count ->
    [0] aucune proie à portée
   *[other] proies à portée : { $count }
}
gods-love-dinosaurs-short-land = { $count ->
    [0] aucun animal ne vient
    [one] place pour le petit d’une proie
   *[other] place pour les petits de { $count } proies
}
gods-love-dinosaurs-hunted = Ici, { $animal }. { $hunter } : { $count ->
    [0] aucun de ceux qui chassent encore ne l’atteint
    [one] { $count } peut le manger
   *[other] { $count } peuvent le manger
}.
gods-love-dinosaurs-phase-take = Prendre
gods-love-dinosaurs-phase-place = Poser
gods-love-dinosaurs-phase-wake = Éveil
gods-love-dinosaurs-phase-hunt = Chasse
gods-love-dinosaurs-piles-short = Tuiles
gods-love-dinosaurs-board = Plateau des animaux
gods-love-dinosaurs-board-how = la dernière tuile d’une colonne éveille ses animaux
gods-love-dinosaurs-taken = prise
gods-love-dinosaurs-points-word = { $points ->
    [one] point
   *[other] points
}
gods-love-dinosaurs-nest = { $eggs ->
    [0] aucun œuf au nid
   *[other] au nid
}
gods-love-dinosaurs-dinosaurs = { $count ->
    [0] dinosaure
    [one] chasse 5 pas, finit sur une montagne
   *[other] dinosaures
}
gods-love-dinosaurs-awake = Éveil : { $animal }
gods-love-dinosaurs-awake-dinosaurs = Les dinosaures chassent
gods-love-dinosaurs-prey-waiting = { $count ->
    [one] peut encore avoir un petit
   *[other] peuvent encore avoir un petit
}
gods-love-dinosaurs-prey-acted = { $count ->
    [one] a eu son petit
   *[other] ont eu leur petit
}
gods-love-dinosaurs-prey-newborn = { $count ->
    [one] vient de naître
   *[other] viennent de naître
}
gods-love-dinosaurs-prey-starved = morts de faim
gods-love-dinosaurs-hunters-waiting = { $count ->
    [one] doit encore chasser
   *[other] doivent encore chasser
}
gods-love-dinosaurs-hunters-acted = { $count ->
    [one] a mangé
   *[other] ont mangé
}
gods-love-dinosaurs-hunters-newborn = { $count ->
    [one] vient de naître
   *[other] viennent de naître
}
gods-love-dinosaurs-hunters-starved = { $count ->
    [one] mort de faim
   *[other] morts de faim
}
gods-love-dinosaurs-then-dinosaurs = Puis les dinosaures chassent.
gods-love-dinosaurs-then-fill = Puis le dinosaure avance ({ $column }) et les colonnes vides sont remplies.
gods-love-dinosaurs-then-turn = Puis le joueur suivant prend une tuile.
gods-love-dinosaurs-cell-far = place libre plus loin
gods-love-dinosaurs-turn = Tourner
gods-love-dinosaurs-put = Poser ici
gods-love-dinosaurs-enough = Fini de manger
gods-love-dinosaurs-chance = Les tuiles sont révélées.
gods-love-dinosaurs-flip = Inverser
gods-love-dinosaurs-zoom-in = Plus près
gods-love-dinosaurs-zoom-out = Plus loin
gods-love-dinosaurs-zoom-fit = Tout voir
gods-love-dinosaurs-eggs = { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
} : { $gold ->
    [one] { $gold } doré
   *[other] { $gold } dorés
}, { $rest ->
    [one] { $rest } ordinaire
   *[other] { $rest } ordinaires
}
gods-love-dinosaurs-offer-take = Prendre une tuile
gods-love-dinosaurs-offer-place = Poser la tuile
gods-love-dinosaurs-offer-breed = Se reproduire
gods-love-dinosaurs-offer-hunt = Chasser
gods-love-dinosaurs-offer-starve = En laisser mourir un
gods-love-dinosaurs-step-take = Quelle tuile ?
gods-love-dinosaurs-step-place = Où va la première moitié ?; Où va la seconde moitié ?
gods-love-dinosaurs-step-breed = Le petit de qui ?; Où va le petit ?
gods-love-dinosaurs-step-hunt = Qui chasse ?; Où finit la chasse ?; Que mange-t-il en chemin ?
gods-love-dinosaurs-step-starve = Qui meurt de faim ?; Le laisser mourir de faim ?
gods-love-dinosaurs-choice-breed = vers { $to }
gods-love-dinosaurs-choice-hunt = { $meal } (vers { $to })
gods-love-dinosaurs-sheet-title = Feuille de score
gods-love-dinosaurs-sheet-title-now = Si la partie finissait maintenant
gods-love-dinosaurs-sheet-total = Total

## Aide-mémoire

gods-love-dinosaurs-refcard-take = Votre tour : prenez une tuile et posez-la contre votre écosystème ; son animal vient avec elle [GLD-10] [GLD-11] [GLD-12].
gods-love-dinosaurs-refcard-last = La dernière tuile : elle éveille les animaux de sa colonne, chez tout le monde [GLD-14] [GLD-16].
gods-love-dinosaurs-refcard-token = Le pion : là où il est, les dinosaures s’éveillent aussi ; puis il avance et les colonnes vides sont remplies [GLD-32] [GLD-43].
gods-love-dinosaurs-refcard-prey = Proies : un petit chacune sur un hexagone vide à côté, grenouille sur lac, rat en forêt, lapin dans un champ, toutes sur un joker [GLD-18] [GLD-22].
gods-love-dinosaurs-refcard-tiger = Tigre : jusqu’à deux pas, finit sur une proie ; une autre proie en chemin devient un tigre [GLD-26] [GLD-28].
gods-love-dinosaurs-refcard-eagle = Aigle : jusqu’à trois pas tout droit, finit sur une proie ; une autre proie en chemin devient un aigle [GLD-27] [GLD-28].
gods-love-dinosaurs-refcard-dinosaur = Dinosaure : jusqu’à cinq pas, mange tout, finit sur une montagne libre ; chaque prédateur est un œuf [GLD-36] [GLD-37] [GLD-38].
gods-love-dinosaurs-refcard-starve = La faim : tigres, aigles et dinosaures qui ne mangent rien meurent de faim et sont retirés [GLD-30] [GLD-39].
gods-love-dinosaurs-refcard-hatch = Éclosion : avant la chasse des dinosaures, un œuf peut devenir un dinosaure sur votre nid, s’il est libre [GLD-33] [GLD-34].
gods-love-dinosaurs-refcard-over = La fin : quand les piles ne peuvent pas remplir les colonnes vides [GLD-46].
gods-love-dinosaurs-refcard-points = Points : un par œuf et par dinosaure. À égalité, le plus loin du premier joueur gagne [GLD-47] [GLD-48].

## Fiche du matériel

gods-love-dinosaurs-sheet-schema-version = version de cette fiche
gods-love-dinosaurs-sheet-game = Jeu
gods-love-dinosaurs-sheet-designer = auteur
gods-love-dinosaurs-sheet-artist = illustratrice
gods-love-dinosaurs-sheet-publisher = éditeur
gods-love-dinosaurs-sheet-min-players = joueurs au moins
gods-love-dinosaurs-sheet-max-players = joueurs au plus
gods-love-dinosaurs-sheet-terrains = Terrains
gods-love-dinosaurs-sheet-all = tous
gods-love-dinosaurs-sheet-ordinary = ordinaires
gods-love-dinosaurs-sheet-animals = Animaux
gods-love-dinosaurs-sheet-prey = proies
gods-love-dinosaurs-sheet-predators = prédateurs
gods-love-dinosaurs-sheet-apex = au sommet
gods-love-dinosaurs-sheet-favourite-terrain = Terrain favori GLD-18
gods-love-dinosaurs-sheet-frog = grenouilles
gods-love-dinosaurs-sheet-rat = rats
gods-love-dinosaurs-sheet-rabbit = lapins
gods-love-dinosaurs-sheet-tiger = tigres
gods-love-dinosaurs-sheet-eagle = aigles
gods-love-dinosaurs-sheet-dinosaur = dinosaures
gods-love-dinosaurs-sheet-joker-counts-for = le joker convient à
gods-love-dinosaurs-sheet-columns = Colonnes GLD-3
gods-love-dinosaurs-sheet-order = ordre
gods-love-dinosaurs-sheet-dinosaur-token-start = le pion part sous
gods-love-dinosaurs-sheet-dinosaur-token-wraps = le pion va de la dernière à la première
gods-love-dinosaurs-sheet-rows-in-use = Lignes GLD-4
gods-love-dinosaurs-sheet-players-2 = à deux
gods-love-dinosaurs-sheet-players-3 = à trois
gods-love-dinosaurs-sheet-players-4 = à quatre
gods-love-dinosaurs-sheet-players-5 = à cinq
gods-love-dinosaurs-sheet-movement = Pas
gods-love-dinosaurs-sheet-tiger-steps = tigre GLD-26
gods-love-dinosaurs-sheet-tiger-straight = tigre tout droit
gods-love-dinosaurs-sheet-eagle-steps = aigle GLD-27
gods-love-dinosaurs-sheet-eagle-straight = aigle tout droit
gods-love-dinosaurs-sheet-dinosaur-steps = dinosaure GLD-36
gods-love-dinosaurs-sheet-dinosaur-straight = dinosaure tout droit
gods-love-dinosaurs-sheet-predators-end-on = les prédateurs finissent sur
gods-love-dinosaurs-sheet-dinosaurs-end-on = les dinosaures finissent sur
gods-love-dinosaurs-sheet-dinosaurs-eat-at-least = les dinosaures mangent au moins
gods-love-dinosaurs-sheet-setup = Mise en place
gods-love-dinosaurs-sheet-eggs-per-player = œufs par joueur GLD-7
gods-love-dinosaurs-sheet-dinosaurs-on-start-tile = dinosaures par tuile de départ
gods-love-dinosaurs-sheet-dinosaurs-used-as-token = dinosaures servant de pion GLD-6
gods-love-dinosaurs-sheet-prey-on-start-tile = proies par tuile de départ
gods-love-dinosaurs-sheet-initial-pile = première pile GLD-5
gods-love-dinosaurs-sheet-pile-order = ordre des piles GLD-44
gods-love-dinosaurs-sheet-supply = Pions GLD-6
gods-love-dinosaurs-sheet-egg = œufs
gods-love-dinosaurs-sheet-golden-egg = œufs dorés
gods-love-dinosaurs-sheet-start-tile = tuiles de départ
gods-love-dinosaurs-sheet-nest-tile = nids
gods-love-dinosaurs-sheet-ecosystem-tile = tuiles Écosystème GLD-1
gods-love-dinosaurs-sheet-volcano = volcan
gods-love-dinosaurs-sheet-animal-board = plateau Animaux
gods-love-dinosaurs-sheet-scoring = Points GLD-47
gods-love-dinosaurs-sheet-dinosaur-in-ecosystem = un dinosaure
gods-love-dinosaurs-sheet-egg-per-predator-eaten-by-dinosaur = œufs par prédateur mangé
gods-love-dinosaurs-sheet-egg-per-prey-eaten-by-dinosaur = œufs par proie mangée
gods-love-dinosaurs-sheet-tie-break = égalités GLD-48
gods-love-dinosaurs-sheet-rulings = Arbitrages
gods-love-dinosaurs-sheet-supply-limited = proies et prédateurs limités GLD-49
gods-love-dinosaurs-sheet-dinosaurs-limited = dinosaures limités GLD-49
gods-love-dinosaurs-sheet-eggs-limited = œufs limités GLD-50
gods-love-dinosaurs-sheet-prey-target = les naissances veulent différents GLD-20
gods-love-dinosaurs-sheet-newborn-prey-breed-same-activation = les proies nouveau-nées se reproduisent GLD-21
gods-love-dinosaurs-sheet-newborn-predators-hunt-same-activation = les prédateurs nouveau-nés chassent GLD-29
gods-love-dinosaurs-sheet-starved-removed = les morts de faim sont retirés GLD-30
gods-love-dinosaurs-sheet-hatch-before-any-hunt = tous éclosent avant toute chasse GLD-32
gods-love-dinosaurs-sheet-cross-gaps-outside-ecosystem = les trous se franchissent GLD-25
gods-love-dinosaurs-sheet-activation-order = ordre quand les pions manquent GLD-16
gods-love-dinosaurs-sheet-copies = exemplaires
gods-love-dinosaurs-sheet-hexes = hexagones
gods-love-dinosaurs-sheet-q = colonne
gods-love-dinosaurs-sheet-r = rangée
gods-love-dinosaurs-sheet-terrain = terrain
gods-love-dinosaurs-sheet-animal = animal
gods-love-dinosaurs-sheet-nest = nid
gods-love-dinosaurs-sheet-piece = pièce
gods-love-dinosaurs-sheet-tile-totals = Tuiles en tout
gods-love-dinosaurs-sheet-tiles = tuiles
gods-love-dinosaurs-sheet-forest = forêts
gods-love-dinosaurs-sheet-field = champs
gods-love-dinosaurs-sheet-lake = lacs
gods-love-dinosaurs-sheet-mountain = montagnes
gods-love-dinosaurs-sheet-joker = jokers
gods-love-dinosaurs-sheet-no-animal = tuiles sans animal
gods-love-dinosaurs-sheet-tiles-2-players = tuiles à deux
gods-love-dinosaurs-sheet-tiles-3-players = tuiles à trois
gods-love-dinosaurs-sheet-tiles-4-players = tuiles à quatre
gods-love-dinosaurs-sheet-tiles-5-players = tuiles à cinq
gods-love-dinosaurs-sheet-tile-groups = Tuiles par lettre GLD-2
gods-love-dinosaurs-sheet-letter = lettre
gods-love-dinosaurs-sheet-count = nombre
gods-love-dinosaurs-sheet-value-frog = grenouille
gods-love-dinosaurs-sheet-value-rat = rat
gods-love-dinosaurs-sheet-value-rabbit = lapin
gods-love-dinosaurs-sheet-value-tiger = tigre
gods-love-dinosaurs-sheet-value-eagle = aigle
gods-love-dinosaurs-sheet-value-dinosaur = dinosaure
gods-love-dinosaurs-sheet-value-lake = lac
gods-love-dinosaurs-sheet-value-forest = forêt
gods-love-dinosaurs-sheet-value-field = champ
gods-love-dinosaurs-sheet-value-mountain = montagne
gods-love-dinosaurs-sheet-value-joker = joker
gods-love-dinosaurs-sheet-value-prey = proie
gods-love-dinosaurs-sheet-value-free-mountain = une montagne libre
gods-love-dinosaurs-sheet-value-hex = hexagones
gods-love-dinosaurs-sheet-value-in-turn = à leur tour
gods-love-dinosaurs-sheet-value-from-active-player-clockwise = depuis le joueur actif, sens horaire
gods-love-dinosaurs-sheet-value-latest-in-turn-order = le dernier dans l’ordre du tour gagne
gods-love-dinosaurs-keys-arrows = vont d’une case à l’autre
gods-love-dinosaurs-keys-zoom = agrandir la carte, la réduire, l’ajuster

## Pourquoi

gods-love-dinosaurs-why-take = L’éveil se rapproche d’une tuile : { $animals } ; vous en avez { $count }.
gods-love-dinosaurs-why-take-last = Elle éveille : { $animals } ; vous en avez { $count }.
gods-love-dinosaurs-why-hunt = Vous avez { $now } animaux et en auriez { $then } ; cela rapporte { $eggs ->
    [0] aucun œuf
    [one] un œuf
   *[other] { $eggs } œufs
} tout de suite.

## Notes d’une première partie

gods-love-dinosaurs-note-hatch = Un œuf peut éclore en dinosaure sur votre nid. Vos points ne changent pas, mais il chasse aussitôt, et meurt de faim s’il ne trouve rien.
gods-love-dinosaurs-note-hunt = Une chasse : cliquez sur le chasseur, puis où il va. Il doit finir sur une proie, un dinosaure sur une montagne. Sans repas, il meurt de faim.
gods-love-dinosaurs-note-awake = Une activation : la dernière tuile d’une colonne a été prise, donc ses animaux s’éveillent, les vôtres et ceux des autres.
gods-love-dinosaurs-note-place = Posez la tuile où vous voulez contre votre écosystème. Pour se reproduire, une proie a besoin à côté d’elle d’un terrain libre qui lui convient.
gods-love-dinosaurs-note-last = Il reste une tuile ici. Qui la prend éveille cette espèce chez tout le monde : prenez-la quand les vôtres sont prêts.
gods-love-dinosaurs-note-take = Prenez n’importe quelle tuile : ses deux moitiés agrandissent votre écosystème, et son animal vient avec elle.
gods-love-dinosaurs-note-egg = Quand la colonne au-dessus de ce dinosaure est vidée, les dinosaures chassent aussi. Chaque tigre ou aigle mangé est un œuf : un point.
