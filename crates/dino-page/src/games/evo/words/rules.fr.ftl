### Evo : un titre et une phrase ou deux par numéro de règle, montrés sur la page des règles et en
### réponse à « pourquoi pas ? ». Elles décrivent les décisions par défaut.

## But et mise en place

evo-1-title = But
evo-1 = Les points de mutation paient les gènes et sont aussi vos points de victoire. Qui en a le plus à la fin gagne.
evo-2-title = Joueurs
evo-2 = On joue de deux à cinq. La partie ordinaire se joue de trois à cinq ; à deux, les règles sont les mêmes sur la plus petite île.
evo-3-title = Île
evo-3 = Il y a une île par nombre de joueurs. Une fiche du matériel est refusée quand une case y est deux fois ou ne peut être atteinte à pied, quand une zone de départ manque, est doublée ou dans la mer, ou quand une île est trop petite pour huit dinosaures de chacun et quatre cases de plus.
evo-4-title = Matériel
evo-4 = Chacun a un pion, huit dinosaures, une planche de dinosaure et 6 points de mutation.
evo-5-title = Laboratoire et roue
evo-5 = Le laboratoire et la roue du climat sont à côté de l’île. La roue commence sur la section que dit la fiche du matériel.
evo-6-title = Pioche d’événements
evo-6 = Il y a quinze cartes d’événement, face cachée. On en pioche une par tour, en onze tours au plus : elles ne manquent jamais.
evo-7-title = Sac de gènes
evo-7 = Le sac contient les 36 gènes normaux et 8 des 12 gènes uniques, tirés au hasard.
evo-8-title = Pile de climat
evo-8 = Des douze jetons qui tournent la roue, un est écarté sans être vu. La météorite est mêlée à deux autres, et ces trois-là forment le dessous de la pile ; les neuf autres sont dessus. Elle vient donc en dixième, onzième ou douzième, et l’on joue 9, 10 ou 11 tours complets.
evo-9-title = Premier ordre
evo-9 = Les pions sont alignés au hasard sur la piste. Le plus à gauche est le premier joueur.
evo-10-title = Premiers dinosaures
evo-10 = Chacun commence avec un dinosaure sur chacune de deux zones de départ. Six restent en réserve.
evo-11-title = Première espèce
evo-11 = Une espèce commence avec 2 points de mouvement et 1 œuf : pas de corne, pas de plaque, pas de fiole, pas de gène unique.
evo-12-title = Totaux secrets
evo-12 = Les points de mutation sont gardés face cachée. Vous voyez les vôtres ; tous sont montrés à la fin.

## Le tour

evo-13-title = Six phases
evo-13 = Climat, mutations, initiative, déplacement, naissances, survie. Chacune est finie avant la suivante.
evo-14-title = Les corvées du premier joueur
evo-14 = Retourner le jeton, tourner la roue, tirer les gènes : rien n’y est un choix, le programme s’en charge.

## Climat

evo-15-title = Jeton
evo-15 = Le jeton du dessus est retourné.
evo-16-title = Météorite
evo-16 = La météorite finit la partie aussitôt (EVO-77). Rien d’autre n’a lieu dans ce tour, et aucune carte ne se joue.
evo-17-title = Rotation
evo-17 = Les autres jetons tournent la roue de deux sections dans le sens des aiguilles, d’une, d’aucune, ou d’une en arrière.
evo-18-title = Climat du tour
evo-18 = La roue dit ce qu’est chaque terrain ce tour-ci : idéal, froid, chaud ou mortel. Cela ne compte que dans la phase de survie ; on peut aller ou naître sur n’importe quel terrain.

## Mutations

