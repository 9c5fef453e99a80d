### Evo : un titre et une phrase ou deux par numéro de règle, montrés sur la page des règles et en
### réponse à « pourquoi pas ? ». Elles décrivent les décisions par défaut.

## But et mise en place

evo-1-title = But

Les PM paient les gènes et sont les points de victoire. Qui en a le plus à la fin gagne.

- **Décision.** Gènes, cartes et dinosaures restants ne valent rien : aucune autre source n'est nommée.

### EVO-2 Joueurs

De deux à cinq. La partie ordinaire se joue de trois à cinq ; à deux, mêmes règles sur la plus petite île.

### EVO-3 Île

Il y a une île par nombre de joueurs. Une feuille de composants est refusée quand une case y est deux fois
ou ne peut être atteinte à pied, quand une zone de départ manque, est doublée ou dans la mer, ou quand une
île est trop petite pour huit dinosaures de chacun et quatre cases de plus.

### EVO-4 Matériel

Chacun a un pion, huit dinosaures, une planche d'espèce et 6 PM.

### EVO-5 Laboratoire et roue

Le laboratoire et la roue du climat sont à côté de l'île. La roue commence sur la section que dit la feuille.

### EVO-6 Pioche d'événements

Quinze cartes, face cachée. On en pioche une par tour, en onze tours au plus : elles ne manquent jamais.

### EVO-7 Sac de gènes

Les 36 gènes normaux et 8 des 12 gènes uniques, tirés au hasard.

- **Décision.** Personne ne voit lesquels restent dehors : c'est le sens d'un tirage au hasard.
- Un gène est décidé quand on le tire. Une sorte normale pèse autant que ses jetons restants, tous les gènes
  uniques encore inconnus pèsent ensemble autant qu'il en reste dans le sac, à parts égales.

### EVO-8 Pile de climat

Un des douze jetons qui tournent la roue est écarté sans être vu. La météorite est mêlée à deux autres et se
trouve dessous ; neuf autres sont dessus. Elle vient donc en dixième, onzième ou douzième, chaque fois avec
une chance de 1/3, et l'on joue 9, 10 ou 11 tours complets.

### EVO-9 Premier ordre

Les pions sont alignés au hasard sur la piste. Le plus à gauche est le premier joueur.

### EVO-10 Premiers dinosaures

Chacun commence avec un dinosaure sur chacune de deux zones de départ. Six restent en réserve.

- **Décision.** Les paires de zones sont données au hasard : être assis près d'une zone n'a pas de sens à
  l'écran, et le livret permet le hasard.

### EVO-11 Première espèce

2 points de mouvement, pas de corne, pas de plaque, 1 œuf, pas de fiole, pas de gène unique.

### EVO-12 Totaux secrets

Les PM sont gardés face cachée. On voit les siens ; tous sont montrés à la fin.
evo-1 = L'option mp=open les montre à tous. Gains et paiements sont publics, cela ne change donc rien. - Tant que les totaux sont secrets, la feuille de score cache ce que les autres ont payé.

## Le tour

evo-13-title = Six phases

Climat, mutations, initiative, déplacement, naissances, survie. Chacune est finie avant la suivante.

### EVO-14 Les corvées du premier joueur
evo-13 = Retourner le jeton, tourner la roue, tirer les gènes : rien n'y est un choix, le programme s'en charge.

## Climat

evo-15-title = Jeton

Le jeton du dessus est retourné.

### EVO-16 Météorite

La météorite finit la partie aussitôt (EVO-77). Rien d'autre de ce tour n'a lieu ; aucune carte ne se joue.

### EVO-17 Rotation

Les autres jetons tournent la roue de deux sections dans le sens des aiguilles, d'une, d'aucune, ou d'une en
arrière.

### EVO-18 Climat du tour
evo-15 = La section choisie dit ce qu'est chaque terrain ce tour-ci : idéal, froid, chaud ou mortel. Cela ne compte que dans la phase de survie ; on peut entrer ou naître partout.

## Mutations

evo-19-title = Rangée de gènes

