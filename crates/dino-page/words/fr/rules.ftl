### Les pages des règles : règles, aide-mémoire, et d’où viennent les valeurs des fiches du matériel.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = un mot, ou { $rule }
rules-search-found = Passages trouvés : { $count }
rules-search-none = Rien trouvé.
rules-print = Imprimer
rules-to-components = D’où viennent les valeurs
rules-to-rules = Vers les règles
rules-sources-note = Toutes les valeurs imprimées n’ont pas pu être trouvées. Certains nombres ci-dessus sont de nous.
rules-some-of = { $cards } sur { $of }
rules-yes = oui
rules-no = non

## Le matériel et ses origines

rules-components = { $game } : d’où viennent les valeurs
rules-components-about = Cartes et tuiles sont décrites dans une fiche du matériel. Cette page en montre toutes les valeurs et dit à quel point nous en sommes sûrs.
rules-components-correct = Vous avez la boîte et vous y lisez d’autres valeurs ? Copiez la fiche, corrigez-la et jouez avec. Chaque partie enregistrée nomme la fiche avec laquelle elle a été jouée.
rules-components-command = dinotable --components FICHIER
rules-source = Origine
rules-source-meaning = Sens
rules-source-value = Valeur
rules-source-values = Valeurs
rules-source-rulebook = imprimé
rules-source-rulebook-about = dit par le texte du livret
rules-source-public = public
rules-source-public-about = trouvé sur une page publique
rules-source-deduced = déduit
rules-source-deduced-about = découle de plusieurs faits partiels
rules-source-proposed = de nous
rules-source-proposed-about = introuvable ; notre propre valeur, accordée à tout ce que l’on sait

## Cubosaurs : aide-mémoire et tableaux

cubosaurs-refcard-turn = Votre tour
cubosaurs-refcard-hand = Prenez la main que l’on vous passe. S’il n’y en a pas, piochez une carte [CUB-10].
cubosaurs-refcard-buy = Version avancée : vous pouvez acheter une tuile [CUB-73].
cubosaurs-refcard-decide = Conservez la main ou refusez-la, tout entière [CUB-11] [CUB-13].
cubosaurs-refcard-keep = Conserver : toutes ses cartes rejoignent votre collection ; le joueur suivant pioche [CUB-12].
cubosaurs-refcard-refuse = Refuser : ajoutez une de vos cartes, d’un type absent de la main, et faites passer le tout [CUB-20] [CUB-21]. Tous les œufs sont un seul type, gris et noirs en sont deux.
cubosaurs-refcard-forced = Aucune de vos cartes ne convient ? Vous devez conserver [CUB-22].
cubosaurs-refcard-end = Manche et partie
cubosaurs-refcard-round-end = La manche s’arrête quand quelqu’un doit piocher et que la pioche est vide [CUB-30].
cubosaurs-refcard-next = Le plus petit score de la manche commence la suivante [CUB-50]. Le sens du jeu s’inverse [CUB-51].
cubosaurs-refcard-game-end = Le plus grand total gagne, puis la meilleure dernière manche [CUB-60] [CUB-61].
cubosaurs-refcard-count = Le décompte
cubosaurs-refcard-scores = Points de toute la série, selon le nombre de cartes
cubosaurs-refcard-species = Espèce
cubosaurs-refcard-raptors = Vélociraptors : dans une paire d’un gris et d’un noir, les deux cartes rapportent ; chacun resté seul coûte [CUB-41].
cubosaurs-refcard-eggs = Œufs : gagnés si vous avez le plus de l’espèce, égalité comprise, et au moins un [CUB-42]. Pour les Vélociraptors, les deux couleurs ensemble [CUB-43].
cubosaurs-refcard-paired = En paire
cubosaurs-refcard-single = Seul
cubosaurs-refcard-egg = Œuf
cubosaurs-refcard-won = Gagné
cubosaurs-refcard-missed = Manqué
cubosaurs-refcard-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cubosaurs-refcard-stake = { $card } +{ $gain }/−{ $penalty }
cubosaurs-refcard-total = Total
cubosaurs-refcard-icons = Cartes à icône d’ADN
cubosaurs-refcard-tiles = ADN et tuiles
cubosaurs-refcard-dna = Une carte à icône qui entre dans votre collection rapporte un jeton [CUB-71]. En fin de partie, deux jetons valent un point [CUB-79].
cubosaurs-refcard-tile = Tuile { $tile }
cubosaurs-refcard-tile-number = Tuile
cubosaurs-refcard-tile-price = Prix
cubosaurs-refcard-tile-effect = Effet
cubosaurs-refcard-ends-turn = (termine votre tour)
cubosaurs-refcard-interaction = (vise un adversaire)

## Cubosaurs : la fiche du matériel

