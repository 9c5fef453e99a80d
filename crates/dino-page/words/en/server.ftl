### What the server says when something is not to be done, and what it calls who has no name.

error-title = That did not work
error-request = Request { $request }
error-not-found = There is nothing here: the table or page does not exist.
error-may-come-back = Whoever sits there may come back: wait a minute, or the days that were agreed on.
error-not-your-seat = This seat is somebody else’s.
error-moved = This seat has moved to another device by its private link. Here you can only watch; to come back, open its new link here.
error-signed-out = Whoever plays this seat has signed out all other devices. To come back, open its new link here.
error-not-host = Only the host of the table may do that.
error-seat-taken = Somebody sits there already.
error-no-hints = At this table nobody asks for hints while people play.
error-not-asked = There is nothing to advise now: it is not your turn.
error-wrong-time = That is not possible at this point of the game.
error-seats-free = Some seats are still free. Wait for your friends, or fill the seats with bots.
error-stale = The table has moved on since this page was made. Here it is as it stands now.
error-outdated = The rules of this game were corrected after this table began, and no longer allow something that happened here. It cannot go on.
error-ended-unused = This table has ended: its game had not begun, and nobody came to it for a long time. Open another one on the first page.
error-ended-abandoned = This table has ended: nobody played on or looked at it for a long time. Open another one on the first page.
error-ended-old = This table has ended: its game was over years ago, and its record is kept no longer.
error-unreadable = That is no action of this game.
error-options = These options do not go together.
error-bad-input = Something in the form is missing, too long, or not among the choices.
error-too-large = That is more than can be sent at once. Please shorten it.
error-wrong-method = This address is not made for that: follow a link or a button on our pages.
error-wrong-kind = This kind of content is not understood here.
error-foreign-origin = This request came from another site and was ignored.
error-too-slow = What your browser announced did not arrive in time. Nothing was done: please try again.
error-too-many = That was too much at once. Please wait a moment.
error-limit-tables = Your network has as many tables open as this server allows. Finish one of them, or come back later: those nobody looks at end by themselves.
error-limit-listed-tables = Your network has as many tables listed for everybody as this server allows. Take one of them off the list or finish its game, or send your friends the link.
error-limit-bot-tables = In the last hour your network has opened as many tables for bots alone as this server allows. Try again in an hour, or sit down yourself.
error-limit-chat-rate = You are speaking faster than anybody can read. Wait a moment, then say it again.
error-limit-chat = This table’s chat is full. Open another table to go on talking.
error-limit-watcher-chat = Those who watch have used up their part of this table’s chat. Those who play can still speak.
error-watchers-silent = The host has asked those who watch to be silent. You can read along.
error-kept-out = The host has removed you from the chat of this table. You can read along.
error-busy = This table is very busy right now and did not get to this. Please try again in a moment.
error-closed = Whoever runs this server has closed this table: { $reason }
error-banned = Whoever runs this server has shut out your network.
error-muted = Whoever runs this server lets nobody from your network chat at tables.
error-stopping = The server is about to restart. Nothing was done: please try again in a moment.
error-not-ready = The server cannot reach its tables right now. Please try again in a moment.
error-broken = A fault of ours stopped this table. Everything played so far is kept: load the page again to go on. The host finds the fault in the log under request { $request }.
error-internal = Something went wrong on our side. The host finds it in the log under request { $request }.
guest-name = Guest { $number }
bot-name = { $kind ->
    [random] { $seat ->
        [1] Rosa
        [2] Rémy
        [3] Ruth
        [4] Rolf
        [5] Romy
       *[other] Ralf
    }
   *[other] { $seat ->
        [1] Gaspard
        [2] Greta
        [3] Gustav
        [4] Gilda
        [5] Gaston
       *[other] Gwen
    }
}

### What the program says on the terminal when it cannot serve.