evo-19-title = Rangée de gènes
evo-19 = On utilise autant de colonnes qu’il y a de joueurs. La première n’a pas de gène ; les autres en reçoivent un, tirés un à un. Il y a donc toujours un gène de moins que de joueurs.
evo-20-title = Pas de jumeaux
evo-20 = Deux gènes d’une rangée ne sont jamais pareils : un double retourne au sac et l’on en tire un autre.
evo-21-title = Ordre des mises
evo-21 = Dans l’ordre de la piste, qui est encore celui du tour précédent, chacun pose son pion sur une colonne. Il faut miser.
evo-22-title = Colonne vide
evo-22 = Dans une colonne vide, choisissez n’importe quelle valeur de 0 à 6. C’est le prix.
evo-23-title = Colonne occupée
evo-23 = Dans une colonne occupée, il faut miser plus que le pion qui s’y trouve, d’autant que vous voulez.
evo-24-title = Délogé
evo-24 = Si vous êtes délogé, vous reprenez votre pion et misez aussitôt, dans une autre colonne. Cette mise-là ne peut pas revenir dans la colonne perdue ; une mise suivante le peut.
evo-25-title = Le six est définitif
evo-25 = Personne n’est délogé de la valeur 6 : cette colonne est fermée.
evo-26-title = Fin des enchères
evo-26 = Les enchères finissent quand chaque pion est seul dans sa colonne. Il y a autant de colonnes que de joueurs : qui doit miser en trouve toujours une vide et permise.
evo-27-title = Moyens
evo-27 = Vous devez pouvoir payer votre mise : son prix, moins un par fiole (EVO-58), ne dépasse pas vos points de mutation. Ce que les autres pourraient miser n’est pas montré.
evo-28-title = Paiement
evo-28 = Vous payez le nombre où votre pion s’arrête, moins un par fiole. Les places dont vous avez été délogé ne coûtent rien.
evo-29-title = Gain
evo-29 = La colonne 1 donne une carte d’événement, les autres leur gène. Un gène agit aussitôt ; seules les fioles attendent le tour suivant (EVO-58).

## Initiative

evo-30-title = Ordre de base
evo-30 = Les pions vont sur la piste par colonne, la colonne 1 d’abord.
evo-31-title = Les petits troupeaux d’abord
evo-31 = Puis ceux qui ont moins de dinosaures sur le plateau passent devant ; à égalité on garde l’ordre de base.
evo-32-title = Durée
evo-32 = L’ordre vaut pour le déplacement, les naissances et la survie de ce tour, et pour le climat et les mutations du suivant. Pertes et naissances n’y changent rien.

## Déplacement

evo-33-title = Points
evo-33 = Dans l’ordre de la piste, chacun fait tous ses déplacements. Vous avez 2 points, un de plus par paire de pattes, deux de plus pour les cuisses musclées, et ce que donnent les cartes d’événement. Tout le troupeau se les partage.
evo-34-title = Pas
evo-34 = Un point mène un dinosaure sur une case voisine. Partagez les points entre vos dinosaures comme vous voulez, dans n’importe quel ordre.
evo-35-title = Pas de passage
evo-35 = On n’entre ni ne passe sur une case occupée, sauf par un combat.
evo-36-title = Points restants
evo-36 = Personne n’est obligé de bouger. Quand vous finissez votre déplacement, les points qui restent sont perdus. Quand il n’y a plus rien à faire et que vous n’avez pas de carte, le tour finit de lui-même.
evo-37-title = Attaque
evo-37 = Pour un point, un dinosaure attaque un ennemi qu’il pourrait atteindre. On lance aussitôt le dé de combat. Un dinosaure qui a bougé peut attaquer ; on n’attaque jamais les siens.
evo-38-title = Le dé
evo-38 = Le dé a cinq sortes de faces : l’attaque est ratée ; réussie ; réussie avec au moins autant de cornes (0 contre 0 compte) ; avec plus de cornes ; avec au moins deux de plus.
evo-39-title = Issue
evo-39 = Si l’attaque réussit, le vaincu quitte le plateau et l’attaquant prend sa case. Si elle échoue, les deux restent. Un attaquant ne meurt jamais.
evo-40-title = Encore
evo-40 = On peut attaquer plusieurs fois la même cible, même avec le même dinosaure. Chaque essai coûte un point.
evo-41-title = Peuples protégés
evo-41 = Un peuple qui n’a plus que deux dinosaures ne peut être attaqué, ni par terre, ni par mer, ni par air ; avec la régénération, trois (EVO-69). Il peut attaquer les autres. Personne n’est donc attaqué avant les premières naissances.