On utilise autant de colonnes qu'il y a de joueurs. La première n'a pas de gène ; les autres en reçoivent un,
tirés un à un. Il y a donc toujours un gène de moins que de joueurs.

### EVO-20 Pas de jumeaux

Deux gènes d'une rangée ne sont jamais pareils : un double retourne au sac et l'on en tire un autre.

- **Décision.** Quand il ne reste que des doubles, on en pose un, pour que chacun gagne quelque chose. Cela
  peut arriver à cinq au onzième tour. Interrupteur `twins_when_unavoidable` ; avec `leave_empty` les colonnes
  restent vides et ne donnent que leur place sur la piste.

### EVO-21 Ordre des mises

Dans l'ordre de la piste, celui du tour précédent, chacun pose son pion sur une colonne. Il faut miser.

### EVO-22 Colonne vide

N'importe quelle valeur de 0 à 6. C'est le prix.

### EVO-23 Colonne occupée

Miser plus que le pion qui s'y trouve, d'autant qu'on veut.

### EVO-24 Délogé

Qui est délogé reprend son pion et mise aussitôt, dans une autre colonne. Seule cette mise lui est interdite
dans la colonne perdue.

- La nouvelle mise peut en déloger un troisième, et ainsi de suite ; le suivant attend la fin de la chaîne.

### EVO-25 Le six est définitif

Personne n'est délogé de la valeur 6 : cette colonne est fermée.

### EVO-26 Fin des enchères

Elles finissent quand chaque pion est seul dans sa colonne. Avec autant de colonnes que de joueurs, qui doit
miser trouve toujours une colonne vide et permise. Une colonne voit au plus sept pions : il faut au plus sept
mises par joueur.

### EVO-27 Moyens

- **Décision.** Une mise doit pouvoir être payée : son prix moins les fioles (EVO-58) ne dépasse pas vos PM. Le
  paiement est obligatoire. Ce que les autres pourraient miser n'est pas montré.

### EVO-28 Paiement

Chacun paie la valeur de sa dernière place, moins ses fioles. Les places perdues ne coûtent rien.

### EVO-29 Gain
evo-19 = La colonne 1 donne une carte d'événement, les autres leur gène. L'effet est immédiat ; seules les fioles attendent (EVO-58).

## Initiative

evo-30-title = Ordre de base

Les pions vont sur la piste par colonne, la colonne 1 d'abord.

### EVO-31 Les petits troupeaux d'abord

Puis moins de dinosaures sur le plateau passent devant ; à égalité on garde l'ordre de base.

### EVO-32 Durée
evo-30 = Pour le déplacement, les naissances et la survie de ce tour, et pour le climat et les mutations du suivant. Pertes et naissances n'y changent rien.

## Déplacement

evo-33-title = Points

Dans l'ordre de la piste chacun fait tous ses déplacements. Points : 2, un par paire de pattes, deux pour les
cuisses musclées, et les événements. Le troupeau se les partage.

### EVO-34 Pas

Un point mène un dinosaure sur une case voisine. On partage les points comme on veut, dans n'importe quel ordre.

### EVO-35 Pas de passage

On n'entre ni ne passe sur une case occupée, sauf par un combat.

### EVO-36 Points restants

Personne n'est obligé de bouger. Les points restants sont perdus.

- **Décision.** Sans point, le tour finit de lui-même, sauf si le joueur a une carte en main et n'a pas dit qu'il
  ne veut pas être consulté (EVO-74). Un tour resté ouvert pour une carte jouable la trahirait.

### EVO-37 Attaque

Pour un point, un dinosaure attaque un ennemi qu'il pourrait atteindre. On lance aussitôt le dé de combat. Qui a
bougé peut attaquer ; on n'attaque jamais les siens.

### EVO-38 Le dé

Cinq sortes de faces : ratée ; réussie ; réussie avec au moins autant de cornes (0 contre 0 compte) ; avec plus ;
avec au moins deux de plus.

| cornes de l'attaquant moins celles du défenseur | moins de 0 | 0 | 1 | 2 ou plus |
| --- | --- | --- | --- | --- |
| chance avec nos faces | 1/6 | 2/6 | 4/6 | 5/6 |

