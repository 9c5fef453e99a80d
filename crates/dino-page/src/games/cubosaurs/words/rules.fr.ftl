### Cubosaurs : un titre et une ou deux phrases par numéro de règle, pour le panneau des règles et pour
### répondre à « pourquoi est-ce impossible ? ». Les phrases décrivent les choix par défaut.

## Mise en place

cub-1-title = Joueurs
cub-1 = Cubosaurs se joue de deux à cinq.
cub-2-title = Cartes
cub-2 = Il y a 55 cartes de 8 types : sept de chacun des sept dinosaures, et six œufs tous différents.
cub-3-title = Pioche de la manche
cub-3 = À chaque manche, on mélange les 55 cartes et on en garde dix par joueur pour la pioche. Les autres sont écartées sans être vues.
cub-4-title = Collections de départ
cub-4 = Vous commencez chaque manche avec quatre cartes visibles devant vous, quelles qu’elles soient.
cub-5-title = Premier joueur et sens du jeu
cub-5 = À la première manche, le hasard désigne qui commence et l’on joue dans le sens horaire.
cub-6-title = Ce qui est visible
cub-6 = Tout le monde voit les collections et la main. La pioche et les cartes écartées restent cachées.
cub-7-title = Début sans main
cub-7 = Personne n’a de main quand une manche commence : le premier joueur pioche donc une carte.

## Tour

cub-10-title = Prendre une main
cub-10 = Si l’on vous a passé une main, vous la prenez sans piocher. Sinon, vous piochez une seule carte.
cub-11-title = Conserver ou refuser
cub-11 = Une fois votre main prise, vous devez la conserver ou la refuser.
cub-12-title = Conserver
cub-12 = Si vous conservez la main, elle rejoint tout entière votre collection et votre tour se termine. Le joueur suivant pioche.
cub-13-title = Tout ou rien
cub-13 = Une main ne se partage pas : vous la conservez tout entière ou vous la passez tout entière.
cub-14-title = Ordre du tour
cub-14 = Le tour passe à votre voisin dans le sens de la manche, et c’est lui qui reçoit la main que vous refusez.

## Refuser

cub-20-title = Refuser
cub-20 = Pour refuser, vous devez joindre à la main une carte, ni plus ni moins, et elle doit venir de votre propre collection. Le tout passe ensuite au joueur suivant.
cub-21-title = Condition de type
cub-21 = La carte que vous joignez doit être d’un type absent de la main. Les œufs forment tous ensemble un seul type ; les vélociraptors gris et les noirs en forment deux.
cub-22-title = Main imposée
cub-22 = Vous ne pouvez refuser que si l’une de vos cartes est d’un type absent de la main. Si aucune ne convient, ou si vous n’avez plus de carte, vous devez conserver la main.
cub-23-title = Limites
cub-23 = En principe, chaque refus apporte un nouveau type à la main : tôt ou tard, quelqu’un doit la conserver.
cub-24-title = Retour d’une main
cub-24 = Une main que vous avez refusée peut revenir jusqu’à vous. Vous décidez alors à nouveau, librement.

## Fin de la manche

cub-30-title = Fin de la manche
cub-30 = La manche s’arrête quand quelqu’un doit piocher et que la pioche est vide. Piocher la dernière carte n’y met pas fin.
cub-31-title = Score de la manche
cub-31 = Votre score de la manche est la somme de ce que valent vos cartes ; il peut être négatif.

## Décompte

cub-40-title = Espèces en série
cub-40 = T-Rex, stégosaures, brontosaures, ptérodactyles et pentaceratops comptent selon leur nombre : un, deux, trois, ou quatre et plus. Les points valent pour toute la série.
cub-41-title = Paires de vélociraptors
cub-41 = Dans une paire formée d’un vélociraptor noir et d’un gris, chaque carte rapporte ses points ; un vélociraptor resté seul vous en coûte. La meilleure répartition est trouvée pour vous.
cub-42-title = Œufs
cub-42 = Un œuf rapporte si personne n’a plus que vous du dinosaure qu’il désigne et que vous en avez au moins un ; l’égalité suffit. Sinon, il vous coûte des points.
cub-43-title = Œuf des vélociraptors
cub-43 = Pour l’œuf des vélociraptors, les gris et les noirs comptent ensemble, en paire ou non.
cub-44-title = Un œuf n’est pas un dinosaure
cub-44 = Un œuf n’appartient à aucune espèce et n’aide jamais à en avoir le plus.

## Manche suivante

cub-50-title = Qui commence ensuite
cub-50 = La manche suivante est ouverte par celui qui a fait le plus petit score de la manche terminée. S’ils sont plusieurs, le hasard choisit parmi eux.
cub-51-title = Sens du jeu
cub-51 = La deuxième manche se joue dans le sens antihoraire.
cub-52-title = Comme au début
cub-52 = Hormis le premier joueur et le sens du jeu, une nouvelle manche se prépare et se joue comme la première.

## Fin de la partie

