### Gods Love Dinosaurs : un titre et une phrase ou deux par numéro de règle, la réponse à « pourquoi pas ? ».
### Elles décrivent les arbitrages par défaut.

## Setup

gld-1-title = Joueurs et tuiles
gld-1 = On joue de deux à cinq. Une tuile marquée d’un nombre de joueurs sert dès que l’on est autant ; les autres restent dans la boîte. Avec nos tuiles cela fait 40, 54, 70 ou 84 tuiles à 2, 3, 4 ou 5. Une fiche du matériel doit avoir 84 tuiles en tout.
gld-2-title = Piles
gld-2 = Les tuiles sont triées en quatre piles, de A à D, d’après la lettre de leur dos ; chacune est mélangée face cachée.
gld-3-title = Colonnes
gld-3 = Le plateau a cinq colonnes, de gauche à droite : Grenouille, Lapin, Rat, Tigre, Aigle.
gld-4-title = Lignes
gld-4 = À 2 ou 3, deux lignes servent ; à 4 ou 5, trois, pendant toute la partie.
gld-5-title = Premier étalage
gld-5 = Chaque emplacement utilisé reçoit une tuile visible de la pile A : 10 ou 15 tuiles.
gld-6-title = Réserve et pion
gld-6 = Tous les autres animaux, dinosaures et œufs forment une réserve commune. Un dinosaure devient le pion, sous la colonne Grenouille : il n’est dans aucun écosystème, n’éclôt pas, n’est ni mangé ni compté. 19 peuvent donc entrer en jeu.
gld-7-title = Départ
gld-7 = Chacun a une tuile de départ de sept hexagones : une montagne avec le nid au centre, six hexagones autour. Une grenouille, un lapin et un rat sont sur leurs icônes, un dinosaure sur le nid. Chacun a trois œufs ordinaires.
gld-8-title = Premier joueur
gld-8 = Le hasard décide, ou l’hôte désigne quelqu’un.

## Turn

gld-9-title = Tour
gld-9 = Dans le sens horaire. À votre tour, prenez une tuile, posez-la, mettez-y son animal ; si une colonne est ainsi vidée, son espèce s’active. Puis c’est au voisin de gauche, quoi qu’il soit arrivé. On ne passe pas.
gld-10-title = Prendre
gld-10 = Prenez exactement une tuile visible de n’importe quelle colonne. Il y en a toujours une (GLD-45). L’animal qu’elle montre n’a rien à voir avec la colonne où elle se trouve.
gld-11-title = Poser
gld-11 = Posez la tuile contre votre écosystème, tournée comme vous voulez : deux cases libres qui se touchent, dont une au moins touche un de vos hexagones. Les terrains n’ont pas à correspondre. Les trous sont permis. Une tuile n’est jamais retournée ni déplacée ensuite.
gld-12-title = Icône
gld-12 = Un animal imprimé sur la tuile est mis aussitôt sur son hexagone, avant toute activation. Il participe donc si son espèce s’active à ce tour : un tigre sur la dernière tuile de la colonne Tigre doit manger tout de suite ou mourir de faim.
gld-13-title = Un animal par hexagone
gld-13 = Un hexagone ne porte jamais deux animaux. On n’entre sur un hexagone occupé que pour manger l’animal qui s’y trouve : les prédateurs mangent les proies, les dinosaures mangent proies et prédateurs, personne ne mange un dinosaure.
gld-14-title = Déclenchement
gld-14 = Si la tuile prise était la dernière de sa colonne, l’espèce de cette colonne s’active une fois tuile et animal posés. On prend une tuile par tour : une colonne au plus se vide.
gld-15-title = Volcan
gld-15 = Le volcan marque le joueur dont le tour a déclenché l’activation. C’est un rappel, sans effet.
gld-16-title = Tout le monde active
gld-16 = Tous les joueurs activent en même temps tous leurs animaux de l’espèce. Qui n’en a pas est passé.
gld-17-title = Pas de remplissage sans le pion
gld-17 = Là où le pion n’est pas, une colonne vidée reste vide jusqu’à la prochaine activation des dinosaures.

## Prey

