### Les pages : ce qui n’appartient à aucun jeu en particulier.

site-home = Dinotable : accueil
site-skip = Aller au contenu
site-lang-en = English
site-lang-fr = Français
site-theme-auto = Clair ou sombre selon le système
site-theme-light = Clair
site-theme-dark = Sombre
site-rules = Règles
site-rules-of = Règles de { $game } · Dinotable
site-components-of = Matériel de { $game } · Dinotable
site-to-home = Retour à l’accueil
site-not-affiliated = Dinotable est un programme libre fait par des amateurs, avec ses propres mots et ses propres dessins. Il n’est lié ni aux auteurs ni aux éditeurs : si un jeu vous plaît, achetez-le.

## L’accueil

home-page-title = Dinotable : jeux de dinosaures
home-title = Des dinosaures sur la table
home-lead = Jouez aussitôt contre des robots, ou envoyez un lien à vos amis. Sans compte.
home-games = Jeux
home-play-bots = Jouer
home-play-friends = Inviter
home-seats = { $min } à { $max }
home-minutes = { $minutes } min
home-age = { $age } ans +
home-yours = Vos tables
home-open = Tables à regarder ou à rejoindre
home-your-turn = À vous
home-status-lobby = { $free ->
    [0] va commencer
    [one] { $free } place libre
   *[other] { $free } places libres
}
home-status-waits = on attend { $names }
home-status-running = en cours
home-status-over = terminée
home-forget = Retirer { $game } de la liste
home-forgotten = { $game } n’est plus dans votre liste. Son lien reste valable.
home-keep = Remettre dans la liste

## La salle d’attente

lobby-page-title = { $game } : une table attend · Dinotable
lobby-status = Table de { $host }, pas encore commencée
lobby-status-nobody = Une table, pas encore commencée
lobby-invited = { $host } vous invite à jouer à { $game }
lobby-seats = Places
lobby-your-name = Votre nom
lobby-name-other = Son nom
lobby-sit = S’asseoir
lobby-sit-too = Une autre personne joue sur cet appareil
lobby-seat = Place
lobby-free = libre
lobby-free-what = pour qui ouvre le lien
lobby-ready = Installé.
lobby-remove-bot = Retirer
lobby-sit-here = S’asseoir ici
lobby-sit-ask = Vous asseoir ?
lobby-sit-more = Ou restez regarder.
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-begin-ask = { $free ->
    [0] Tout le monde est assis. On commence ?
    [one] Une place est libre. Attendre, ou commencer ?
   *[other] { $free } places sont libres. Attendre, ou commencer ?
}
lobby-wait = { $free ->
    [0] Tout le monde est assis. L’hôte commence.
    [one] Une place est libre. L’hôte commence.
   *[other] { $free } places sont libres. L’hôte commence.
}
lobby-stand = Se lever
lobby-remove = Prier de partir
lobby-more = Nom ou appareil
lobby-rename = Renommer
lobby-bot-greedy = Robot vif
lobby-bot-random = Robot facile
lobby-bot-greedy-what = prend ce qui rapporte le plus
lobby-bot-random-what = joue ce qui lui passe par la tête
lobby-bot-egg = Œuf
lobby-bot-egg-what = regarde à peine : un enfant gagne souvent
lobby-bot-hatchling = Bébé
lobby-bot-hatchling-what = prend ce qui lui plaît
lobby-bot-grazer = Brouteur
lobby-bot-grazer-what = cultive son jardin
lobby-bot-hunter = Chasseur
lobby-bot-hunter-what = voit loin, et vous regarde
lobby-bot-apex = Seigneur
lobby-bot-apex-what = ce que nous avons de mieux
lobby-start = Commencer la partie
lobby-start-fill = { $free ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $free } robots
}
lobby-host-away = L’hôte n’est pas là. Au bout d’une minute, toute personne assise à la table peut commencer.
lobby-seat-link = Lien privé de votre place : ouvrez-le sur un autre appareil pour y jouer. Ne le partagez pas.
lobby-sign-out = Déconnecter les autres appareils
lobby-sign-out-what = Votre place reçoit un nouveau lien. L’ancien cesse aussitôt de marcher, et avec lui tout appareil qui s’en sert.
lobby-address = Adresse
lobby-copy = Copier
lobby-copied = Copié
lobby-copy-by-hand = Sélectionné : copiez avec Ctrl+C
lobby-share = Partager
lobby-invite = Inviter
lobby-invite-lead = Qui l’ouvre peut prendre une place libre, ou regarder.
lobby-invite-local = Cette adresse ne marche que sur cet ordinateur.
lobby-invite-network = Pour d’autres appareils de votre réseau, lancez le programme avec « dinotable serve --listen 0.0.0.0:{ $port } ». Cette table est conservée, et montrera alors leur adresse.
lobby-qr = Code QR
lobby-invite-qr = Code QR de l’adresse de la table
lobby-options = Cette table
lobby-more-options = { $count } de plus
lobby-seat-count = Places
lobby-components = Matériel
lobby-components-usual = Celui de ce programme
lobby-components-about = Ce qui est imprimé sur les cartes et les tuiles. Ce serveur propose aussi d’autres valeurs.
lobby-components-show = Ce qui change
lobby-pace = Temps de réflexion
lobby-pace-free = Sans limite
lobby-pace-minutes-10 = 10 minutes par personne
lobby-pace-minutes-30 = 30 minutes par personne
lobby-pace-days-1 = Un jour par action
lobby-pace-days-3 = Trois jours par action
lobby-listed = Tout le monde peut regarder cette table
lobby-value-on = Oui
lobby-value-off = Non
lobby-value-secret = Secrets
lobby-value-open = Visibles
lobby-apply = Appliquer
lobby-picked = { $chosen } sur { $all }
lobby-pick-alike = { $name }, numéro { $number }
lobby-pick-number = Une option n’a pas cette valeur. Là où des objets se choisissent, prenez-en autant qu’elle le dit, ou aucun.

