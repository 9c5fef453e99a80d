# Comment ce que font les autres est raconté.

tempo-title = Vitesse à laquelle les coups des autres sont montrés
tempo-calm = calme
tempo-usual = normale
tempo-quick = rapide
tempo-once = d’un coup
recap-title = Depuis votre dernier tour
recap-count = { $at } sur { $all }
recap-before = Précédent
recap-next = Suivant
recap-done = Aller à mon tour
recap-again = Revoir ce qui s’est passé depuis votre dernier tour (B)
follow-title = Plateau montré au milieu
follow-turn = Celui de qui joue
