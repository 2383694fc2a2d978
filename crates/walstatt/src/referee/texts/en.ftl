line-too-long = The line is too long: at most { $most } bytes will do.
not-utf-8 = Column { $column }: this is not UTF-8.
empty-line = The line is empty. A line is a JSON object with one of these: { $words }.
no-word = { $count ->
    [0] The object is empty.
   *[other] There is only { $found } in it.
} One of these is expected: { $words }.
wrong-field = Column { $column }, field `{ $field }`: { $what }
wrong-line = Column { $column }: { $what }
not-saved = { $file }: { $error }
position-of-other-game = { $file }: this is a position of { $found }, not of { $wanted }.
