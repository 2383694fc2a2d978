refused-over = The game is over.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-not-asked = Seat { $seat } is not asked anything now.
refused-roll-first = A die has to be rolled first.
refused-draw-first = A draw is due first.
refused-no-roll-due = No roll is due now.
refused-no-draw-due = No draw is due now.
refused-not-in-the-pile = There is no { $thing } left to draw here.
refused-not-on-the-die = A die with { $sides } sides does not show that number.
refused-not-offered = That is not one of the options now.
refused-nothing-to-take-back = There is nothing to take back.
refused-too-late = That cannot be taken back any more: since then something was rolled, revealed or asked of somebody else.

### What is wrong with data files

it = { $it }
fault-field = field `{ $field }`
fault-large = is larger than { $most } bytes
fault-no-text = is not a text file in UTF-8: byte { $place } belongs to no character
fault-unreadable = cannot be read: { $error }
fault-no-folder = { COUNT($folders) ->
    [one] has no folder { $folders }
   *[other] has none of the folders { $folders }
}
fault-syntax = is not TOML: column { $column } of this line cannot be read. Check its quotation marks, brackets and equals signs
fault-syntax-twice = is not TOML: the key at column { $column } of this line is there twice
fault-range = must be from { $least } to { $most }, not { $value }
fault-key = must be 1 to 40 lower-case letters, digits and hyphens
fault-name = must be 1 to { $most } characters in every language
fault-missing = is missing. Add a line `{ $field } = …` to this entry
fault-missing-inside = is missing. Add `{ $field } = …` to `{ $holder }`
fault-missing-here = `{ $field }` is missing
fault-twice-here = `{ $field }` is there twice
fault-fits-nothing = fits nothing that can stand here
fault-no-json = is not JSON
fault-json-ends = the JSON ends too early
fault-json-goes-on = something follows the JSON
fault-json-deep = is nested too deeply
fault-object = an object such as { $example }
fault-json-at = { $what } (line { $line }, column { $column })
fault-word-or-table = one of the known words or a table with fields of its own
fault-unknown = { $what ->
    [field] is not known here
   *[value] `{ $name }` is not known here
}{ $list ->
    [short] . Known: { $known }
   *[long] { "" }
}
fault-unknown-near = { $what ->
    [field] is not known here
   *[value] `{ $name }` is not known here
}. Did you mean `{ $near }`?{ $list ->
    [short] { " " }Known: { $known }
   *[long] { "" }
}
fault-wrong-type = must be { $wanted }, not { $found }
fault-length = has { $count } { $count ->
    [one] part
   *[other] parts
}, but must be { $wanted }
fault-number = a whole number from { $least } to { $most }
fault-number-or = a number from { $least } to { $most } or { $sign }
fault-whole-number = a whole number
fault-text = a text in quotation marks
fault-switch = `true` or `false`
fault-list = a list in square brackets
fault-list-of = a list of { $count }
fault-table = a table with fields of its own
fault-words = a table `{ "{" } de = "…", en = "…" { "}" }`
fault-found-text = the text "{ $text }"
fault-found-list = a list
fault-found-table = a table
fault-unknown-entry = has `{ $word }`, but only these entries are known: { $known }
fault-keyword-values = is written `{ $form }`, not `{ $word }`
fault-own-texts = stand only in entries that come with the game; a card of your own says what its keywords say
fault-word-twice = has `{ $word }` twice
fault-few-corners = has { $second } { $second ->
    [one] corner
   *[other] corners
}; at least { $first } are needed
fault-many-corners = has too many corners: { $second }; at most { $first } are possible
fault-same-corner = corners { $first } and { $second } are the same point
fault-spike = the outline turns back on itself at corner { $first }
fault-crossing = the edge from corner { $first } meets the edge from corner { $second }. Name the corners in their order
fault-beyond = is beyond the size of any table
fault-dice-key = must be 64 lower-case hexadecimal digits
fault-match-id = must be twelve letters and digits
fault-many-keywords = must not have more than { $most } keywords

### What is wrong with a position from outside

position-seat = there is no seat { $seat }, only 0 to { $last }
position-unknown = there is no number { $number }; { $count ->
    [0] there are none
    [one] only number 0 is there
   *[other] there are { $count }, counted from 0
}
position-many = has too many entries: { $count }; the limit is { $most }
position-none = names something that does not exist
position-twice = number { $number } is there more than once
position-not-own = does not belong to the seat whose turn it is
position-outside = is outside of the playing area
position-overlaps = overlaps number { $other }
position-agenda = these steps do not fit the rest of the position
position-step = this step does not fit the rest of the position

### What the system says of a file

io-not-found = there is no such file
io-denied = you are not allowed to do that
io-exists = it exists already
io-folder = it is a folder
io-no-folder = a part of the path is not a folder
io-full = the disk is full
io-no-text = it is not text in UTF-8
io-other = the system says “{ $error }”

### Numbers: what stands before decimals and between thousands

number-point = .
number-group = ,

### What can stand behind any number

words-behind-numbers = are the same point
