### Words that belong to no single game.

## Refusals

refusal-game-over = The game is over.
refusal-not-pending = Nothing is asked of { $name } now.
refusal-out-of-turn = Something has to be drawn first.
refusal-impossible = That cannot be drawn now.
refusal-untimed = No clock runs now.
refusal-against = { $sentence } (rule { $rule })

## The end

standing-line = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
standing-winner = Winner: { $names }.
standing-you = You win!
standing-shared = Shared victory: { $names }.
list-more = { $first }; { $last }
list-and = { $first } and { $last }

## The terminal

seat-name = Seat { $seat }
seat-you = You
seat-person = Seat { $seat } (you)
seat-bot = Seat { $seat } ({ $bot })
play-welcome = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. You sit in seat { $seat }. Type the number of a choice, or help.
play-resumed = The saved game goes on after { $events ->
    [one] one event
   *[other] { $events } events
}.
play-count = { $seconds } …
play-go = Go!
play-prompt = Your choice:
play-prompt-timed = Your choice ({ $seconds } s left):
play-help =
    Type the number of a choice, a word found in that choice only, such as a cell, or the choice in notation: { $example }
    table (or t): the whole table; otherwise you see what has changed. log (l): what happened so far. scores (s): what counts. hint: what to do.
    ?: the rule behind the last refusal. ? 2: what choice 2 is. ? and a choice in notation: may I do this? ? { $prefix }-1: a rule by its number.
    undo (u): take your last action back, with what the bots answered.
    save FILE: save the game; play --resume FILE goes on with it. quit (q): stop playing. resign: give up.
play-may = Yes, you may do that.
play-no-refusal = Nothing was refused yet. Type ? and a number to ask what a choice is, or ? and a choice in notation to ask whether you may.
play-no-rule = There is no rule { $rule }. The rules go from { $first } to { $last }.
play-about = { $number }. { $step }. Yes, you may do that; in notation: { $notation }
play-about-more = { $number }. { $step }. After it there is more to choose; 0 comes back from there.
play-only = Enter: { $step }
play-which = { $step }: which? 0 goes back.
play-number = There is no choice number { $number }.
play-unreadable = I do not understand “{ $text }”. Type a number, or in notation: { $example }. help tells more.
play-unreadable-over = I do not understand “{ $text }”. Type help to see what you may type.
play-unfinished = “{ $text }” needs more behind it, such as { $example }.
play-not-now = “{ $text }” is none of your choices now. You may type a number, or in notation: { $example }.
play-bad-seat = --seat { $seat }: { $seats ->
    [one] the game has one seat
   *[other] the game has seats 1 to { $seats }
}
play-undone = Taken back.
play-no-undo = You cannot take back: { $why }
play-resign = Type resign once more to give up: the game is then over, and the others win.
play-saved = Saved in { $file }.
play-saved-seed = Until the game is over the file holds the seed of all draws: whoever opens it can find out the cards to come.
play-not-saved = Not saved: { $why }
play-save-exists = { $file } is there already and was not saved in this game: choose another name.
play-quit-unsaved = This game is not saved. Type save and a file name to keep it, or quit once more to leave without saving.
play-save-where = Save where? Type save and a file name.
play-bye = Goodbye. Nothing was saved.
play-bye-saved = Goodbye. The game is saved in { $file }.
play-over = The game is over.
play-over-prompt = save FILE keeps the record; Enter to leave.
play-one-person = { $file }: line { $line }: expected one person and bots in the other seats
play-no-seed = { $file }: this record does not hold its seed, so it cannot go on
play-seed = The seed of all draws was { $seed }. It fits the fingerprint shown at the start.
play-commitment = Fingerprint of the draws to come: { $commitment }
no-undo-nothing = there is nothing to take back.
no-undo-chance = a card, a tile or a die came up since.
no-undo-acted = { $name } has acted since.
no-undo-shown = something hidden was shown.
no-undo-over = the game is over.
no-undo-final = the rules do not let this be taken back.
rule-heading = Rule { $rule }, { $title }

## The list of games

games-line = { $id } ({ $title }): { $min } to { $max } seats, { $minutes } minutes, age { $age }+, rules version { $rules }

## Replay

replay-moment = After { $at } of { $events ->
    [one] 1 event
   *[other] { $events } events
}
replay-last = Last event: { $event }
replay-bad-at = --at { $at }: the record has { $events ->
    [one] one event
   *[other] { $events } events
}
replay-bad-view = --view { $seat }: { $seats ->
    [one] the record has one seat
   *[other] the record has seats 1 to { $seats }
}

arena-match = Match: { $seats } seats, { $games } games in { $seconds } s, deals mirrored
arena-mirror = Mirror match: { $seats } seats, { $games } games in { $seconds } s
arena-sanity = Against random: { $seats } seats, { $games } games in { $seconds } s
arena-bot = bot
arena-wins = wins [95 %]
arena-even = even
arena-score = score
arena-elo = Elo
arena-ms = ms/action
arena-seat = seat { $seat } ({ $bot }): { $share }
arena-faults = { $faults ->
    [one] Once
   *[other] { $faults } times
} greedy had to play for { $bot }, which failed.
arena-stronger = This shows that { $bot } is stronger than the others.
arena-weaker = This shows that { $bot } is weaker than the others.
arena-not-shown = This does not show that { $bot } is stronger or weaker than the others.
arena-needed = { $needed ->
    [0] To see { $points } points above an even share takes about { $claim } games.
   *[other] To see the difference found here takes about { $needed } games; to see { $points } points above an even share about { $claim }.
}
arena-chart = { $game }: share of games won, with intervals of 95 % confidence
arena-chart-seat = { $bot }, alone, seat { $seat }
arena-chart-sanity = { $bot }, sanity match
train-epoch = After { $games } games: { $share } % [{ $low }-{ $high }] against the hand-made value
train-done = What was learned is in { $file }
train-chart = { $game }: share won against the hand-made value, by games learned from