## Naissances

evo-42-title = Tours d’œufs
evo-42 = Dans l’ordre de la piste chacun place un nouveau-né ; puis ceux qui ont au moins deux œufs ; puis trois ; et ainsi de suite.
evo-43-title = Où
evo-43 = Un nouveau-né arrive sur une case vide à côté d’un de vos dinosaures. Tout terrain convient.
evo-44-title = Troupeau complet
evo-44 = Avec vos huit dinosaures sur le plateau, vous pouvez en retirer un pour en faire naître un autre ailleurs : à côté d’un des sept autres, pas sur la case quittée. Une fois par œuf, et pas si aucune case n’est ouverte.
evo-45-title = Facultatif
evo-45 = Vous pouvez passer chaque œuf. Les œufs non utilisés ne se gardent pas.

## Survie

evo-46-title = Vérification
evo-46 = Dans l’ordre de la piste, chacun retire les dinosaures que le climat tue. Qui n’a pas le choix n’est pas consulté.
evo-47-title = Terrain idéal
evo-47 = Tous les dinosaures en terrain idéal survivent.
evo-48-title = Terrain mortel
evo-48 = Tous les dinosaures en terrain mortel meurent, sauf un si vous avez le gène cavernicole (EVO-64).
evo-49-title = Terrains chaud et froid
evo-49 = En terrain chaud, un de vos dinosaures survit par plaque de thermorégulation, en terrain froid un par plaque de fourrure. Vous choisissez lesquels. Une plaque sauve un seul dinosaure sur toute l’île.
evo-50-title = Plancher
evo-50 = Dès qu’il ne reste que deux de vos dinosaures (trois avec la régénération), on n’en retire plus, où qu’ils soient.
evo-51-title = Revenu
evo-51 = Puis chacun gagne 1 point de mutation par dinosaure sur le plateau, et le tour suivant commence.

## Gènes normaux

evo-52-title = Gènes normaux
evo-52 = Vous les gardez toute la partie, pouvez en avoir plusieurs du même genre, et ils s’ajoutent sans limite.
evo-53-title = Paire de pattes
evo-53 = Un point de mouvement de plus.
evo-54-title = Corne
evo-54 = Une corne de plus, en attaque et en défense.
evo-55-title = Plaque de thermorégulation
evo-55 = Un dinosaure de plus survit en terrain chaud.
evo-56-title = Plaque de fourrure
evo-56 = Un dinosaure de plus survit en terrain froid.
evo-57-title = Œuf
evo-57 = Un nouveau-né de plus par tour.
evo-58-title = Fiole alchimique
evo-58 = Dès le tour suivant, chaque gène et chaque carte vous coûte 1 de moins, jamais moins de 0. Les fioles s’ajoutent. Vos mises doivent toujours dépasser celle qu’elles délogent.

## Gènes uniques