## La table

table-title = { $game } · Dinotable
table-title-you = ● À vous · { $game }
table-title-replay = { $game } : relecture · Dinotable
table-waits = On attend { $names }.
table-automatic = La table répond pour vous, comme vous l’avez demandé.
table-watching = Vous regardez.
table-taken-back = { $name } a annulé son dernier coup.
table-chance = Distribution des cartes.
table-over = La partie est terminée.
table-for = { $name } :
table-pass-to = Passez l’appareil à { $name }.
table-i-am = C’est moi, { $name } : montrer mes cartes
table-take-back = Annuler mon coup
table-do-it = Valider
table-as-list = Tous les choix en liste
table-log = Journal
table-chat = Discussion
table-say = Dites quelque chose
table-send = Envoyer
table-quick-hello = Bonjour !
table-quick-well-played = Bien joué !
table-quick-thinking = Je réfléchis…
table-quick-good-game = Belle partie !
table-reference = Aide-mémoire
table-close = Fermer
table-to-table = Retour à la table
table-components = Matériel : { $name }
table-replay = Relecture
table-confirm-first = Confirmer avant que cela compte
table-confirm = Confirmer
table-sound = Sons : mon tour, les pièces, les dés
table-cancel = Annuler
table-sure = { $what }. Est-ce bien ce que vous voulez ?
table-failed = Cela n’a pas marché. Êtes-vous en ligne ?
table-begins = La partie va commencer…
table-restarts = Le serveur redémarre. La table revient dans un instant…
table-offline = La connexion est coupée. Nouvelle tentative…
table-bot = Robot
table-here = Présent
table-away = Absent
table-bot-for = Laisser un robot jouer pour { $name }
table-is-away = { $name } n’est pas là.
table-take-seat-back = Rejouer moi-même
table-other-device = Jouer { $name } sur un autre appareil

## La fin

end-gave-up = { $count ->
    [one] Abandon de { $names } ; rien n’a été compté.
   *[other] Abandons : { $names }. Rien n’a été compté.
}
end-resigned = abandon
end-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
end-rematch = Revanche
end-replay = Relecture
end-record = Télécharger la partie
end-won = { $names } gagne !
end-after-tie = { $points }, après égalité avec { $names }
end-see-table = Voir la table

## La relecture

replay-first = Début
replay-previous = Un pas en arrière
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-round = Manche { $round }
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-next = Un pas
replay-end = Fin
replay-go = Aller à un moment
replay-begins = Le début
site-move-here = Reprendre ici la place de { $name } ?
site-move-here-what = La place passe sur cet appareil ; l’autre ne pourra plus que regarder.
site-move-here-do = Jouer ici