gld-18-title = Reproduction
gld-18 = Chaque proie de l’espèce peut mettre un petit à côté d’elle, sur un hexagone vide de son terrain favori : les grenouilles sur les lacs, les rats dans les forêts, les lapins dans les champs. Le parent reste. Peu importe sur quoi il se tient.
gld-19-title = Choix
gld-19 = Chaque proie a un petit au plus par activation, là où vous voulez. Vous pouvez renoncer.
gld-20-title = Des endroits différents
gld-20 = Vous choisissez l’ordre. Deux petits ne partagent pas un endroit.
gld-21-title = Proies nouveau-nées
gld-21 = Elles ne se reproduisent pas dans l’activation où elles naissent. L’exemple du livret s’y accorde : deux lapins avec de la place pour trois ont deux petits.
gld-22-title = Joker
gld-22 = Un hexagone joker est terrain favori des trois proies, pour la première venue.
gld-23-title = Pas de faim
gld-23 = Une proie sans place ne se reproduit pas, et ne meurt jamais de faim. Une espèce disparue d’un écosystème n’y revient que par une tuile.

## Predators

gld-24-title = Ordre
gld-24 = Chaque prédateur de l’espèce présent au début de l’activation agit une fois. Vous choisissez l’ordre, et l’un finit avant que l’autre commence.
gld-25-title = Chemins
gld-25 = Un chasseur va d’hexagone en hexagone voisin de votre écosystème, par des hexagones vides et des proies, jamais sur un hexagone portant un autre prédateur ou un dinosaure. Le terrain ne compte pas.
gld-26-title = Tigre
gld-26 = Un ou deux pas, dans n’importe quelle direction, en tournant comme il veut.
gld-27-title = Aigle
gld-27 = De un à trois pas, tous dans une même direction. Le premier hexagone qui barre la route arrête la ligne, quoi qu’il y ait derrière.
gld-28-title = Manger
gld-28 = La chasse doit finir sur une proie. Le prédateur mange toutes les proies de son chemin et se tient où il a mangé la dernière. Chacune des autres est remplacée par un nouveau prédateur de son espèce : deux proies mangées donnent un petit, trois en donnent deux.
gld-29-title = Prédateurs nouveau-nés
gld-29 = Ils ne chassent pas et ne meurent pas de faim dans l’activation où ils naissent, sinon la plupart mourraient aussitôt. Ils barrent la route tout de suite, et les dinosaures peuvent les manger au même tour.
gld-30-title = Mourir de faim
gld-30 = Un prédateur qui ne mange rien est retiré. Vous pouvez aussi laisser mourir de faim celui qui pourrait manger.
gld-31-title = S’arrêter plus tôt
gld-31 = Un prédateur n’a pas à faire tous ses pas. Il peut s’arrêter sur une proie proche pour en épargner une plus loin.

## Dinosaurs

gld-32-title = Quand
gld-32 = Si le pion est sous la colonne vidée, alors, quand tous ont fini l’espèce : éclosion (GLD-33), chasse (GLD-35), avance du pion (GLD-42), remplissage (GLD-43). Les deux dernières ont lieu même si personne n’a de dinosaure.
gld-33-title = Éclosion
gld-33 = Vous pouvez payer un œuf et mettre un dinosaure sur la montagne de votre nid, une fois par activation et avant vos propres chasses. Les œufs pondus pendant cette activation viennent trop tard.
gld-34-title = Quand non
gld-34 = Pas si un dinosaure est sur le nid, pas sans œuf, pas sans pion (GLD-49). Un dinosaure sur le point d’y mourir de faim gêne aussi.
gld-35-title = Chaque dinosaure
gld-35 = Chacun de vos dinosaures agit une fois, le nouveau compris, dans l’ordre que vous voulez, l’un après l’autre.
gld-36-title = Chemin
gld-36 = De un à cinq pas d’hexagone en hexagone voisin, en tournant librement, par des hexagones vides, des proies et des prédateurs, jamais sur un hexagone portant un autre dinosaure.
gld-37-title = Fin
gld-37 = Le dernier hexagone doit être une montagne sans autre dinosaure. Ce peut être celle de départ. Un animal sur cette montagne est mangé à l’arrivée.
gld-38-title = Repas
gld-38 = Il mange chaque proie et chaque prédateur sur son chemin et à son arrivée. Chaque prédateur est un œuf pour votre nid. Les proies nourrissent mais ne donnent pas d’œuf. Rien ne naît.
gld-39-title = Mourir de faim
gld-39 = Un dinosaure qui ne peut pas manger au moins un animal et finir sur une montagne libre est retiré ; vous pouvez aussi choisir de ne pas le bouger. Manger sans atteindre une montagne n’est pas permis et ne pond rien.
gld-40-title = Nouveau dinosaure
gld-40 = Un dinosaure qui vient d’éclore chasse comme les autres, et meurt de faim comme eux.
gld-41-title = Or
gld-41 = Un œuf doré vaut cinq œufs ordinaires, échangés quand on veut, et rien d’autre. Le programme compte les œufs et montre l’or.

