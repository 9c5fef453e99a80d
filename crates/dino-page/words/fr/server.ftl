### Ce que dit le serveur quand quelque chose ne se fait pas, et le nom de qui n’en a pas.

error-title = Cela n’a pas marché
error-not-found = Il n’y a rien ici : cette table ou cette page n’existe pas.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-seat-taken = Quelqu’un occupe déjà cette place.
error-wrong-time = Ce n’est pas possible à ce moment de la partie.
error-seats-free = Des places sont encore libres. Attendez vos amis, ou complétez avec des bots.
error-stale = La partie a avancé depuis que cette page a été faite. Voici la table telle qu’elle est.
error-unreadable = Ce n’est pas une action de ce jeu.
error-options = Ces options ne vont pas ensemble.
error-bad-input = Il manque quelque chose dans le formulaire, ou une valeur est trop longue ou hors des choix.
error-foreign-origin = Cette demande venait d’un autre site et a été ignorée.
error-too-many = C’est trop à la fois. Patientez un instant.
error-internal = Quelque chose a mal tourné chez nous. L’hôte le retrouvera dans le journal sous le numéro { $number }.
guest-name = Invité { $number }
bot-name = { $kind ->
    [greedy] { $seat ->
        [1] Gaspard
        [2] Greta
        [3] Gustav
        [4] Gilda
        [5] Gaston
       *[other] Gwen
    }
    [random] { $seat ->
        [1] Rosa
        [2] Rémy
        [3] Ruth
        [4] Rolf
        [5] Romy
       *[other] Ralf
    }
   *[other] Bot { $seat }
}
