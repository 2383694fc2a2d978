refused-over = The game is over.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-not-asked = Seat { $seat } is not asked anything now.
refused-roll-first = A die has to be rolled first.
refused-no-roll-due = No roll is due now.
refused-not-on-the-die = A die with { $sides } sides does not show that number.
refused-not-offered = That is not one of the options now.
refused-nothing-to-take-back = There is nothing to take back.
refused-too-late = That cannot be taken back any more: since then something was rolled, revealed or asked of somebody else.

### What is wrong with data files

it = { $it }
defect-field = field `{ $field }`
defect-large = is larger than { $most } bytes
defect-no-text = is no text file in UTF-8: { $error }
defect-unreadable = cannot be read: { $error }
defect-no-folder = { COUNT($folders) ->
    [one] has no folder { $folders }
   *[other] has none of the folders { $folders }
}
defect-syntax = is no TOML: { $error }. Check quotation marks, brackets and equals signs in this line
defect-range = must be from { $least } to { $most }, not { $value }
defect-key = must be 1 to 40 lower-case letters, digits and hyphens
defect-name = must be 1 to { $most } characters in every language
defect-missing = is missing. Add a line `{ $field } = …` to this entry
defect-missing-inside = is missing. Add `{ $field } = …` to `{ $holder }`
defect-missing-here = `{ $field }` is missing
defect-twice-here = `{ $field }` is there twice
defect-fits-nothing = fits nothing that can stand here
defect-no-json = is no JSON
defect-json-ends = the JSON ends too early
defect-json-goes-on = something stands behind the JSON
defect-json-deep = is nested too deeply
defect-object = an object such as { $example }
defect-json-at = { $what } (line { $line }, column { $column })
defect-word-or-table = one of the known words or a table with fields of its own
defect-unknown = { $what ->
    [field] is not known here
   *[value] `{ $name }` is not known here
}{ $list ->
    [short] . Known are: { $known }
   *[long] { "" }
}
defect-unknown-near = { $what ->
    [field] is not known here
   *[value] `{ $name }` is not known here
}. Did you mean `{ $near }`?{ $list ->
    [short] { " " }Known are: { $known }
   *[long] { "" }
}
defect-wrong-type = must be { $wanted }, not { $found }
defect-length = has { $count } { $count ->
    [one] part
   *[other] parts
}, but must be { $wanted }
defect-number = a whole number from { $least } to { $most }
defect-number-or = a number from { $least } to { $most } or { $sign }
defect-whole-number = a whole number
defect-text = a text in quotation marks
defect-switch = `true` or `false`
defect-list = a list in square brackets
defect-list-of = a list of { $count }
defect-table = a table with fields of its own
defect-words = a table `{ "{" } de = "…", en = "…" { "}" }`
defect-found-text = the text "{ $text }"
defect-found-list = a list
defect-found-table = a table
defect-unknown-entry = has `{ $word }`, but only these entries are known: { $known }
defect-keyword-values = is written `{ $form }`, not `{ $word }`
defect-own-texts = stand only in entries that come with the game; an own card says what its keywords say
defect-word-twice = has `{ $word }` twice
defect-many-keywords = must not have more than { $most } keywords

### Numbers: what stands before decimals and between thousands

number-point = .
number-group = ,
