### The rules pages: rules, reference card, and where the values of the component sheets come from.

rules-contents = Contents
rules-exact = Exactly:
rules-complete = The rules, complete
rules-how = How to play
rules-search = Search the rules
rules-search-hint = a word, or { $rule }
rules-search-found = Passages found: { $count }
rules-search-none = Nothing found.
rules-print = Print
rules-to-components = Where the values come from
rules-to-rules = To the rules
rules-sources-note = Not every printed value could be found. Some of the numbers above are ours.
rules-some-of = { $cards } of { $of }
rules-yes = yes
rules-no = no

## Components and their sources

rules-components = { $game }: where the values come from
rules-components-about = Cards and tiles are described in a component sheet. This page shows every value of it and says how sure we are of it.
rules-components-correct = You own the box and see other values? Copy the sheet, correct it and play with it. Every record names the sheet it was played with.
rules-components-command =
    dinotable serve --components FILE
    dinotable play GAME --components FILE
rules-components-table = { $game }: the components “{ $name }”
rules-components-table-about = This table is played with a component sheet of its own. What differs from this program’s is marked. Its record names the sheet by a number; to check the record, give the sheet to the program:
rules-components-verify = dinotable verify RECORD --components FILE
rules-components-download = Download the sheet
rules-components-rest = All other values: as in this program
rules-components-same = Every value is as in this program.
rules-instead-of = instead of { $value }
rules-source = Source
rules-source-meaning = Meaning
rules-source-value = Value
rules-source-values = Values
rules-source-rulebook = printed
rules-source-rulebook-about = stated in the rulebook’s text
rules-source-public = public
rules-source-public-about = found on a public page
rules-source-deduced = deduced
rules-source-deduced-about = follows from several partial facts
rules-source-proposed = ours
rules-source-proposed-about = not found; our own value, made to fit everything known
