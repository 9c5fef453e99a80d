### Les mots qui n’appartiennent à aucun jeu en particulier.

## Refus

refusal-game-over = La partie est terminée.
refusal-not-pending = Rien n’est demandé à { $name } pour l’instant.
refusal-out-of-turn = Il faut d’abord un tirage.
refusal-impossible = Cela ne peut pas être tiré maintenant.
refusal-untimed = Aucun chronomètre ne tourne.
refusal-against = { $sentence } (règle { $rule })

## La fin

standing-line = { $rank }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
standing-winner = Victoire : { $names }.
standing-you = Vous avez gagné !
standing-shared = Victoire partagée : { $names }.
list-more = { $first } ; { $last }
list-and = { $first } et { $last }

## Le terminal

seat-name = Place { $seat }
seat-you = Vous
seat-person = Place { $seat } (vous)
seat-bot = Place { $seat } ({ $bot })
play-welcome = { $title }, { $seats ->
    [one] une place
   *[other] { $seats } places
}. Vous occupez la place { $seat }. Tapez le numéro d’un choix, ou aide.
play-resumed = La partie enregistrée reprend après { $events ->
    [one] un événement
   *[other] { $events } événements
}.
play-count = { $seconds } …
play-go = Partez !
play-prompt = Votre choix :
play-prompt-timed = Votre choix (encore { $seconds } s) :
play-help =
    Tapez le numéro d’un choix, un mot qui ne se trouve que dans ce choix, comme une case, ou le choix en notation : { $example }
    table (ou t) : toute la table ; sinon vous voyez ce qui a changé. journal (j) : ce qui s’est passé. points (s) : ce qui compte. conseil : que faire.
    ? : la règle du dernier refus. ? 2 : ce qu’est le choix 2. ? suivi d’un choix en notation : en ai-je le droit ? ? { $prefix }-1 : une règle par son numéro.
    annuler (a) : reprendre votre dernière action, et ce que les robots ont répondu.
    enregistrer FICHIER : garder la partie ; play --resume FICHIER la reprend. quitter (q) : arrêter. abandonner : renoncer à la partie.
play-may = Oui, vous en avez le droit.
play-no-refusal = Rien n’a encore été refusé. Tapez ? suivi d’un numéro pour savoir ce qu’est un choix, ou ? suivi d’un choix en notation pour savoir si vous en avez le droit.
play-no-rule = Il n’y a pas de règle { $rule }. Les règles vont de { $first } à { $last }.
play-about = { $number }. { $step }. Oui, vous en avez le droit ; en notation : { $notation }
play-about-more = { $number }. { $step }. Il restera à préciser ; 0 permet d’en revenir.
play-only = Entrée : { $step }
play-which = { $step } : que choisissez-vous ? 0 pour revenir.
play-number = Il n’y a pas de choix numéro { $number }.
play-unreadable = Je ne comprends pas « { $text } ». Tapez un numéro, ou en notation : { $example }. aide vous en dit plus.
play-unreadable-over = Je ne comprends pas « { $text } ». Tapez aide pour voir ce que vous pouvez taper.
play-unfinished = Il faut une suite à « { $text } », par exemple { $example }.
play-not-now = « { $text } » n’est pas un choix possible maintenant. Tapez un numéro, ou en notation : { $example }.
play-bad-seat = --seat { $seat } : { $seats ->
    [one] le jeu n’a qu’une place
   *[other] le jeu a les places 1 à { $seats }
}
play-undone = Action reprise.
play-no-undo = Vous ne pouvez pas revenir en arrière : { $why }
play-resign = Tapez abandonner encore une fois pour renoncer : la partie est alors finie, et les autres ont gagné.
play-saved = Enregistré dans { $file }.
play-saved-seed = Tant que la partie dure, le fichier contient la graine des tirages : qui l’ouvre peut connaître les cartes à venir.
play-not-saved = Non enregistré : { $why }
play-save-exists = { $file } existe déjà et ne vient pas de cette partie : choisissez un autre nom.
play-quit-unsaved = Cette partie n’est pas enregistrée. Tapez enregistrer et un nom de fichier pour la garder, ou encore une fois quitter pour partir sans la garder.
play-save-where = Enregistrer où ? Tapez enregistrer et un nom de fichier.
play-bye = Au revoir. Rien n’a été enregistré.
play-bye-saved = Au revoir. La partie est enregistrée dans { $file }.
play-over = La partie est terminée.
play-over-prompt = enregistrer FICHIER garde la partie ; Entrée pour quitter.
play-one-person = { $file } : ligne { $line } : il faut une personne, et des robots aux autres places
play-no-seed = { $file } : cet enregistrement ne contient pas sa graine, il ne peut donc pas être repris
play-seed = La graine de tous les tirages était { $seed }. Elle correspond à l’empreinte montrée au début.
play-commitment = Empreinte des tirages à venir : { $commitment }
no-undo-nothing = il n’y a rien à reprendre.
no-undo-chance = une carte, une tuile ou un dé est apparu depuis.
no-undo-acted = { $name } a joué depuis.
no-undo-shown = quelque chose de caché a été montré.
no-undo-over = la partie est terminée.
no-undo-final = les règles ne permettent pas de reprendre cette action.
rule-heading = Règle { $rule }, { $title }

## La liste des jeux

games-line = { $id } ({ $title }) : { $min } à { $max } places, { $minutes } minutes, dès { $age } ans, version { $rules } des règles

## Relecture

replay-moment = Après { $at ->
    [one] { $at } événement
   *[other] { $at } événements
} sur { $events }
replay-last = Dernier événement : { $event }
replay-bad-at = --at { $at } : l’enregistrement a { $events ->
    [one] un événement
   *[other] { $events } événements
}
replay-bad-view = --view { $seat } : { $seats ->
    [one] l’enregistrement a une seule place
   *[other] l’enregistrement a les places 1 à { $seats }
}

arena-match = Match : { $seats } places, { $games } parties en { $seconds } s, donnes en miroir
arena-mirror = Match miroir : { $seats } places, { $games } parties en { $seconds } s
arena-sanity = Contre le hasard : { $seats } places, { $games } parties en { $seconds } s
arena-bot = robot
arena-wins = victoires [95 %]
arena-even = part égale
arena-score = score
arena-elo = Elo
arena-ms = ms/action
arena-seat = place { $seat } ({ $bot }) : { $share }
arena-faults = { $faults ->
    [one] Une fois
   *[other] { $faults } fois
}, greedy a dû jouer pour { $bot }, en défaut.
arena-stronger = Cela montre que { $bot } est plus fort que les autres.
arena-weaker = Cela montre que { $bot } est plus faible que les autres.
arena-not-shown = Cela ne montre pas que { $bot } est plus fort ou plus faible que les autres.
arena-needed = { $needed ->
    [0] Pour voir { $points } points de plus qu’une part égale, il faut environ { $claim } parties.
   *[other] Pour voir l’écart trouvé ici, il faut environ { $needed } parties ; pour voir { $points } points de plus qu’une part égale, environ { $claim }.
}
arena-chart = { $game } : part des parties gagnées, intervalles de confiance à 95 %
arena-chart-seat = { $bot }, seul, place { $seat }
arena-chart-sanity = { $bot }, match de contrôle
train-epoch = Après { $games } parties : { $share } % [{ $low }-{ $high }] contre l’estimation faite à la main
train-done = Ce qui a été appris est dans { $file }
train-chart = { $game } : part gagnée contre l’estimation faite à la main, selon les parties apprises