## Refill

gld-42-title = Pion
gld-42 = Le pion avance d’une colonne vers la droite, d’Aigle à Grenouille, même vers une colonne vide.
gld-43-title = Remplissage
gld-43 = Puis chaque colonne sans aucune tuile, depuis la gauche, reçoit une nouvelle tuile par ligne utilisée. Une colonne où il en reste une n’en reçoit pas.
gld-44-title = Piles dans l’ordre
gld-44 = A, puis B, C et D, chacune finie avant la suivante. Une colonne peut mêler les lettres.
gld-45-title = Personne n’est jamais bloqué
gld-45 = Ce n’est pas une règle, mais un fait que les tests vérifient. Après un remplissage, chaque colonne a une tuile, même celle que le pion vient d’atteindre. Cette colonne ne peut être vidée que par un tour qui finit par un remplissage ou par la fin de la partie.

## End

gld-46-title = Fin
gld-46 = Si, après une activation des dinosaures, les piles n’ont pas assez de tuiles pour remplir toutes les colonnes vides, la partie est finie aussitôt. S’il y en a juste assez, on remplit et l’on continue, même sans pile.
gld-47-title = Score
gld-47 = Un point par œuf, cinq pour un doré, un pour chaque dinosaure de votre écosystème. Chacun part avec 3 + 1 = 4.
gld-48-title = Égalités
gld-48 = Entre ex æquo, le plus éloigné du premier joueur dans l’ordre du tour gagne. Il y a donc toujours un seul vainqueur.
gld-49-title = Les pions manquent
gld-49 = Le livret n’en dit rien. Proies et prédateurs ne sont pas limités : n’importe quel jeton fait l’affaire, car tous se reproduisent en même temps et aucun ordre n’est donné.
gld-50-title = Œufs
gld-50 = Les œufs ne sont pas limités. Si la fiche du matériel les limite, ceux de la boîte (105 en tout) sont les seuls, et les chasses qui pourraient en demander plus se font dans l’ordre de GLD-16.

## Le sens des mots : comment un mot s’écrit, puis ce qu’il veut dire

gods-love-dinosaurs-term-activation = s’activent|s’active|activation|éveille|s’éveillent: tous les animaux de l’espèce agissent, chez tout le monde : les proies se reproduisent, les chasseurs chassent.
gods-love-dinosaurs-term-prey = proies|proie: grenouilles, lapins et rats ; ils se reproduisent et sont mangés.
gods-love-dinosaurs-term-predator = prédateur|prédateurs: tigres et aigles ; ils mangent les proies et sont mangés par les dinosaures.
gods-love-dinosaurs-term-ecosystem = écosystème|écosystèmes: tous les hexagones devant un joueur, avec leurs animaux.
gods-love-dinosaurs-term-token = pion: le dinosaure sous le plateau des animaux ; là où il est, les dinosaures s’éveillent aussi.
gods-love-dinosaurs-term-hatch = éclosion|éclore: payer un œuf et mettre un nouveau dinosaure sur son nid.
gods-love-dinosaurs-term-joker = joker: un hexagone où grenouilles, lapins et rats peuvent tous se reproduire.
gods-love-dinosaurs-term-starve = meurt de faim|meurent de faim: n’a rien à manger et quitte le jeu.