### EVO-39 Issue

Réussite : le vaincu quitte le plateau et l'attaquant prend sa case. Échec : les deux restent. Un attaquant ne
meurt jamais.

- **Décision.** Le vaincu retourne dans la réserve de son propriétaire. Interrupteur `beaten_dinosaur_goes_to` ;
  avec `out_of_game` la figurine est perdue pour de bon.

### EVO-40 Encore

On peut attaquer plusieurs fois la même cible, même avec le même dinosaure. Chaque essai coûte un point.

### EVO-41 Peuples protégés
evo-33 = Un peuple qui n'a plus que deux dinosaures ne peut être attaqué, ni par terre, ni par mer, ni par air ; avec la régénération, trois (EVO-69). Il peut attaquer. Personne n'est donc attaqué avant les premières naissances.

## Naissances

evo-42-title = Tours d'œufs

Dans l'ordre de la piste chacun place un nouveau-né ; puis ceux qui ont au moins deux œufs ; puis trois ; et ainsi
de suite.

### EVO-43 Où

Sur une case vide à côté d'un de vos dinosaures. Tout terrain convient.

- **Décision.** Les nouveau-nés de cette phase comptent. Interrupteur `births_from_newborns`.

### EVO-44 Troupeau complet

Avec vos huit dinosaures sur le plateau, vous pouvez en sacrifier un pour en faire naître un ailleurs : à côté d'un
des sept autres, pas sur la case quittée. Un par œuf. Interdit si aucune case n'est ouverte.

### EVO-45 Facultatif

On peut passer chaque œuf. Les œufs ne se gardent pas.
evo-42 = Si aucune case n'est ouverte, un joueur sans carte, ou qui ne veut pas être consulté, passe de lui-même (comme EVO-36).

## Survie

evo-46-title = Vérification

Dans l'ordre de la piste chacun retire ce que le climat tue. Qui n'a pas le choix n'est pas consulté.

### EVO-47 Terrain idéal

Tous survivent.

### EVO-48 Terrain mortel

Tous meurent, sauf par le cavernicole (EVO-64).

### EVO-49 Terrains chaud et froid

Un dinosaure survit au chaud par plaque de thermorégulation, au froid par plaque de fourrure. Le propriétaire
choisit. Une plaque couvre un dinosaure sur toute l'île.

- **Décision.** On peut ne pas utiliser une plaque. Interrupteur `plates_may_be_declined`.

### EVO-50 Plancher

On cesse de retirer dès qu'il reste deux dinosaures (trois avec la régénération), quels qu'ils soient.

- Vous nommez les survivants. Tous ceux du terrain idéal en sont. Ils sont soit autant que le plancher, soit plus
  nombreux et couverts par des plaques. Un troupeau au plancher ou dessous ne perd personne.
- Le plancher compte tous ceux qui restent : de cinq en terrain mortel avec le cavernicole, deux restent.

### EVO-51 Revenu
evo-46 = Puis chacun gagne 1 PM par dinosaure sur le plateau, et le tour suivant commence.

## Gènes normaux

evo-52-title = Gènes normaux

Ils sont permanents, peuvent être possédés plusieurs fois et s'ajoutent sans limite.

### EVO-53 Paire de pattes

Un point de mouvement de plus.

### EVO-54 Corne

Une corne de plus, en attaque et en défense.

### EVO-55 Plaque de thermorégulation

Un dinosaure de plus survit en terrain chaud.

### EVO-56 Plaque de fourrure

Un dinosaure de plus survit en terrain froid.

### EVO-57 Œuf

Un nouveau-né de plus par tour.

### EVO-58 Fiole alchimique
evo-52 = Gènes et cartes des tours suivants coûtent 1 de moins, jamais moins de 0. Les fioles s'ajoutent. La hauteur du pion ne change pas : il faut dépasser la valeur imprimée.

## Gènes uniques

evo-59-title = Gènes uniques

Ils sont permanents et à un seul joueur jusqu'à la fin.

### EVO-60 Plaque osseuse

Deux cornes quand on vous attaque.

### EVO-61 Grande corne

