### What the program says when a command, an option or a record does not fit.

setup-game = no game is called "{ $id }"; there are: { $known }
setup-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name one for each seat, or one for all
fault-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: this game seats { $min } to { $max }
fault-option = unknown option "{ $key }"; the options are: { $known }
fault-missing = option "{ $key }" is missing
fault-repeated = option "{ $key }" is given twice
fault-value = { $key }={ $value }: expected one of { $expected }
fault-conflict = { $what } ({ $rule })
fault-line = line { $line }: { $fault }
fault-sheet = { $what }
fault-expected = expected { $expected }, found { $found }
fault-game = unknown game "{ $found }"; known: { $known }
fault-rules = rules version { $found } of this game is unknown; this program plays version { $known }
fault-components = played with component sheet { $found }; the sheet at hand is { $given }
fault-notation = expected { $expected }, found "{ $found }"
fault-refused = "{ $event }" is refused: { $why }
fault-player = nobody is called "{ $found }"; there are: { $known }
fault-no-clock = a reading of the clock, but none runs for what comes next
fault-no-reading = a clock runs for seat { $seat }, and the record does not say how far it had run
fault-clock-backwards = the clock of seat { $seat } had run { $last } milliseconds before, and now { $found }
fault-takeback = seat { $seat } could not take back: { $why }
fault-count = check after { $found } events, but { $counted } stand here
fault-digest = digest { $found }, but the state here has { $computed }
fault-result = result { $found }, but the events lead to { $computed }
fault-seed = this seed does not fit the seed-sha256 of the header
fault-draw = "{ $found }" fell, but the seed draws "{ $drawn }"
fault-sum = the sum does not fit the text above: the record was changed
fault-unsealed = the record ends without its sum: it was cut short, or never sealed
verify-right = { $file }: right ({ $game }, { $events ->
    [one] one event
   *[other] { $events } events
}, { $result }, { $draws }{ $times }){ $alone }
verify-draws-none = draws not checked: no seed yet
verify-draws-alone = every draw checked
verify-alone = ; nobody added to the seed
verify-draws-parts = every draw checked, to which these seats added: { $seats }
verify-result = result { $points }
verify-open = not over yet
verify-times-checked = , every time checked
verify-times-unread = , times not checked: a clock ran and nothing tells how far
verify-times-trusted = , times not checked: of older rules
verify-all = { $right } of { $all } records are right
