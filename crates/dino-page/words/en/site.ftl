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
home-lead = Play at once against bots, or send friends a link. No account, nothing to install.
home-games = Games
home-play-bots = Play against bots
home-play-friends = Invite friends
home-seats = { $min } to { $max } players
home-minutes = { $minutes } minutes
home-age = Age { $age } and up
home-yours = Your tables
home-open = Watch
home-open-none = No open table at the moment.
home-your-turn = Your turn
home-status-lobby = { $free ->
    [0] about to start
    [one] 1 free seat
   *[other] { $free } free seats
}
home-status-running = game on
home-status-over = over
home-forget = Take { $game } off the list
home-forgotten = { $game } is off your list. Its link still works.
home-keep = Put it back

## The lobby

lobby-page-title = { $game }: take a seat · Dinotable
lobby-seats = Seats
lobby-your-name = Your name
lobby-name-other = Their name
lobby-sit = Sit down
lobby-sit-too = Somebody else plays on this device
lobby-seat = Seat
lobby-free = Free
lobby-stand = Stand up
lobby-remove = Remove
lobby-more = Change name or device
lobby-rename = Rename
lobby-bot-greedy = Keen bot
lobby-bot-random = Easy-going bot
lobby-bot-egg = Egg
lobby-bot-hatchling = Hatchling
lobby-bot-grazer = Grazer
lobby-bot-hunter = Hunter
lobby-bot-apex = Apex
lobby-add-bot-greedy = + Keen bot
lobby-add-bot-random = + Easy-going bot
lobby-start = Start the game
lobby-start-fill = { $free ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $free } free seats
}
lobby-wait-host = All seats are taken: the host can start the game.
lobby-host-away = The host is not here. After a minute anybody who sits at the table may start.
lobby-wait-seats = The game starts when all seats are taken, or when the host fills them with bots.
lobby-seat-link = Private link to your seat: open it on another device to play there. Do not share it.
lobby-sign-out = Sign out other devices
lobby-sign-out-what = Your seat gets a new link. The one of before, and whatever plays with it, is worthless at once.
lobby-address = Address
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = Selected: copy it with Ctrl+C
lobby-share = Share
lobby-invite = Invite
lobby-invite-lead = Whoever has this address can take a free seat or watch.
lobby-invite-local = Only this computer finds this address. For other devices in your network start the program with “dinotable serve --listen 0.0.0.0:6565” and open the table under this computer’s own address.
lobby-qr = QR code
lobby-invite-qr = QR code of the table’s address
lobby-options = Options
lobby-more-options = More options
lobby-seat-count = Seats
lobby-components = Components
lobby-components-usual = As in this program
lobby-components-about = What is printed on cards and tiles. Whoever runs this server offers others besides.
lobby-components-show = What is different
lobby-pace = Pace
lobby-pace-free = No clock
lobby-pace-minutes-10 = 10 minutes each
lobby-pace-minutes-30 = 30 minutes each
lobby-pace-days-1 = A day for each action
lobby-pace-days-3 = Three days for each action
lobby-listed = Anybody may watch this table
lobby-value-on = Yes
lobby-value-off = No
lobby-apply = Apply

## The table

table-title = { $game } · Dinotable
table-title-you = ● Your turn · { $game }
table-title-replay = { $game }: replay · Dinotable
table-waits = Waiting for { $names }.
table-automatic = The table answers for you, as you said.
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
table-log = What happened
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
table-sound = A sound when it is my turn
table-cancel = Cancel
table-sure = { $what }. Is this what you want?
table-failed = That did not work. Is the network there?
table-begins = The game is about to begin…
table-restarts = The server restarts. The table is back in a moment…
table-offline = The line is down. Trying to reconnect…
table-bot = Bot
table-here = Here
table-away = Away
table-bot-for = Let a bot play for { $name }
table-is-away = { $name } is away.
table-take-seat-back = Play myself again
table-other-device = Play as { $name } on another device

## The end

end-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
end-rematch = Rematch
end-replay = Replay
end-record = Download the record

## The replay

replay-first = Beginning
replay-previous = Step back
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-next = Step
replay-end = End
replay-go = Go to a moment
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