Deux cornes quand vous attaquez.

### EVO-62 Coquille épaisse

Nouveau-nés jusqu'à trois cases de distance.

- **Décision.** On compte par la terre, même à travers des cases occupées, pas par la mer : les œufs ne nagent pas.

### EVO-63 Nageoires

Pour un point, un dinosaure va d'une case côtière à n'importe quelle autre. Est côtière une case voisine de la mer.

- **Décision.** On peut attaquer ainsi. Interrupteur `fins_may_attack`.

### EVO-64 Cavernicole

Un de vos dinosaures en terrain mortel survit, chaque tour. On peut y renoncer comme à une plaque (EVO-49).

### EVO-65 Poussée d'adrénaline

L'ordre trouvé, vous choisissez votre place sur la piste ; les autres gardent leur ordre. À chaque tour.

### EVO-66 Cuisses musclées

Deux points de mouvement de plus.

### EVO-67 Peau de caméléon

Votre dinosaure vaincu peut aller sur une case voisine vide au lieu de mourir, mais pas sur celle d'où vient
l'attaquant. Sans une telle case il meurt.

- **Décision.** Un attaquant par mer ou par air vient d'où il est parti. Contre les bébés tueurs il n'y a pas de
  combat : la peau n'aide pas.

### EVO-68 Ailes

Une fois par phase de déplacement, pour un point, un dinosaure avance de deux cases ; peu importe qui est sur la
première. La seconde n'est pas la case de départ, mais peut en être voisine.

- **Décision.** On peut attaquer ainsi ; une attaque ratée use les ailes. Interrupteur `wings_may_attack`.
- Le programme se sert des pattes ou des nageoires là où elles suffisent, et des ailes pour le reste.

### EVO-69 Régénération

Vous ne descendez jamais sous trois : le plancher de EVO-41, EVO-50 et EVO-70 est trois. Aucun dinosaure n'apparaît.

### EVO-70 Bébés tueurs

On peut faire naître sur un ennemi. On lance un dé : sur 1, 2, 3 l'ennemi disparaît, sur 4, 5 le nouveau-né.

- **Décision.** Un dé ordinaire. Sur 6 le nouveau-né est perdu. Interrupteur `killer_babies_six` ; avec `both_die`
  les deux le sont.
- **Décision.** Un peuple à son plancher ne peut être visé : aucune règle ne le laisse diminuer.
- Le dinosaure sacrifié pour le nouveau-né (EVO-44) est perdu dans tous les cas.

### EVO-71 Sixième sens
evo-59 = Vous pouvez regarder le prochain jeton de climat à tout moment. Le programme le montre à vous seul, dès que vous avez le gène et après chaque phase de climat.

## Cartes d'événement

evo-72-title = Pioche

Qui remporte la colonne 1 pioche une carte.

### EVO-73 Secret

Les cartes sont secrètes jusqu'à ce qu'on les joue. Leur nombre est public.

### EVO-74 Moments

On peut en jouer plusieurs par tour ou par phase, chacune à son moment.

- **Décision.** À un moment commun (fin du climat, débuts du déplacement, des naissances et de la survie) tous ceux
  qui ont une carte sont consultés dans l'ordre de la piste, jusqu'à ce que tous passent à la suite. Quand une attaque
  est déclarée on consulte le défenseur ; quand le dé est tombé, l'attaquant puis le défenseur, s'ils ont une carte.
  Dans son propre tour on joue une carte ou non, sans être consulté.
- Qui est consulté ne dit donc rien des cartes. Plus personne ne l'est quand toutes les cartes de ce moment sont
  dans la défausse.
- **Décision.** Qui est consulté peut dire jusqu'à quand il ne veut plus l'être : prochaine fin de climat, prochain
  déplacement, attaque, lancer, naissances ou survie, ou prochaine carte piochée. Une nouvelle carte met fin à toute
  attente. C'est public.

### EVO-75 Jamais pour toujours

Les effets finissent, la carte est défaussée face visible. Ce qu'elle a fait sur le coup n'est pas repris : la roue
reste où on l'a tournée.

### EVO-76 Les quinze cartes