evo-59-title = Gènes uniques
evo-59 = Il n’y en a qu’un de chaque. Vous le gardez toute la partie.
evo-60-title = Plaque osseuse
evo-60 = Deux cornes quand on vous attaque.
evo-61-title = Grande corne
evo-61 = Deux cornes quand vous attaquez.
evo-62-title = Coquille épaisse
evo-62 = Nouveau-nés jusqu’à trois cases de distance.
evo-63-title = Nageoires
evo-63 = Pour un point, un dinosaure va d’une case côtière à n’importe quelle autre. Est côtière une case voisine de la mer.
evo-64-title = Cavernicole
evo-64 = À chaque tour, un de vos dinosaures en terrain mortel survit. Vous pouvez y renoncer, comme à une plaque (EVO-49).
evo-65-title = Poussée d’adrénaline
evo-65 = Une fois l’ordre trouvé, vous choisissez votre place sur la piste ; les autres gardent leur ordre. Vous choisissez à nouveau à chaque tour.
evo-66-title = Cuisses musclées
evo-66 = Deux points de mouvement de plus.
evo-67-title = Peau de caméléon
evo-67 = Votre dinosaure vaincu peut aller sur une case voisine vide au lieu de mourir, mais pas sur celle d’où vient l’attaquant. Sans une telle case il meurt.
evo-68-title = Ailes
evo-68 = Une fois par phase de déplacement, pour un point, un dinosaure avance de deux cases ; peu importe qui est sur la première. La seconde n’est pas la case de départ, mais peut en être voisine.
evo-69-title = Régénération
evo-69 = Votre troupeau ne descend jamais sous trois : là où les règles protègent deux dinosaures (EVO-41, EVO-50, EVO-70), elles en protègent trois des vôtres. Aucun dinosaure n’apparaît.
evo-70-title = Bébés tueurs
evo-70 = On peut faire naître sur un ennemi. On lance un dé : sur 1, 2 ou 3 l’ennemi disparaît, sur 4 ou 5 c’est le nouveau-né.
evo-71-title = Sixième sens
evo-71 = Vous pouvez regarder le prochain jeton de climat à tout moment. Le programme le montre à vous seul, dès que vous avez le gène et après chaque phase de climat.

## Cartes d’événement

evo-72-title = Pioche
evo-72 = Qui remporte la colonne 1 pioche une carte.
evo-73-title = Secret
evo-73 = Les cartes sont secrètes jusqu’à ce qu’on les joue. Leur nombre est public.
evo-74-title = Moments
evo-74 = Chaque carte a son moment. On peut en jouer plusieurs par tour ou par phase, chacune à son moment.
evo-75-title = Jamais pour toujours
evo-75 = L’effet d’une carte finit, et la carte est défaussée face visible. Ce qu’elle a fait sur le coup reste fait : la roue reste où on l’a tournée.
evo-76-title = Les quinze cartes
evo-76 = Les textes des cartes imprimées n’ont pas été trouvés : celles-ci sont donc les nôtres. On peut jouer sans elles ; la colonne 1 permet alors seulement de passer devant à troupeaux égaux (EVO-31).

## Fin de la partie

evo-77-title = Fin
evo-77 = La partie finit à l’instant où la météorite est retournée. On montre tous les points, et le plus de points de mutation gagne. Ce dernier tour ne rapporte rien.
evo-78-title = Égalités
evo-78 = À total égal, le plus de dinosaures sur le plateau gagne ; qui est encore à égalité partage la victoire.
evo-79-title = Ce qui est toujours vrai
evo-79 = Chacun a de 2 à 8 dinosaures sur le plateau ; plateau et réserve font 8 (moins les perdus) ; un dinosaure par case ; pas de PM négatifs ; un pion par colonne après les enchères ; planches, rangée, sac et les quatre écartés font 48 gènes ; jetons retournés, pile et écarté font 13 ; pioche, mains et défausse font 15 cartes ; 9 à 11 tours complets à la fin. Le programme le vérifie après chaque événement de ses tests.

## Aide de jeu et feuille de composants

