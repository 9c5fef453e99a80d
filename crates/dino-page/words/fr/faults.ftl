### Ce que dit le programme quand une commande, une option ou un enregistrement ne convient pas.

setup-game = aucun jeu ne s’appelle « { $id } » ; il y a : { $known }
setup-bots = { $bots ->
    [one] un robot
   *[other] { $bots } robots
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
} : nommez-en un par place, ou un seul pour toutes
fault-seats = { $seats ->
    [one] une place
   *[other] { $seats } places
} : ce jeu se joue de { $min } à { $max }
fault-option = il n’y a pas d’option « { $key } » ; les options sont : { $known }
fault-missing = il manque l’option « { $key } »
fault-repeated = l’option « { $key } » est donnée deux fois
fault-value = { $key }={ $value } : il faut une de ces valeurs : { $expected }
fault-conflict = ces options ne vont pas ensemble : { $what } ({ $rule })
fault-line = ligne { $line } : { $fault }
fault-sheet = { $what }
fault-expected = attendu : { $expected } ; trouvé : { $found }
fault-game = jeu inconnu « { $found } » ; connus : { $known }
fault-rules = la version { $found } des règles de ce jeu est inconnue ; ce programme joue la version { $known }
fault-components = joué avec la fiche du matériel { $found } ; celle-ci est { $given }
fault-notation = « { $found } » ne peut pas être lu ; attendu : { $expected }
fault-refused = « { $event } » est refusé : { $why }
fault-player = personne ne s’appelle « { $found } » ; il y a : { $known }
fault-no-clock = un temps est noté, mais aucun chronomètre ne tourne pour ce qui suit
fault-no-reading = un chronomètre tourne pour la place { $seat }, et rien ne dit où il en était
fault-clock-backwards = le chronomètre de la place { $seat } en était à { $last } millisecondes, et maintenant à { $found }
fault-takeback = la place { $seat } ne pouvait pas revenir en arrière : { $why }
fault-count = contrôle après { $found } événements, mais il y en a { $counted } ici
fault-digest = empreinte { $found }, mais l’état a ici { $computed }
fault-result = résultat { $found }, mais les événements mènent à { $computed }
fault-seed = cette graine ne correspond pas au seed-sha256 de l’en-tête
fault-draw = « { $found } » est tombé, mais la graine tire « { $drawn } »
fault-sum = la somme ne correspond pas au texte : l’enregistrement a été modifié
fault-unsealed = l’enregistrement finit sans sa somme : il a été coupé, ou n’a jamais été scellé
verify-right = { $file } : juste ({ $game }, { $events ->
    [one] un événement
   *[other] { $events } événements
}, { $result }, { $draws }{ $times }){ $alone }
verify-draws-none = tirages non vérifiés : pas encore de graine
verify-draws-alone = chaque tirage vérifié
verify-alone =  ; personne n’a ajouté à la graine
verify-draws-parts = chaque tirage vérifié, ces places ont ajouté à la graine : { $seats }
verify-result = résultat { $points }
verify-open = pas encore finie
verify-times-checked = , chaque temps vérifié
verify-times-unread = , temps non vérifiés : un chronomètre tournait et rien ne dit où il en était
verify-times-trusted = , temps non vérifiés : anciennes règles
verify-all = { $right } sur { $all } enregistrements sont justes
