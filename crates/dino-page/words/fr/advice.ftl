### Conseils, raisons des robots, et bilans.

## Conseils

advice-title = Conseil
advice-of-100 = parties gagnées sur 100
advice-asked = a demandé un conseil
advice-only = Il n’y a rien d’autre à choisir.
advice-choice = { $before } : { $choice }
advice-choice-more = { $before }, { $choice }
advice-close = Le choix suivant vaut à peu près autant.
advice-ahead = { $games ->
    [one] Le choix suivant gagne une partie de moins.
   *[other] Le choix suivant gagne { $games } parties de moins.
}
lobby-hints = Chacun peut demander conseil ; tous voient qui demande
keys-hint = Un conseil

## Pourquoi un robot a fait cela

log-bot-failed = { $name } n’a pas su décider : un robot plus simple a joué à sa place.
why-ask = Pourquoi ?
why-title = Pourquoi ?
why-chose = Ainsi, { $name } gagnerait environ { $games } parties sur 100.
why-planned = { $name } suivait son plan.
why-otherwise = { $name } l’a préféré ; une recherche plus longue en pense moins de bien.
why-weighed = { $what } ({ $games })
why-in-its-place = À sa place, un conseil dirait : « { $why } »
why-better = Il y avait mieux : { $others }.
why-others = Autres choix pesés : { $others }.

## Bilans

review-see = Voir
review-link = Bilan
review-page-title = { $game } : bilan de { $name } · Dinotable
review-of = Bilan de { $name }
review-waits = La partie est en cours d’examen.
review-waits-about = Un premier regard prend quelques secondes, l’examen entier une minute environ. Vous pouvez continuer et revenir.
review-deeper = Un examen plus profond est en cours : { $percent } %.
review-chart = Qui gagnerait
review-chart-about = sur 100 parties
review-chart-label = Ce que chacun pouvait espérer au fil de la partie ; { $name } finit à { $games } sur 100.
review-account = Ce qui a fait le résultat
review-account-about = face au meilleur choix ; la somme est exacte
review-start = Départ
review-start-about = un sur { $seats }
review-luck = Chance
review-luck-about = les tirages
review-own = Soi
review-own-about = ses décisions
review-others = Les autres
review-others-about = leurs décisions
review-result = Fin
review-result-won = gagné
review-result-lost = pas gagné
review-decisions-yours = Vos { $all } décisions
review-decisions = { $all } décisions
review-decisions-good = { $good } aussi bonnes que la meilleure
review-decisions-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
review-decisions-none = Rien de nettement meilleur n’a été trouvé.
review-better = mieux : { $better }
review-better-was = Mieux : { $better }.
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-turning-points = Tournants
review-round = manche { $round }
review-play-on = Rejouer d’ici
review-could-be-better = { $count ->
    [one] Une décision pourrait être meilleure.
   *[other] { $count } décisions pourraient être meilleures.
}
review-try-again = Réessayez : tout ce qui vaut presque le meilleur compte.
review-nothing-better = Aucune décision n’aurait pu être nettement meilleure.
review-same-deal = Même donne
review-same-deal-friends = Même donne entre amis
review-puzzles = Trouver mieux
review-verdict-decisions = { $all } décisions, dont { $good } aussi bonnes que la meilleure.
review-verdict-won-lucky = Gagné, et un peu chanceux
review-verdict-won-unlucky = Gagné, malgré la chance
review-verdict-won-even = Gagné, par de bonnes décisions
review-verdict-lost-lucky = Pas gagné, malgré la chance
review-verdict-lost-unlucky = Pas gagné, et malchanceux
review-verdict-lost-even = Pas gagné cette fois
review-thresholds = Imprécision : 2 parties sur 100 perdues ou plus ; erreur : 5 ; gaffe : 10.
review-step-course = Tirages, et coups sans choix
review-step-together = Ce que tous ont bâti en même temps

## Trouver mieux

puzzle-page-title = { $game } : trouver mieux · Dinotable
puzzle-question = Que faire de mieux ?
puzzle-played = Dans la partie : { $done }. Choisissez mieux.
puzzle-good = { $label } vaut le meilleur.
puzzle-not-yet = Pas encore : { $label } perd { $loss } parties sur 100. Réessayez.
puzzle-solved = Bien trouvé !
puzzle-back = Retour au bilan
puzzle-show = Montrez-moi
puzzle-next = La suivante

## La même donne

deal-of-day = { $game } : donne du { $day }
deal-of-day-about = La même donne et les mêmes robots pour tous sur ce serveur. Votre première partie compte.
deal-all = Donnes du jour
deal-date = { $month ->
    [1] { $day } janvier
    [2] { $day } février
    [3] { $day } mars
    [4] { $day } avril
    [5] { $day } mai
    [6] { $day } juin
    [7] { $day } juillet
    [8] { $day } août
    [9] { $day } septembre
    [10] { $day } octobre
    [11] { $day } novembre
   *[other] { $day } décembre
}
deal-par = par { $points }
deal-par-about = Par { $points } : les quatre cinquièmes du meilleur zoo possible avec ces cartes.
deal-best = record { $points }, { $name }
deal-be-first = personne ne l’a encore jouée
deal-own = { $points }, { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
deal-go = Jouer
deal-result-alone = { $points } points
deal-of-day-alone = Les mêmes cartes et le même chrono pour tous sur ce serveur. Votre première partie compte.
deal-same = { $game } : la même donne
deal-same-about = Tous ceux qui ont joué cette donne ; de chacun, la première partie compte.
deal-nobody = Personne ne l’a encore finie.
deal-you = (vous)
deal-result = rang { $rank }, { $points } points
deal-play = Jouer la donne du jour
deal-link = Donne du jour
deal-compare = Comparer la donne
