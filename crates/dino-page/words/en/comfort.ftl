### What makes a table comfortable: sharing, starting, notices, keys, leaving, reactions, history.

## Sharing

end-share = Share
preview-over = { $game }: { $won }

## Playing against bots

start-title = { $game } against bots · Dinotable
start-seats = At the table
start-you = you
start-bot = bot
start-players = { $seats ->
    [one] alone
   *[other] { $seats } players
}
start-levels = How strong are the bots?
start-variants = Which game?
start-base = Base game
start-advanced = Advanced game
start-friends = With friends instead
start-as-last-time = As you chose it last time; it is remembered again.
start-remembered = What you choose is remembered for next time.
start-go = Start

## Notices

notify-ask = Shall this browser tell you when it is your turn? Only while you are looking at something else.
notify-yes = Tell me
notify-no = No, thanks
notify-switch = Notify me when it is my turn
notify-on = You will be told when it is your turn and you are looking at something else.
notify-off = The browser does not allow notices here. Its settings for this site can change that.

## Keys

keys-space = Space
keys-title = Keyboard
keys-choices = presses the choices in their order
keys-next = goes from thing to thing; Enter presses it
keys-back = steps back, skips what is being told, closes what is open
keys-take-back = takes back
keys-play = plays and pauses
keys-next-act = goes on to the next thing others did
keys-recap = tells again what others did since your last turn
keys-log = opens the log
keys-chat = opens the chat
keys-reference = opens the reference card
keys-help = opens this list
keys-step = goes a step back or on
keys-turns = goes from turn to turn
keys-rounds = goes from round to round
keys-ends = goes to the beginning or the end

## Leaving

leave-title = Leave the game
leave-what = A bot plays for you. Come back by the same link whenever you like and play on yourself.
leave-for-now = Leave for now
leave-resign-what = Or give your seat up for good. Against one opponent, or bots alone, the game is over then and the others have won; otherwise a bot plays on, and you may only watch.
leave-resign = Resign as { $name }

## Reactions

reactions = Reactions
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-roar = Roar!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-ouch = Ouch!

## History

history-title = My games
history-page-title = My games · Dinotable
history-none = No game is over yet. The first one will stand here.
history-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
history-won = { $games ->
    [one] 1 won
   *[other] { $games } won
}
history-best = best { $points }
history-with = with { $names }
history-resigned = { $of ->
    [1] given up
   *[other] place { $rank } of { $of }, by resignation
}
history-result = { $of ->
    [1] { $points } points
   *[other] place { $rank } of { $of }, { $points } points
}
history-pages = Pages
history-page = { $page } of { $pages }
history-later = Later games
history-earlier = Earlier games
home-history = My games

## Where points come from

score-explained = { $total }: { $parts }.
score-nothing = Nothing counts yet.

## Notes of a first game

notes-read = Got it
notes-off = No more notes
notes-switch = No notes beside what is new