serve-kept = tables are kept in { $path }
serve-bad-sheet = The component sheet { $file } cannot be offered: { $why }.
serve-same-sheet = another one of that game has the same name
serve-open = open { $address } in a browser
serve-database-used = Another Dinotable keeps its tables in { $path }. End it first, or give this one a folder of its own with --data.
serve-port-used = Cannot listen on { $address }: another program, or another dinotable, is using it. Choose another one with --listen.
serve-port-denied = Cannot listen on { $address }: the system does not allow it. Ports below 1024 are for the system; choose another one with --listen.
serve-not-here = Cannot listen on { $address }: this computer has no such address.
serve-bad-address = { $option } { $address }: expected an address and a port, such as 127.0.0.1:6565.
serve-cannot-listen = Cannot listen on { $address }: { $why }
serve-bad-database = --database { $url }: expected sqlite: and a file, such as sqlite:/var/lib/dinotable/tables.db, or the address of a PostgreSQL database, such as postgres://dinotable@db.example/dinotable.
serve-no-folder = No folder for data is known. Name one with --data.
serve-no-such-folder = The folder { $path } cannot be made: { $why }
serve-not-ours = { $path } is not a Dinotable database. It was left as it is.
serve-too-new = { $path } was written by a newer Dinotable (version { $found }; this program knows those up to { $known }). It was left as it is.
serve-read-only = { $path } cannot be written: the file or its folder is read-only, or belongs to somebody else.
serve-unreadable = { $path } cannot be opened: { $why }
serve-database = The database failed: { $why }
serve-unknown-database = The address { $url } cannot be understood: { $why }
serve-unavailable = The database at { $url } does not answer: { $why }
data-not-a-file = { $url } is not a file. Back it up with pg_dump, or write its tables to files with “dinotable export”.
admin-no-socket = A server on PostgreSQL is spoken to where it was told to listen: name the same --admin-socket.
serve-emptied = { $path } is missing or empty, but tables were kept in it. Put a backup in its place with “dinotable restore FILE”. To begin anew, remove what is left of it, { $lock } too, or choose another folder with --data.
serve-log-lost = { $path } lacks what was stored last: its log { $log } is lost, or an older copy was put in its place. Put the log back, or a backup in its place with “dinotable restore FILE”.
serve-stray-log = The log { $log } does not belong to { $path }, which was put in the place of another file. Bringing it in would damage the tables. Put backups in place with “dinotable restore FILE”; nothing was changed.
serve-damaged = The database is damaged: { $why }. Put a backup in its place with “dinotable restore FILE”; “dinotable export DIR” saves what can still be read.

### What the program says about backups and exports.

data-backed-up = { $path } holds all tables as they are at this moment. It also holds the secrets of all seats: keep it where nobody else can read it.
data-taken = { $path } exists already. Choose another name, or replace it with --force.
data-kept = What was there is kept in { $path }.
data-restored = The tables of { $from } are in { $path } now.
data-exported = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $path }, with the secrets of all seats: keep it where nobody else can read it.
data-unreadable = Table { $id } cannot be read: { $why }
data-incomplete = The database is damaged: the export lacks what could not be read.
data-not-empty = { $path } exists already and is not empty. Choose another folder.
data-no-export = { $path } is not a complete export
data-nothing-added = Nothing was added
data-imported = { $count ->
    [one] One table was
   *[other] { $count } tables were
} added to { $path }.

# What `dinotable admin` says.
admin-unreadable = That is no command: { $why }
admin-bad-address = { $address } is no address as the log shows it: ten letters and digits after “address=”.
admin-bad-reason = Say why, in { $max } letters at most.
admin-no-limit = No limit is called { $name }; there are: { $known }.
admin-bad-value = A limit is a number from 1 to { $max }.
admin-no-filter = Nothing is called { $value }; there are: { $known }.
admin-no-sanction = { $address } is not shut out.
admin-not-running = No server runs in { $path }: start it with “dinotable serve”, or name its folder with --data.
admin-not-allowed = The server in { $path } belongs to somebody else.
admin-not-offered = On this system a running server cannot be administered: there is no socket for it.
admin-no-answer = The server did not answer: { $why }
admin-nothing = Nothing.
admin-unlisted = Table { $table } is no longer listed.
admin-closed = Table { $table } is closed, and those at it are told why.
admin-deleted = Table { $table } is gone with all that belonged to it.
admin-lifted = { $address } may do everything again.
admin-head-tables = Table|Game|Status|Listed|People|Changed
admin-head-seats = Seat|Name|Player|Here
admin-head-bans = Address|What|Until|Why
admin-head-limits = Limit|Value
admin-yes = yes
admin-no = no
admin-for-good = for good
admin-about = { $game }, { $status }, { $lines } lines, { $chat } said
admin-closed-why = Closed: { $reason }