Les textes imprimés n'ont pas été trouvés : celles-ci sont les nôtres. L'option `events=off` joue sans elles ; la
colonne 1 ne donne alors que la première place sur la piste.

| carte | moment | effet |
| --- | --- | --- |
| Saison pressée | fin du climat | la roue avance d'une section |
| Retour de saison | fin du climat | la roue recule d'une section |
| Saison figée | fin du climat | la roue recule d'autant que le jeton du tour |
| Débandade | son déplacement | 3 points de mouvement de plus ce tour |
| Radeau de fortune | son déplacement | un dinosaure d'une case côtière à n'importe quelle case côtière vide, gratuitement |
| Bourbier | début du déplacement | un adversaire commence avec 2 points de moins, au moins 1 |
| Fureur | son déplacement | 2 cornes de plus dans toutes vos attaques ce tour |
| Rangs serrés | attaque déclarée | 2 cornes de plus en défense cette phase, cette attaque comprise |
| Fortune changeante | dé lancé | on relance le dé, et cela compte |
| Belle couvée | début des naissances | un œuf de plus cette phase |
| Nid lointain | sa naissance | ce nouveau-né jusqu'à 3 cases |
| Année maigre | début des naissances | les adversaires utilisent au plus 1 œuf cette phase |
| Duvet d'hiver | début de la survie | 2 plaques de fourrure de plus cette phase |
| Bain de boue | début de la survie | 2 plaques de thermorégulation de plus cette phase |
| Mauvaise mue | début de la survie | un adversaire a 1 plaque de chaque sorte de moins cette phase, au moins 0 |
evo-72 = L'ordre dans lequel on joue les cartes n'importe jamais : les rotations s'ajoutent ; le bourbier compte quand le tour commence ; on ajoute les œufs, puis on plafonne ; on ajoute les plaques, puis on coupe à 0. - On peut jouer une carte qui ne change rien, mais pas sans cible. Les cartes de combat ne touchent pas les bébés tueurs.

## Fin de la partie

evo-77-title = Fin

La partie finit à l'instant où la météorite est retournée. On montre les totaux, le plus de PM gagne. Il n'y a pas de
revenu.

### EVO-78 Égalités

À total égal, le plus de dinosaures sur le plateau gagne ; qui est encore à égalité partage la victoire.

### EVO-79 Ce qui est toujours vrai
evo-77 = Chacun a de 2 à 8 dinosaures sur le plateau ; plateau et réserve font 8 (moins les perdus) ; un dinosaure par case ; pas de PM négatifs ; un pion par colonne après les enchères ; planches, rangée, sac et les quatre écartés font 48 gènes ; jetons retournés, pile et écarté font 13 ; pioche, mains et défausse font 15 cartes ; 9 à 11 tours complets à la fin. Le programme le vérifie après chaque événement de ses tests.

## Aide de jeu et feuille de composants

evo-refcard-round = Un tour
evo-refcard-climate = Climat : un jeton tourne la roue [EVO-17] ; la météorite finit la partie [EVO-16].
evo-refcard-mutations = Mutations : misez ; qui est délogé mise ailleurs [EVO-24] ; un six est définitif [EVO-25].
evo-refcard-initiative = Initiative : par colonne, puis les petits troupeaux d’abord [EVO-31].
evo-refcard-movement = Déplacement : un point par pas ou par attaque [EVO-34] [EVO-37] ; un peuple de deux est protégé [EVO-41].
evo-refcard-births = Naissances : une par œuf, à côté d’un des siens [EVO-43].
evo-refcard-survival = Survie : terrain idéal tous, chaud et froid un par plaque, mortel aucun ; deux restent [EVO-50]. Un point par vivant [EVO-51].
evo-refcard-end = Le plus de points de mutation gagne, puis le plus de dinosaures [EVO-78].
evo-refcard-section = Section
evo-refcard-gene = Gène
evo-refcard-does = Effet
evo-refcard-face = Face : l’attaque est …
evo-refcard-faces = sur 6
evo-refcard-card = Carte
evo-sheet-schema-version = version de cette feuille
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