cub-60-title = Total
cub-60 = On additionne vos scores de toutes les manches, avec le bonus d’ADN dans la version avancée. Le plus grand total gagne.
cub-61-title = Égalités
cub-61 = À total égal, la meilleure dernière manche l’emporte. Si elle est égale aussi, la victoire est partagée.

## À deux joueurs

cub-65-title = Nombre de manches
cub-65 = De trois à cinq joueurs, on joue toujours deux manches. À deux, on en joue trois, ou deux si l’on préfère.
cub-66-title = Troisième manche
cub-66 = La troisième manche est ouverte par celui qui a marqué le moins à la deuxième.

## Version avancée : ADN

cub-70-title = Mise en place de l’ADN
cub-70 = La version avancée ajoute 40 jetons ADN et un marché de tuiles Évolution, une de plus que de joueurs. Une tuile absente de cette partie ne peut pas être achetée : la version de base n’en a aucune, et celles qui visent les adversaires peuvent être retirées.
cub-71-title = Gagner de l’ADN
cub-71 = Vous gagnez un jeton ADN dès qu’une carte à icône d’ADN entre dans votre collection, y compris au départ. Perdre une telle carte ne vous coûte aucun jeton.
cub-72-title = Réserve vide
cub-72 = Quand la réserve est vide, un jeton ADN gagné doit être pris à un adversaire qui en possède, au choix de celui qui le gagne. La partie attend que ce soit fait.
cub-73-title = Acheter une tuile
cub-73 = Vous pouvez acheter une seule tuile par tour, une fois votre main prise. Elle doit être visible au marché et vous devez avoir assez de jetons ADN pour la payer.
cub-74-title = Pas d’achat sans effet
cub-74 = Une tuile ne s’achète que si son effet peut s’accomplir comme vous le demandez. La tuile 3 exige une carte dans la pioche, la tuile 5 une de vos cartes dont le type est déjà dans la main, et les tuiles 6 à 10 les cartes et l’adversaire qu’elles visent.
cub-75-title = Tuiles achetées
cub-75 = Les tuiles qui comptent en fin de manche restent visibles devant vous. Les autres sont retournées face cachée une fois utilisées.
cub-76-title = Décompte de la tuile 1
cub-76 = La tuile 1 vous donne un point par type de carte dans votre collection. Les œufs font un seul type, les vélociraptors gris et noirs en font deux.
cub-77-title = Décompte de la tuile 2
cub-77 = La tuile 2 vous donne deux points par œuf, qui s’ajoutent à ceux que l’œuf rapporte ou coûte.
cub-78-title = Entre les manches
cub-78 = Vous gardez vos jetons ADN non dépensés, et les tuiles non achetées restent au marché. Toutes les autres sont mélangées, puis le marché est complété.
cub-79-title = Bonus d’ADN
cub-79 = À la fin de la partie, chaque lot de deux jetons ADN non dépensés vaut un point.

## Aide-mémoire et tableaux

cubosaurs-refcard-hand = Votre tour : prenez la main que l’on vous passe. S’il n’y en a pas, piochez une carte [CUB-10].
cubosaurs-refcard-buy = Acheter : une fois par tour, avant de décider, vous pouvez acheter une tuile [CUB-73].
cubosaurs-refcard-keep = Conserver : toute la main rejoint votre collection ; le joueur suivant pioche [CUB-12].
cubosaurs-refcard-refuse = Refuser : ajoutez une de vos cartes, d’un type absent de la main, et faites passer le tout [CUB-20] [CUB-21]. Tous les œufs sont un seul type, gris et noirs en sont deux.
cubosaurs-refcard-forced = Main imposée : si aucune de vos cartes ne convient, vous devez conserver [CUB-22].
cubosaurs-refcard-round-end = La manche s’arrête : quand quelqu’un doit piocher et que la pioche est vide [CUB-30].
cubosaurs-refcard-next = Manche suivante : le plus petit score de la manche commence [CUB-50], et le sens du jeu s’inverse [CUB-51].
cubosaurs-refcard-game-end = Victoire : le plus grand total, puis la meilleure dernière manche [CUB-60] [CUB-61].
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

## La fiche du matériel

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

## Les noms qui sont des valeurs de la fiche

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

## Le sens des mots : comment un mot s’écrit, puis ce qu’il veut dire

cubosaurs-term-collection = collection: les cartes visibles devant quelqu’un ; elles comptent à la fin de la manche.
cubosaurs-term-hand = main: les cartes qui circulent et sont proposées à un joueur après l’autre.
cubosaurs-term-type = type|types: une des huit sortes de cartes ; les Vélociraptors gris et noirs en font deux, tous les œufs une seule.
cubosaurs-term-forced-keep = devez conserver|main imposée: tous vos types sont déjà dans la main, vous ne pouvez donc pas la refuser.
cubosaurs-term-dna = jeton adn|jetons adn|jetons|jeton: la monnaie de la version avancée ; une carte à icône d’ADN en rapporte un.
cubosaurs-term-market = marché: les tuiles Évolution visibles, que l’on peut acheter.