evo-refcard-round = Un tour
evo-refcard-climate = Climat : un jeton tourne la roue [EVO-17] ; la météorite finit la partie [EVO-16].
evo-refcard-mutations = Mutations : misez sur une colonne ; délogé, misez dans une autre [EVO-24] ; un six est définitif [EVO-25].
evo-refcard-initiative = Initiative : par colonne, puis les petits troupeaux d’abord [EVO-31].
evo-refcard-movement = Déplacement : un point par pas ou par attaque [EVO-34] [EVO-37] ; un peuple de deux est protégé [EVO-41].
evo-refcard-births = Naissances : une par œuf, à côté d’un de vos dinosaures [EVO-43].
evo-refcard-survival = Survie : en terrain idéal tous vivent, au chaud et au froid un par plaque, en terrain mortel aucun ; il en reste toujours deux [EVO-50]. Chaque vivant vaut un point [EVO-51].
evo-refcard-end = Le plus de points de mutation gagne, puis le plus de dinosaures [EVO-78].
evo-refcard-genes = Gènes : permanents, ils s’ajoutent
evo-refcard-unique = Un seul de chaque
evo-refcard-section = Section
evo-refcard-gene = Gène
evo-refcard-does = Effet
evo-refcard-face = L’attaque est …
evo-refcard-faces = sur 6
evo-refcard-card = Carte
evo-sheet-schema-version = version de cette fiche
evo-sheet-game = La boîte
evo-sheet-designer = auteur
evo-sheet-publisher = éditeur
evo-sheet-year = année
evo-sheet-min-players = joueurs au moins [EVO-2]
evo-sheet-max-players = joueurs au plus [EVO-2]
evo-sheet-min-age = âge minimal
evo-sheet-duration-minutes = minutes
evo-sheet-setup = Mise en place
evo-sheet-start-mp = points de mutation au départ [EVO-4]
evo-sheet-dinosaurs-per-player = dinosaures par joueur [EVO-4]
evo-sheet-start-zones-per-player = zones de départ par joueur [EVO-10]
evo-sheet-normal-genes = gènes normaux [EVO-7]
evo-sheet-unique-genes = gènes uniques [EVO-7]
evo-sheet-unique-genes-in-bag = gènes uniques dans le sac [EVO-7]
evo-sheet-event-cards = cartes d’événement [EVO-6]
evo-sheet-climate-tokens = jetons de climat [EVO-8]
evo-sheet-climate-tokens-set-aside = jetons écartés [EVO-8]
evo-sheet-meteor-among-last = la météorite est parmi les derniers [EVO-8]
evo-sheet-species = Une espèce au départ
evo-sheet-movement = points de mouvement [EVO-11]
evo-sheet-horns = cornes [EVO-11]
evo-sheet-thermoregulation = plaques de thermorégulation [EVO-55]
evo-sheet-fur = plaques de fourrure [EVO-56]
evo-sheet-eggs = œufs [EVO-11]
evo-sheet-vials = fioles [EVO-11]
evo-sheet-limits = Protection
evo-sheet-protected-herd = un troupeau de cette taille est protégé [EVO-41]
evo-sheet-protected-herd-with-regeneration = de même avec la régénération [EVO-69]
evo-sheet-laboratory = Laboratoire
evo-sheet-lowest-value = plus petite valeur [EVO-22]
evo-sheet-highest-value = plus grande valeur [EVO-25]
evo-sheet-rulings = Décisions : ce que le livret laisse ouvert
evo-sheet-births-from-newborns = les nouveau-nés de la phase comptent comme voisins [EVO-43]
evo-sheet-fins-may-attack = les nageoires peuvent attaquer [EVO-63]
evo-sheet-wings-may-attack = les ailes peuvent attaquer [EVO-68]
evo-sheet-killer-babies-six = un six des bébés tueurs [EVO-70]
evo-sheet-plates-may-be-declined = on peut ne pas utiliser une plaque [EVO-49]
evo-sheet-twins-when-unavoidable = quand il ne reste que des doubles [EVO-20]
evo-sheet-beaten-dinosaur-goes-to = un dinosaure vaincu va [EVO-39]
evo-sheet-open-mp = totaux ouverts par défaut [EVO-12]
evo-sheet-play-with-events = cartes d’événement utilisées par défaut [EVO-76]
evo-sheet-gene-counts = Gènes normaux
evo-sheet-legs = paires de pattes [EVO-53]
evo-sheet-horn = cornes [EVO-54]
evo-sheet-egg = œufs [EVO-57]
evo-sheet-vial = fioles [EVO-58]
evo-sheet-gene-amounts = Gènes uniques avec un nombre
evo-sheet-bone-plate = plaque osseuse : cornes [EVO-60]
evo-sheet-great-horn = grande corne : cornes [EVO-61]
evo-sheet-thick-shell = coquille épaisse : cases [EVO-62]
evo-sheet-cave-dweller = cavernicole : dinosaures [EVO-64]
evo-sheet-muscular-thighs = cuisses musclées : points [EVO-66]
evo-sheet-wheel = Roue du climat
evo-sheet-start = première section [EVO-5]
evo-sheet-tokens = Jetons de climat
evo-sheet-step = sections
evo-sheet-count = nombre
evo-sheet-sections = Sections de la roue
evo-sheet-ideal = idéal
evo-sheet-cold = froid
evo-sheet-hot = chaud
evo-sheet-deadly = mortel
evo-sheet-die = Dé de combat
evo-sheet-face = face
evo-sheet-events = Cartes d’événement
evo-sheet-moment = moment
evo-sheet-amount = quantité
evo-sheet-least = laisse au moins
evo-sheet-islands = Îles
evo-sheet-players = joueurs
evo-sheet-start-slots = zones de départ, par paires de coordonnées
evo-sheet-value-newborn-dies = le nouveau-né est perdu
evo-sheet-value-both-die = les deux sont perdus
evo-sheet-value-place-repeat = on pose un double
evo-sheet-value-leave-empty = les colonnes restent vides
evo-sheet-value-supply = dans la réserve de son propriétaire
evo-sheet-value-out-of-game = hors du jeu
evo-sheet-value-yellow = plage (jaune)
evo-sheet-value-green = plaine (vert)
evo-sheet-value-brown = collines (brun)
evo-sheet-value-white = montagne (blanc)
evo-sheet-value-fail = ratée
evo-sheet-value-success = réussie
evo-sheet-value-at-least-equal = réussie avec au moins autant de cornes
evo-sheet-value-more = réussie avec plus de cornes
evo-sheet-value-two-more = réussie avec au moins deux de plus
evo-sheet-value-climate-end = fin du climat
evo-sheet-value-movement-start = début du déplacement
evo-sheet-value-movement-own = son déplacement
evo-sheet-value-attack-declared = attaque déclarée
evo-sheet-value-combat-rolled = dé lancé
evo-sheet-value-births-start = début des naissances
evo-sheet-value-birth-own = sa naissance
evo-sheet-value-survival-start = début de la survie
evo-sheet-value-hurried-season = Saison pressée
evo-sheet-value-season-turns-back = Retour de saison
evo-sheet-value-stalled-season = Saison figée
evo-sheet-value-stampede = Débandade
evo-sheet-value-drift-raft = Radeau de fortune
evo-sheet-value-mire = Bourbier
evo-sheet-value-battle-fury = Fureur
evo-sheet-value-closed-ranks = Rangs serrés
evo-sheet-value-fickle-fortune = Fortune changeante
evo-sheet-value-rich-clutch = Belle couvée
evo-sheet-value-distant-nest = Nid lointain
evo-sheet-value-lean-year = Année maigre
evo-sheet-value-winter-down = Duvet d’hiver
evo-sheet-value-mud-wallow = Bain de boue
evo-sheet-value-moulting-sickness = Mauvaise mue

## Le sens des mots : comment un mot s’écrit, puis ce qu’il veut dire

evo-term-mutation-points = points de mutation|point de mutation: votre argent et vos points de victoire ; chaque dinosaure vivant à la fin d’un tour en rapporte un.
evo-term-ideal = terrain idéal|idéal: le terrain où tous les dinosaures survivent ce tour-ci.
evo-term-deadly = terrain mortel|mortel: le terrain où aucun dinosaure ne survit ce tour-ci.
evo-term-plate = plaque|plaques: un gène qui sauve un dinosaure, la thermorégulation au chaud, la fourrure au froid.
evo-term-vial = fiole|fioles: un gène qui rend tout ce que vous achetez ensuite moins cher de 1.
evo-term-pushed-out = délogé|délogée: quelqu’un a misé plus dans votre colonne ; votre pion revient et vous misez ailleurs.
evo-term-track = piste: la rangée de pions qui montre dans quel ordre on joue.
evo-term-unique = gène unique|gènes uniques: un gène dont il n’existe qu’un exemplaire dans le jeu.
evo-term-protected = protégé: personne ne peut attaquer un troupeau aussi petit.