# Fair draws
fair-title = Tirages loyaux
fair-lead = Personne ne choisit les cartes : ni le serveur, ni celui qui le tient, ni aucun des joueurs. Cette page dit comment, et ce que ce navigateur en a vu lui-même.
fair-step-server = Avant que quiconque s’assoie, le serveur tire un nombre secret et en montre l’empreinte (SHA-256). Dès lors il ne peut plus le changer sans que cela se voie.
fair-step-seats = Chaque navigateur à la table tire son propre nombre. Tous montrent d’abord leurs empreintes, puis, au début de la partie, les nombres eux-mêmes. Tous les tirages viennent de tous ces nombres ensemble ; un seul navigateur honnête suffit pour qu’ils soient loyaux.
fair-step-end = À la fin de la partie, le serveur montre son nombre, et chacun peut refaire tous les tirages.
fair-checked = Vérifié : le nombre du serveur correspond à son empreinte, et chaque carte est tombée comme ces nombres le disent.
fair-fault = Ceci n’a pas pu être vérifié : { $fault }
fair-seed = Le nombre du serveur :
fair-own-good = Le nombre de ce navigateur en fait partie, et tous les autres sont ceux qui avaient été annoncés avant qu’il n’envoie le sien.
fair-own-bad = Cela ne correspond pas à ce que ce navigateur a vu au début de la partie : son nombre manque, ou le serveur ou quelqu’un à la table a changé un nombre après coup. La connexion était peut-être lente ; si cela se répète, ne vous fiez pas à ce serveur.
fair-own-again = Le nombre de ce navigateur en fait partie. Mais la partie a failli commencer plus d’une fois avant de commencer : celui qui tient le serveur a pu choisir entre autant de donnes.
fair-own-none = Ce navigateur ne se souvient d’aucun nombre pour cette partie : il n’était pas à la table au début, ou l’a oublié.
fair-parts = Qui a ajouté quoi
fair-server = Le serveur
fair-commitment = empreinte
fair-bot = rien : un robot
fair-announced = ajoutera un nombre
fair-not-yet = rien pour l’instant
fair-nothing = rien : absent ou trop lent au début de la partie, non sollicité, ou sans script
fair-check = Vérifier soi-même
fair-check-how = La partie enregistrée, une fois terminée, contient tous les nombres. Sur votre ordinateur, avec un programme auquel vous vous fiez :
fair-check-command = dinotable verify PARTIE
fair-limits = Si personne d’autre que le serveur n’ajoute de nombre, les tirages sont tout de même fixés avant la partie et vérifiables, mais celui qui tient le serveur a pu choisir entre plusieurs. Pour une nouvelle partie à la même table, seul le navigateur qui la demande ajoute un nombre. Une partie inachevée, enregistrée au terminal, contient son nombre : qui ouvre le fichier peut connaître les cartes.
### La discussion

chat-title = { $game } : ce qui s’est dit
chat-all = Tout ce qui s’est dit, et qui entendre
chat-earlier = Plus tôt
chat-latest = Les dernières lignes
chat-none = Rien ne s’est encore dit ici.
chat-watching = regarde
chat-removed = L’hôte a retiré cette ligne.
chat-somebody = Quelqu’un
chat-mute = Ne plus entendre
chat-muted = Vous n’entendez plus
chat-unmute = Entendre à nouveau
chat-remove = Retirer la ligne
chat-keep-out = Retirer de la discussion
chat-kept-out = Retirés de la discussion
chat-let-in = Laisser revenir
chat-watchers = Ceux qui regardent
chat-watchers-heard = Ils peuvent parler ici, comme ceux qui jouent.
chat-watchers-silent = Ils peuvent lire, mais pas parler.
chat-silence-watchers = Faire taire ceux qui regardent
chat-hear-watchers = Laisser parler ceux qui regardent
table-enlarge = { $name } : voir tout le plateau
table-others = Les autres
table-menu = Menu

### La galerie

gallery-title = Toutes les pièces
gallery-lead = Chaque dessin de chaque jeu en trois tailles, les signes, les places, les boutons et les états, en clair et en sombre.
gallery-common = Signes, places, boutons, états
gallery-pieces = Animaux de tous les jeux
gallery-filled = Ce que la plupart veulent
gallery-outlined = Une autre voie
gallery-quiet = En marge
gallery-loss = Une perte
gallery-off = Pas maintenant
gallery-small = Petit
gallery-chip = Un fait
gallery-at-rest = Au repos
gallery-legal = Permis
gallery-chosen = Choisi
gallery-legal-cloth = Permis, sur nappe
gallery-chosen-cloth = Choisi, sur nappe
gallery-dim = Hors de portée
gallery-now = Maintenant
gallery-focus = Le clavier est ici
gallery-danger = En danger
gallery-kind-card = Une carte
gallery-kind-tile = Une tuile
gallery-kind-hex = Une case
gallery-kind-animal = Un animal
gallery-kind-counter = Un jeton
