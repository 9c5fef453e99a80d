### What the server says when something is not to be done, and what it calls who has no name.

error-title = That did not work
error-not-found = There is nothing here: the table or page does not exist.
error-not-your-seat = This seat is somebody else’s.
error-not-host = Only who opened the table may do that.
error-seat-taken = Somebody sits there already.
error-wrong-time = That is not possible at this point of the game.
error-seats-free = Some seats are still free. Wait for your friends, or fill the seats with bots.
error-stale = The table has moved on since this page was made. Here it is as it stands now.
error-unreadable = That is no action of this game.
error-options = These options do not go together.
error-bad-input = Something in the form is missing, too long, or not among the choices.
error-foreign-origin = This request came from another site and was ignored.
error-too-many = That was too much at once. Please wait a moment.
error-internal = Something went wrong on our side. The host finds it in the log under number { $number }.
guest-name = Guest { $number }
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
