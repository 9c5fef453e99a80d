### Ce que dit le serveur quand quelque chose ne se fait pas, et le nom de qui n’en a pas.

error-title = Cela n’a pas marché
error-request = Demande { $request }
error-not-found = Il n’y a rien ici : cette table ou cette page n’existe pas.
error-may-come-back = La personne peut revenir : attendez une minute, ou les jours convenus.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-moved = Cette place est passée sur un autre appareil par son lien privé. Ici, vous ne pouvez que regarder ; pour revenir, ouvrez ici son nouveau lien.
error-signed-out = La personne qui joue cette place a déconnecté tous les autres appareils. Pour revenir, ouvrez ici son nouveau lien.
error-not-host = Seul l’hôte de la table peut faire cela.
error-seat-taken = Quelqu’un occupe déjà cette place.
error-no-hints = À cette table, on ne demande pas conseil pendant que des gens jouent.
error-not-asked = Il n’y a rien à conseiller pour l’instant : ce n’est pas à vous.
error-wrong-time = Ce n’est pas possible à ce moment de la partie.
error-seats-free = Des places sont encore libres. Attendez vos amis, ou complétez avec des robots.
error-stale = La partie a avancé depuis que cette page a été faite. Voici la table telle qu’elle est.
error-outdated = Les règles de ce jeu ont été corrigées depuis le début de cette table et ne permettent plus ce qui s’y est passé. Elle ne peut pas continuer.
error-ended-unused = Cette table a pris fin : sa partie n’avait pas commencé, et personne n’y est venu depuis longtemps. Ouvrez-en une autre sur la première page.
error-ended-abandoned = Cette table a pris fin : personne n’y a joué et ne l’a regardée depuis longtemps. Ouvrez-en une autre sur la première page.
error-ended-old = Cette table a pris fin : sa partie est finie depuis des années, et son enregistrement n’est plus gardé.
error-unreadable = Ce n’est pas une action de ce jeu.
error-options = Ces options ne vont pas ensemble.
error-bad-input = Il manque quelque chose dans le formulaire, ou une valeur est trop longue ou hors des choix.
error-too-large = C’est plus que ce qui peut être envoyé d’un coup. Raccourcissez, s’il vous plaît.
error-wrong-method = Cette adresse n’est pas faite pour cela : suivez un lien ou un bouton de nos pages.
error-wrong-kind = Ce genre de contenu n’est pas compris ici.
error-foreign-origin = Cette demande venait d’un autre site et a été ignorée.
error-too-slow = Ce que votre navigateur annonçait n’est pas arrivé à temps. Rien n’a été fait : réessayez.
error-too-many = C’est trop à la fois. Patientez un instant.
error-limit-tables = Votre réseau a ouvert autant de tables que ce serveur le permet. Finissez-en une, ou revenez plus tard : celles que personne ne regarde prennent fin d’elles-mêmes.
error-limit-listed-tables = Votre réseau montre à tous autant de tables que ce serveur le permet. Retirez-en une de la liste ou finissez sa partie, ou envoyez le lien à vos amis.
error-limit-bot-tables = Votre réseau a ouvert dans la dernière heure autant de tables sans personne que ce serveur le permet. Réessayez dans une heure, ou asseyez-vous vous-même.
error-limit-chat-rate = Vous parlez plus vite qu’on ne peut lire. Attendez un instant, puis dites-le à nouveau.
error-limit-chat = La discussion de cette table est pleine. Ouvrez-en une autre pour continuer à parler.
error-limit-watcher-chat = Ceux qui regardent ont rempli leur part de la discussion. Ceux qui jouent peuvent encore parler.
error-watchers-silent = L’hôte a demandé le silence à ceux qui regardent. Vous pouvez lire.
error-kept-out = L’hôte vous a retiré de la discussion de cette table. Vous pouvez lire.
error-busy = Cette table est très demandée en ce moment et n’a pas pu s’en occuper. Réessayez dans un instant.
error-closed = L’administration de ce serveur a fermé cette table : { $reason }
error-banned = L’administration de ce serveur a exclu votre réseau.
error-muted = L’administration de ce serveur ne laisse personne de votre réseau parler aux tables.
error-stopping = Le serveur va redémarrer. Rien n’a été fait : réessayez dans un instant.
error-not-ready = Le serveur n’a pas accès à ses tables en ce moment. Réessayez dans un instant.
error-broken = Une erreur de notre part a arrêté cette table. Tout ce qui a été joué est gardé : rechargez la page pour continuer. L’hôte retrouvera l’erreur dans le journal sous la demande { $request }.
error-internal = Quelque chose a mal tourné chez nous. L’hôte le retrouvera dans le journal sous la demande { $request }.
guest-name = Invité { $number }
bot-name = { $kind ->
    [random] { $seat ->
        [1] Rosa
        [2] Rémy
        [3] Ruth
        [4] Rolf
        [5] Romy
       *[other] Ralf
    }
   *[other] { $seat ->
        [1] Gaspard
        [2] Greta
        [3] Gustav
        [4] Gilda
        [5] Gaston
       *[other] Gwen
    }
}

### Ce que le programme dit au terminal quand il ne peut pas servir.

