# How what others did is told.

tempo-title = How fast others’ moves are shown
tempo-calm = calm
tempo-usual = usual
tempo-quick = quick
tempo-once = at once
recap-title = Since your last turn
recap-count = { $at } of { $all }
recap-before = Back
recap-next = Next
recap-done = To my turn
recap-again = Since your last turn, again (B)
follow-title = Whose board lies in the middle
follow-turn = Whoever acts
