### The pages: what belongs to no game in particular.

site-home = Dinotable: first page
site-skip = Skip to the content
site-lang-en = English
site-lang-fr = Français
site-theme-auto = Light or dark as the system says
site-theme-light = Light
site-theme-dark = Dark
site-rules = Rules
site-rules-of = Rules of { $game } · Dinotable
site-components-of = Components of { $game } · Dinotable
site-to-home = To the first page
site-not-affiliated = Dinotable is a free program by fans, with its own words and drawings. It is not affiliated with the authors or publishers: if you like a game, buy it.

## The first page

home-page-title = Dinotable: dinosaur board games
home-title = Dinosaurs on the table
home-lead = Play at once against bots, or send friends a link. No account.
home-games = Games
home-play-bots = Play
home-play-friends = Invite
home-seats = { $min } to { $max }
home-minutes = { $minutes } min
home-age = { $age }+
home-yours = Your tables
home-open = Tables to watch or join
home-your-turn = Your turn
home-status-lobby = { $free ->
    [0] about to start
    [one] 1 free seat
   *[other] { $free } free seats
}
home-status-waits = waiting for { $names }
home-status-running = being played
home-status-over = over
home-forget = Take { $game } off the list
home-forgotten = { $game } is off your list. Its link still works.
home-keep = Put it back

## The lobby

lobby-page-title = { $game }: a table waits · Dinotable
lobby-status = { $host }’s table, not begun yet
lobby-status-nobody = A table, not begun yet
lobby-invited = { $host } invites you to { $game }
lobby-seats = Chairs
lobby-your-name = Your name
lobby-name-other = Their name
lobby-sit = Sit down
lobby-sit-too = Somebody else plays on this device
lobby-seat = Seat
lobby-free = free
lobby-free-what = for whoever opens the link
lobby-ready = Ready.
lobby-remove-bot = Remove
lobby-sit-here = Sit here
lobby-sit-ask = Sit down?
lobby-sit-more = Or stay and watch.
lobby-full = All chairs are taken. You may watch.
lobby-begin-ask = { $free ->
    [0] Everybody is seated. Begin?
    [one] One chair is free. Wait, or begin?
   *[other] { $free } chairs are free. Wait, or begin?
}
lobby-wait = { $free ->
    [0] Everybody is seated. The host begins.
    [one] One chair is free. The host begins.
   *[other] { $free } chairs are free. The host begins.
}
lobby-stand = Stand up
lobby-remove = Ask to leave
lobby-more = Name or device
lobby-rename = Rename
lobby-bot-greedy = Keen bot
lobby-bot-random = Easy bot
lobby-bot-greedy-what = takes what brings most now
lobby-bot-random-what = plays whatever comes to mind
lobby-bot-egg = Egg
lobby-bot-egg-what = barely looks: a child often wins
lobby-bot-hatchling = Hatchling
lobby-bot-hatchling-what = takes what looks nice
lobby-bot-grazer = Grazer
lobby-bot-grazer-what = minds its own garden
lobby-bot-hunter = Hunter
lobby-bot-hunter-what = looks ahead, and at you
lobby-bot-apex = Apex
lobby-bot-apex-what = the best we have
lobby-start = Begin the game
lobby-start-fill = { $free ->
    [one] Begin with a bot
   *[other] Begin with { $free } bots
}
lobby-host-away = The host is not here. After a minute anybody who sits at the table may start.
lobby-seat-link = Private link to your seat: open it on another device to play there. Do not share it.
lobby-sign-out = Sign out other devices
lobby-sign-out-what = Your seat gets a new link. The old one stops working at once, and with it every device that uses it.
lobby-address = Address
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = Selected: copy it with Ctrl+C
lobby-share = Share
lobby-invite = Invite
lobby-invite-lead = Whoever opens it may take a free chair, or watch.
lobby-invite-local = This address works on this computer only.
lobby-invite-network = For other devices in your network start the program with “dinotable serve --listen 0.0.0.0:{ $port }”. This table is kept, and shows their address then.
lobby-qr = QR code
lobby-invite-qr = QR code of the table’s address
lobby-options = This table
lobby-more-options = { $count } more
lobby-seat-count = Chairs
lobby-components = Components
lobby-components-usual = As in this program
lobby-components-about = What is printed on cards and tiles. This server offers other values too.
lobby-components-show = What is different
lobby-pace = Time to think
lobby-pace-free = No limit
lobby-pace-minutes-10 = 10 minutes each
lobby-pace-minutes-30 = 30 minutes each
lobby-pace-days-1 = A day for each action
lobby-pace-days-3 = Three days for each action
lobby-listed = Anybody may watch this table
lobby-value-on = Yes
lobby-value-off = No
lobby-value-secret = Secret
lobby-value-open = Open
lobby-apply = Apply
lobby-picked = { $chosen } of { $all }
lobby-pick-alike = { $name }, number { $number }
lobby-pick-number = An option has no such value. Where things are chosen, take as many as it says, or none.

## The table

