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