cubosaurs-sheet-game = La boîte
cubosaurs-sheet-designer = auteur
cubosaurs-sheet-artist = illustrateur
cubosaurs-sheet-publisher = éditeur
cubosaurs-sheet-year = année
cubosaurs-sheet-min-players = joueurs au moins [CUB-1]
cubosaurs-sheet-max-players = joueurs au plus [CUB-1]
cubosaurs-sheet-min-age = âge minimum
cubosaurs-sheet-duration-minutes = minutes
cubosaurs-sheet-setup = Mise en place
cubosaurs-sheet-total-cards = cartes [CUB-2]
cubosaurs-sheet-cards-per-player-in-round-deck = cartes par joueur dans la pioche [CUB-3]
cubosaurs-sheet-starting-collection = collection de départ [CUB-4]
cubosaurs-sheet-rounds = manches [CUB-65]
cubosaurs-sheet-rounds-two-players = manches conseillées à deux joueurs [CUB-65]
cubosaurs-sheet-first-round-direction = sens de la première manche [CUB-5]
cubosaurs-sheet-direction-alternates = le sens s’inverse à la deuxième manche [CUB-51]
cubosaurs-sheet-rulings = Arbitrages : ce que le livret laisse ouvert
cubosaurs-sheet-lowest-score-tie-starts = qui commence après une égalité au plus petit score [CUB-50]
cubosaurs-sheet-next-round-starter-uses = le plus petit score est celui de [CUB-50]
cubosaurs-sheet-egg-needs-at-least-one = un œuf demande au moins un dinosaure de son espèce [CUB-42]
cubosaurs-sheet-draw-tile-needs-nonempty-deck = la tuile 3 demande une carte dans la pioche [CUB-74]
cubosaurs-sheet-refuse-tile-forces-refusal = acheter la tuile 4, c’est refuser [CUB-74]
cubosaurs-sheet-forbidden-type-tile-forces-forbidden-type = la tuile 5 doit ajouter un type déjà présent dans la main [CUB-74]
cubosaurs-sheet-opponent-gains-dna-for-card-received = un adversaire à qui l’on remet une carte gagne son jeton [CUB-71]
cubosaurs-sheet-dna-lost-when-card-leaves = une carte qui quitte une collection coûte son jeton [CUB-71]
cubosaurs-sheet-dna-bonus-counts-in-last-round-tiebreak = le bonus d’ADN compte dans la dernière manche pour départager [CUB-61]
cubosaurs-sheet-cards = Types de cartes
cubosaurs-sheet-colour = couleur
cubosaurs-sheet-count = cartes
cubosaurs-sheet-scores-1 = points pour 1
cubosaurs-sheet-scores-2 = pour 2
cubosaurs-sheet-scores-3 = pour 3
cubosaurs-sheet-scores-4 = pour 4 et plus
cubosaurs-sheet-dna = icône d’ADN
cubosaurs-sheet-gain = gain
cubosaurs-sheet-penalty = pénalité
cubosaurs-sheet-counts = compte
cubosaurs-sheet-advanced = Version avancée
cubosaurs-sheet-dna-tokens = jetons ADN [CUB-70]
cubosaurs-sheet-market-extra = tuiles au marché en plus du nombre de joueurs [CUB-70]
cubosaurs-sheet-refill-during-round = le marché est complété pendant une manche [CUB-73]
cubosaurs-sheet-purchases-per-turn = achats par tour [CUB-73]
cubosaurs-sheet-tokens-per-bonus-point = jetons pour un point de bonus [CUB-79]
cubosaurs-sheet-tiles = Tuiles Évolution
cubosaurs-sheet-key = effet
cubosaurs-sheet-kind = genre
cubosaurs-sheet-value = quantité
cubosaurs-sheet-ends-turn = termine le tour
cubosaurs-sheet-cost = prix
cubosaurs-sheet-interaction = vise un adversaire

## Cubosaurs : les noms qui sont des valeurs de la fiche

cubosaurs-sheet-value-clockwise = horaire
cubosaurs-sheet-value-random-among-tied = le hasard choisit parmi les ex æquo
cubosaurs-sheet-value-first-in-turn-order = l’ex æquo rencontré le premier dans l’ordre du tour
cubosaurs-sheet-value-last-round-score = la manche qui s’achève
cubosaurs-sheet-value-running-total = toutes les manches jouées
cubosaurs-sheet-value-trex = T-Rex
cubosaurs-sheet-value-stegosaurus = Stégosaure
cubosaurs-sheet-value-brontosaurus = Brontosaure
cubosaurs-sheet-value-pterodactyl = Ptérodactyle
cubosaurs-sheet-value-pentaceratops = Pentaceratops
cubosaurs-sheet-value-velociraptor-grey = Vélociraptor gris
cubosaurs-sheet-value-velociraptor-black = Vélociraptor noir
cubosaurs-sheet-value-egg = Œuf
cubosaurs-sheet-value-egg-trex = Œuf (T-Rex)
cubosaurs-sheet-value-egg-stegosaurus = Œuf (Stégosaure)
cubosaurs-sheet-value-egg-brontosaurus = Œuf (Brontosaure)
cubosaurs-sheet-value-egg-pterodactyl = Œuf (Ptérodactyle)
cubosaurs-sheet-value-egg-pentaceratops = Œuf (Pentaceratops)
cubosaurs-sheet-value-egg-velociraptor = Œuf (Vélociraptors)
cubosaurs-sheet-value-orange = orange
cubosaurs-sheet-value-blue = bleu
cubosaurs-sheet-value-violet = violet
cubosaurs-sheet-value-red = rouge
cubosaurs-sheet-value-green = vert
cubosaurs-sheet-value-grey = gris
cubosaurs-sheet-value-black = noir
cubosaurs-sheet-value-multicolour = multicolore
cubosaurs-sheet-value-end-of-round = fin de manche
cubosaurs-sheet-value-instant = instantané
cubosaurs-sheet-value-points-per-type = points par type
cubosaurs-sheet-value-points-per-egg = points par œuf
cubosaurs-sheet-value-draw-into-hand = piocher dans la main
cubosaurs-sheet-value-refuse-without-adding = refuser sans rien ajouter
cubosaurs-sheet-value-refuse-adding-forbidden-type = refuser avec un type déjà présent
cubosaurs-sheet-value-destroy-own-card = détruire une de ses cartes
cubosaurs-sheet-value-destroy-opponent-card = détruire une carte adverse
cubosaurs-sheet-value-steal-card = voler une carte
cubosaurs-sheet-value-give-card = donner une carte
cubosaurs-sheet-value-swap-cards = échanger des cartes