serve-kept = les tables sont gardées dans { $path }
serve-bad-sheet = La fiche du matériel { $file } ne peut être proposée : { $why }.
serve-same-sheet = une autre fiche du même jeu porte ce nom
serve-open = ouvrez { $address } dans un navigateur
serve-database-used = Un autre Dinotable garde ses tables dans { $path }. Arrêtez-le d’abord, ou donnez à celui-ci son propre dossier avec --data.
serve-port-used = Impossible d’écouter sur { $address } : un autre programme, ou un autre dinotable, l’utilise. Choisissez-en une autre avec --listen.
serve-port-denied = Impossible d’écouter sur { $address } : le système ne le permet pas. Les ports inférieurs à 1024 sont réservés au système ; choisissez-en un autre avec --listen.
serve-not-here = Impossible d’écouter sur { $address } : cet ordinateur n’a pas cette adresse.
serve-bad-address = { $option } { $address } : il faut une adresse et un port, par exemple 127.0.0.1:6565.
serve-cannot-listen = Impossible d’écouter sur { $address } : { $why }
serve-bad-database = --database { $url } : il faut sqlite: et un fichier, par exemple sqlite:/var/lib/dinotable/tables.db, ou l’adresse d’une base de données PostgreSQL, par exemple postgres://dinotable@db.example/dinotable.
serve-no-folder = Aucun dossier de données n’est connu. Donnez-en un avec --data.
serve-no-such-folder = Impossible de créer le dossier { $path } : { $why }
serve-not-ours = { $path } n’est pas une base de données de Dinotable. Le fichier est resté tel quel.
serve-too-new = { $path } vient d’un Dinotable plus récent (version { $found } ; ce programme connaît jusqu’à la version { $known }). Le fichier est resté tel quel.
serve-read-only = Impossible d’écrire { $path } : le fichier ou son dossier est en lecture seule, ou appartient à quelqu’un d’autre.
serve-unreadable = Impossible d’ouvrir { $path } : { $why }
serve-database = La base de données a échoué : { $why }
serve-unknown-database = L’adresse { $url } est incompréhensible : { $why }
serve-unavailable = La base de données { $url } ne répond pas : { $why }
data-not-a-file = { $url } n’est pas un fichier. Sauvegardez-la avec pg_dump, ou écrivez ses tables dans des fichiers avec « dinotable export ».
admin-no-socket = On parle à un serveur sur PostgreSQL là où il lui a été dit d’écouter : donnez le même --admin-socket.
serve-emptied = { $path } manque ou est vide, mais des tables y étaient gardées. Remettez une sauvegarde à sa place avec « dinotable restore FICHIER ». Pour repartir de zéro, supprimez ce qu’il en reste, { $lock } aussi, ou choisissez un autre dossier avec --data.
serve-log-lost = Il manque à { $path } ce qui a été enregistré en dernier : son journal { $log } est perdu, ou une copie plus ancienne a pris sa place. Remettez le journal, ou une sauvegarde avec « dinotable restore FICHIER ».
serve-stray-log = Le journal { $log } n’est pas celui de { $path }, qui a pris la place d’un autre fichier. Le reprendre abîmerait les tables. Remettez les sauvegardes avec « dinotable restore FICHIER » ; rien n’a été changé.
serve-damaged = La base de données est abîmée : { $why }. Remettez une sauvegarde à sa place avec « dinotable restore FICHIER » ; « dinotable export DOSSIER » sauve ce qui se lit encore.

### Ce que le programme dit des sauvegardes et des exports.

data-backed-up = { $path } contient toutes les tables telles qu’elles sont à cet instant. Il contient aussi les secrets de toutes les places : gardez-le là où personne d’autre ne peut le lire.
data-taken = { $path } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
data-kept = Ce qui s’y trouvait est gardé dans { $path }.
data-restored = Les tables de { $from } sont maintenant dans { $path }.
data-exported = { $count ->
    [one] Une table est
   *[other] { $count } tables sont
} dans { $path }, avec les secrets de toutes les places : gardez-le là où personne d’autre ne peut le lire.
data-unreadable = La table { $id } ne peut pas être lue : { $why }
data-incomplete = La base de données est abîmée : il manque à l’export ce qui n’a pas pu être lu.
data-not-empty = { $path } existe déjà et n’est pas vide. Choisissez un autre dossier.
data-no-export = { $path } n’est pas un export complet
data-nothing-added = Rien n’a été ajouté
data-imported = { $count ->
    [one] Une table a été ajoutée
   *[other] { $count } tables ont été ajoutées
} à { $path }.

# Ce que dit `dinotable admin`.
admin-unreadable = Ce n’est pas une commande : { $why }
admin-bad-address = { $address } n’est pas une adresse telle que le journal la montre : dix lettres et chiffres après « address= ».
admin-bad-reason = Dites pourquoi, en { $max } lettres au plus.
admin-no-limit = Aucune limite ne s’appelle { $name } ; il y a : { $known }.
admin-bad-value = Une limite est un nombre de 1 à { $max }.
admin-no-filter = Rien ne s’appelle { $value } ; il y a : { $known }.
admin-no-sanction = { $address } n’est pas exclu.
admin-not-running = Aucun serveur ne tourne dans { $path } : lancez « dinotable serve », ou nommez son dossier avec --data.
admin-not-allowed = Le serveur dans { $path } appartient à quelqu’un d’autre.
admin-not-offered = Sur ce système, un serveur en marche ne peut pas être administré : il n’y a pas de socket pour cela.
admin-no-answer = Le serveur n’a pas répondu : { $why }
admin-nothing = Rien.
admin-unlisted = La table { $table } n’est plus dans la liste.
admin-closed = La table { $table } est fermée, et ceux qui y sont savent pourquoi.
admin-deleted = La table { $table } a disparu avec tout ce qui en faisait partie.
admin-lifted = { $address } peut de nouveau tout faire.
admin-head-tables = Table|Jeu|État|Listée|Personnes|Changée
admin-head-seats = Place|Nom|Joueur|Présent
admin-head-bans = Adresse|Quoi|Jusqu’à|Pourquoi
admin-head-limits = Limite|Valeur
admin-yes = oui
admin-no = non
admin-for-good = toujours
admin-about = { $game }, { $status }, { $lines } lignes, { $chat } messages
admin-closed-why = Fermée : { $reason }
