### Les pages des règles : règles, aide-mémoire, et d’où viennent les valeurs des fiches du matériel.

rules-contents = Sommaire
rules-exact = Exactement :
rules-complete = Les règles complètes
rules-how = Comment jouer
rules-search = Chercher dans les règles
rules-search-hint = un mot, ou { $rule }
rules-search-found = Passages trouvés : { $count }
rules-search-none = Rien trouvé.
rules-print = Imprimer
rules-to-components = D’où viennent les valeurs
rules-to-rules = Vers les règles
rules-sources-note = Toutes les valeurs imprimées n’ont pas pu être trouvées. Certains nombres ci-dessus sont de nous.
rules-some-of = { $cards } sur { $of }
rules-yes = oui
rules-no = non

## Le matériel et ses origines

rules-components = { $game } : d’où viennent les valeurs
rules-components-about = Cartes et tuiles sont décrites dans une fiche du matériel. Cette page en montre toutes les valeurs et dit à quel point nous en sommes sûrs.
rules-components-correct = Vous avez la boîte et vous y lisez d’autres valeurs ? Copiez la fiche, corrigez-la et jouez avec. Chaque partie enregistrée nomme la fiche avec laquelle elle a été jouée.
rules-components-command =
    dinotable serve --components FICHIER
    dinotable play JEU --components FICHIER
rules-components-table = { $game } : le matériel « { $name } »
rules-components-table-about = Cette table se joue avec sa propre fiche du matériel. Ce qui diffère de celle du programme est marqué. La partie enregistrée nomme la fiche par un nombre ; pour la vérifier, donnez la fiche au programme :
rules-components-verify = dinotable verify PARTIE --components FICHIER
rules-components-download = Télécharger la fiche
rules-components-rest = Toutes les autres valeurs : comme dans ce programme
rules-components-same = Toutes les valeurs sont celles du programme.
rules-instead-of = au lieu de { $value }
rules-source = Origine
rules-source-meaning = Sens
rules-source-value = Valeur
rules-source-values = Valeurs
rules-source-rulebook = imprimé
rules-source-rulebook-about = dit par le texte du livret
rules-source-public = public
rules-source-public-about = trouvé sur une page publique
rules-source-deduced = déduit
rules-source-deduced-about = découle de plusieurs faits partiels
rules-source-proposed = de nous
rules-source-proposed-about = introuvable ; notre propre valeur, accordée à tout ce que l’on sait
