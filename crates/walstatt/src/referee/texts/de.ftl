line-too-long = Die Zeile ist zu lang: Höchstens { $most } Bytes gehen.
not-utf-8 = Spalte { $column }: Das ist kein UTF-8.
empty-line = Die Zeile ist leer. Eine Zeile ist ein JSON-Objekt mit einem von diesen: { $words }.
no-word = { $count ->
    [0] Das Objekt ist leer.
   *[other] Darin steht nur { $found }.
} Erwartet wird eines von diesen: { $words }.
wrong-field = Spalte { $column }, Feld `{ $field }`: { $what }
wrong-line = Spalte { $column }: { $what }
not-saved = { $file }: { $error }
position-of-other-game = { $file }: Das ist eine Stellung von { $found }, nicht von { $wanted }.
