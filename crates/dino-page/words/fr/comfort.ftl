### Le confort de la table : partager, commencer, être prévenu, touches, quitter, réactions, parties jouées.

## Partager

end-share = Partager
preview-over = { $game } : { $won }

## Jouer contre les robots

start-title = { $game } contre les robots · Dinotable
start-seats = À la table
start-you = vous
start-bot = robot
start-players = { $seats ->
    [one] en solo
   *[other] { $seats } joueurs
}
start-levels = Quel niveau pour les robots ?
start-variants = Quel jeu ?
start-base = Jeu de base
start-advanced = Jeu avancé
start-friends = Plutôt avec des amis
start-as-last-time = Comme la dernière fois ; votre choix est retenu.
start-remembered = Votre choix est retenu pour la prochaine fois.
start-go = Commencer

## Notifications

notify-ask = Votre navigateur doit-il vous prévenir quand c’est à vous ? Seulement si vous regardez ailleurs.
notify-yes = Prévenez-moi
notify-no = Non, merci
notify-switch = Me prévenir quand c’est à moi
notify-on = Vous serez prévenu quand ce sera à vous et que vous regarderez ailleurs.
notify-off = Le navigateur ne permet pas de notifications ici. Ses réglages pour ce site peuvent le changer.

## Touches

keys-space = Espace
keys-title = Clavier
keys-choices = choisit, dans l’ordre des boutons
keys-next = va d’une chose à l’autre ; Entrée la choisit
keys-back = revient d’un pas, passe ce qui est raconté, ferme ce qui est ouvert
keys-take-back = annule votre coup
keys-play = lance ou arrête la relecture
keys-next-act = passe à ce que les autres ont fait ensuite
keys-recap = raconte encore ce que les autres ont fait depuis votre dernier tour
keys-log = ouvre le journal
keys-chat = ouvre la discussion
keys-reference = ouvre l’aide-mémoire
keys-help = ouvre cette liste
keys-step = recule ou avance d’un pas
keys-turns = va d’un tour à l’autre
keys-rounds = va d’une manche à l’autre
keys-ends = va au début ou à la fin

## Quitter

leave-title = Quitter la partie
leave-what = Un robot joue pour vous. Revenez par le même lien quand vous voulez et reprenez votre place.
leave-for-now = Quitter pour le moment
leave-resign-what = Ou laissez votre place pour de bon. Contre un seul adversaire, ou des robots seuls, la partie est alors finie et les autres ont gagné ; sinon un robot joue à votre place, et vous ne pourrez plus que regarder.
leave-resign = Abandonner en tant que { $name }

## Réactions

reactions = Réactions
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-roar = Grrr !
reaction-wow = Ouah !
reaction-oops = Oups !
reaction-ouch = Aïe !

## Parties jouées

history-title = Mes parties
history-page-title = Mes parties · Dinotable
history-none = Aucune partie terminée. La première figurera ici.
history-played = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
history-won = { $games ->
    [one] 1 gagnée
   *[other] { $games } gagnées
}
history-best = record { $points }
history-with = avec { $names }
history-resigned = { $of ->
    [1] abandonnée
   *[other] place { $rank } sur { $of }, par abandon
}
history-result = { $of ->
    [1] { $points } points
   *[other] place { $rank } sur { $of }, { $points } points
}
history-pages = Pages
history-page = { $page } sur { $pages }
history-later = Parties plus récentes
history-earlier = Parties plus anciennes
home-history = Mes parties

## D’où viennent les points

score-explained = { $total } : { $parts }.
score-nothing = Rien ne compte encore.

## Notes d’une première partie

notes-read = Compris
notes-off = Plus de notes
notes-switch = Pas de notes à côté des nouveautés
