### Les mots qui n’appartiennent à aucun jeu en particulier.

## Refus

refusal-game-over = La partie est terminée.
refusal-not-pending = Ce n’est pas à { $name } de jouer.
refusal-out-of-turn = Le hasard doit d’abord décider.
refusal-impossible = Le hasard ne peut pas tomber ainsi maintenant.
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

## Le terminal

seat-name = Place { $seat }
seat-you = Vous
seat-person = Place { $seat } (vous)
seat-bot = Place { $seat } ({ $bot })
play-welcome = { $title }, { $seats } places. Vous occupez la place { $seat }. Tapez le numéro d’un choix, ou help.
play-resumed = La partie enregistrée reprend après { $events } événements.
play-prompt = Votre choix :
play-prompt-timed = Votre choix (encore { $seconds } s) :
play-help =
    Tapez le numéro d’un choix, ou le choix en notation, par exemple { $example }.
    table : revoir la table. log : ce qui s’est passé. scores : ce qui compte.
    ? : la règle du dernier refus. ? suivi d’un choix : en ai-je le droit ? ? { $prefix }-1 : une règle par son numéro.
    undo : reprendre votre dernière action, tant que personne d’autre n’a joué et que le hasard n’est pas tombé.
    save FICHIER : enregistrer ; play --resume FICHIER reprend la partie. quit : arrêter.
play-may = Oui, vous en avez le droit.
play-no-refusal = Rien n’a encore été refusé. Demandez par exemple : ? { $example }
play-which = { $step } : que choisissez-vous ? 0 pour revenir.
play-number = Il n’y a pas de choix numéro { $number }.
play-unreadable = Je ne comprends pas « { $text } ». Tapez un numéro, un choix en notation comme { $example }, ou help.
play-unreadable-expected = Je ne comprends pas « { $text } » (attendu : { $expected }).
play-confirm = Entrée pour continuer, ou undo.
play-undone = Action reprise.
play-no-undo = Vous ne pouvez pas revenir en arrière : { $why }
play-saved = Enregistré dans { $file }.
play-saved-seed = Tant que la partie dure, le fichier contient la graine : qui l’ouvre peut connaître les cartes.
play-not-saved = Non enregistré : { $why }
play-save-exists = { $file } existe déjà et ne vient pas de cette partie : choisissez un autre nom.
play-quit-unsaved = Cette partie n’est pas enregistrée. Tapez save et un nom de fichier, ou encore quit pour l’abandonner.
play-save-where = Enregistrer où ? Tapez save et un nom de fichier.
play-bye = Au revoir. Rien n’a été enregistré.
play-bye-saved = Au revoir. La partie est enregistrée dans { $file }.
play-over = La partie est terminée.
play-over-prompt = save FICHIER garde la partie ; Entrée pour quitter.
play-seed = La graine de tous les tirages était { $seed }. Elle correspond à l’empreinte montrée au début.
play-commitment = Empreinte des tirages à venir : { $commitment }
no-undo-nothing = il n’y a rien à reprendre.
no-undo-chance = le hasard est tombé depuis.
no-undo-acted = { $name } a joué depuis.
no-undo-shown = quelque chose de caché a été montré.
no-undo-over = la partie est terminée.
no-undo-final = les règles ne permettent pas de reprendre cette action.
rule-heading = Règle { $rule }, { $title }

## La liste des jeux

games-line = { $id } ({ $title }) : { $min } à { $max } places, { $minutes } minutes, dès { $age } ans, version { $rules } des règles

## Relecture

replay-moment = Après { $at } événements sur { $events }
replay-last = Dernier événement : { $event }

arena-match = Match : { $seats } places, { $games } parties en { $seconds } s, donnes en miroir
arena-mirror = Match miroir : { $seats } places, { $games } parties en { $seconds } s
arena-sanity = Contre le hasard : { $seats } places, { $games } parties en { $seconds } s
arena-bot = bot
arena-wins = victoires [95 %]
arena-even = égalité
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
