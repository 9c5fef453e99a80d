### Words that belong to no single game.

## Refusals

refusal-game-over = The game is over.
refusal-not-pending = The game does not wait for { $name }.
refusal-out-of-turn = Chance has to fall first.
refusal-impossible = Chance cannot fall like this now.
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

## The terminal

seat-name = Seat { $seat }
seat-you = You
seat-person = Seat { $seat } (you)
seat-bot = Seat { $seat } ({ $bot })
play-welcome = { $title }, { $seats } seats. You sit in seat { $seat }. Type the number of a choice, or help.
play-resumed = The saved game goes on after { $events } events.
play-prompt = Your choice:
play-prompt-timed = Your choice ({ $seconds } s left):
play-help =
    Type the number of a choice, or the choice in notation, such as { $example }.
    table: show the table again. log: what happened so far. scores: what counts.
    ?: the rule behind the last refusal. ? and a choice: may I do this? ? { $prefix }-1: a rule by its number.
    undo: take your last action back, as long as nobody else acted and chance did not fall.
    save FILE: save the game; play --resume FILE goes on with it. quit: stop playing.
play-may = Yes, you may do that.
play-no-refusal = Nothing was refused yet. Ask about a choice: ? { $example }
play-which = { $step }: which? 0 goes back.
play-number = There is no choice number { $number }.
play-unreadable = I do not understand “{ $text }”. Type a number, a choice in notation such as { $example }, or help.
play-unreadable-expected = I do not understand “{ $text }”: expected { $expected }.
play-confirm = Enter to go on, or undo.
play-undone = Taken back.
play-no-undo = You cannot take back: { $why }
play-saved = Saved in { $file }.
play-saved-seed = Until the game is over the file holds the seed: whoever opens it can know the cards.
play-not-saved = Not saved: { $why }
play-save-exists = { $file } is there already and was not saved in this game: choose another name.
play-quit-unsaved = This game is not saved. Type save and a file name, or quit again to leave it.
play-save-where = Save where? Type save and a file name.
play-bye = Goodbye. Nothing was saved.
play-bye-saved = Goodbye. The game is saved in { $file }.
play-over = The game is over.
play-over-prompt = save FILE keeps the record; Enter to leave.
play-seed = The seed of all draws was { $seed }. It fits the fingerprint shown at the start.
play-commitment = Fingerprint of the draws to come: { $commitment }
no-undo-nothing = there is nothing to take back.
no-undo-chance = chance has fallen since.
no-undo-acted = { $name } has acted since.
no-undo-shown = something hidden was shown.
no-undo-over = the game is over.
no-undo-final = the rules do not let this be taken back.
rule-heading = Rule { $rule }, { $title }

## The list of games

games-line = { $id } ({ $title }): { $min } to { $max } seats, { $minutes } minutes, age { $age }+, rules version { $rules }

## Replay

replay-moment = After { $at } of { $events } events
replay-last = Last event: { $event }

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