table-title = { $game } · Dinotable
table-title-you = ● Your turn · { $game }
table-title-replay = { $game }: replay · Dinotable
table-waits = Waiting for { $names }.
table-automatic = The table answers for you, as you asked.
table-watching = You are watching.
table-taken-back = { $name } took back the last action.
table-chance = Cards are being dealt.
table-over = The game is over.
table-for = { $name }:
table-pass-to = Pass the device to { $name }.
table-i-am = I am { $name }: show my cards
table-take-back = Take back
table-do-it = Do it
table-as-list = All choices as a list
table-log = Log
table-chat = Chat
table-say = Say something
table-send = Send
table-quick-hello = Hello!
table-quick-well-played = Well played!
table-quick-thinking = Let me think…
table-quick-good-game = Good game!
table-reference = Reference card
table-close = Close
table-to-table = To the table
table-components = Components: { $name }
table-replay = Replay
table-confirm-first = Confirm before it counts
table-confirm = Confirm
table-sound = Sounds: my turn, pieces, dice
table-cancel = Cancel
table-sure = { $what }. Is this what you want?
table-failed = That did not work. Are you online?
table-begins = The game is about to begin…
table-restarts = The server is restarting. The table will be back in a moment…
table-offline = The connection is lost. Trying to reconnect…
table-bot = Bot
table-here = Here
table-away = Away
table-bot-for = Let a bot play for { $name }
table-is-away = { $name } is away.
table-take-seat-back = Play myself again
table-other-device = Play as { $name } on another device

## The end

end-gave-up = { $count ->
    [one] { $names } resigned; nothing was counted.
   *[other] Resigned: { $names }. Nothing was counted.
}
end-resigned = resigned
end-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
end-rematch = Rematch
end-replay = Replay
end-record = Download the record
end-won = { $names } wins!
end-after-tie = { $points }, after a tie with { $names }
end-see-table = See the table

## The replay

replay-first = Beginning
replay-previous = Step back
replay-turn-back = A turn back
replay-turn-on = A turn on
replay-round = Round { $round }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-next = Step
replay-end = End
replay-go = Go to a moment
replay-begins = The beginning
site-move-here = Play as { $name } here?
site-move-here-what = The seat moves to this device; the other one can only watch from then on.
site-move-here-do = Play here

# Fair draws
fair-title = Fair draws
fair-lead = Nobody chooses the cards: not the server, not whoever runs it, not anybody who plays. This page says how, and what this browser itself has seen of it.
fair-step-server = Before anybody sits down, the server picks a secret number and shows its fingerprint (SHA-256). From then on it cannot change the number unnoticed.
fair-step-seats = Every browser at the table picks a number of its own. First all of them show their fingerprints, then, when the game begins, the numbers themselves. All draws come from all these numbers together; one honest browser is enough to make them fair.
fair-step-end = When the game is over the server shows its number, and everybody can draw everything once more.
fair-checked = Checked: the server’s number fits its fingerprint, and every card fell as these numbers say.
fair-fault = This could not be checked: { $fault }
fair-seed = The server’s number:
fair-own-good = This browser’s number is among them, and all others are those that were announced before this browser sent its own.
fair-own-bad = This does not fit what this browser saw when the game began: its number is missing, or the server or somebody at the table has changed a number afterwards. The line may have been slow; if it happens again and again, do not trust this server.
fair-own-again = This browser’s number is among them. But the game was about to begin more than once before it did: whoever runs the server could have chosen between so many deals.
fair-own-none = This browser remembers no number for this game: it was not at the table when the game began, or has forgotten it.
fair-parts = Who added what
fair-server = The server
fair-commitment = fingerprint
fair-bot = nothing: a bot
fair-announced = will add a number
fair-not-yet = nothing yet
fair-nothing = nothing: it was not there or too slow when the game began, was not asked, or has no script
fair-check = Check it yourself
fair-check-how = The record of the finished game holds all numbers. On your own computer, with a program you trust:
fair-check-command = dinotable verify RECORD
fair-limits = Where nobody but the server adds a number, the draws are still fixed before the game and can be checked, but whoever runs the server could have picked among many. In one more game at the same table only the browser that asks for it adds a number. An unfinished game saved in the terminal holds its number: whoever opens the file can know the cards.

### The chat

chat-title = { $game }: what was said
chat-all = All that was said, and whom to hear
chat-earlier = Earlier
chat-latest = The latest
chat-none = Nothing was said here yet.
chat-watching = watching
chat-removed = The host removed this line.
chat-somebody = Somebody
chat-mute = Mute for me
chat-muted = You do not hear
chat-unmute = Hear again
chat-remove = Remove line
chat-keep-out = Remove from chat
chat-kept-out = Removed from the chat
chat-let-in = Let back in
chat-watchers = Those who watch
chat-watchers-heard = They may speak here, like those who play.
chat-watchers-silent = They may read, but not speak.
chat-silence-watchers = Silence watchers
chat-hear-watchers = Let watchers speak
table-enlarge = { $name }: see the whole board
table-others = The others
table-menu = Menu

### The gallery

gallery-title = All pieces
gallery-lead = Every drawing of every game in three sizes, signs, seats, buttons and states, in the light and in the dark.
gallery-common = Signs, seats, buttons, states
gallery-pieces = Animals of all games
gallery-filled = What most want
gallery-outlined = Another way
gallery-quiet = Aside
gallery-loss = A loss
gallery-off = Not now
gallery-small = Small
gallery-chip = A fact
gallery-at-rest = At rest
gallery-legal = One may
gallery-chosen = Chosen
gallery-legal-cloth = One may, on cloth
gallery-chosen-cloth = Chosen, on cloth
gallery-dim = Out of reach
gallery-now = Now
gallery-focus = The keyboard is here
gallery-danger = In danger
gallery-kind-card = A card
gallery-kind-tile = A tile
gallery-kind-hex = A hex
gallery-kind-animal = An animal
gallery-kind-counter = A counter
