refused-over = Das Spiel ist zu Ende.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-not-asked = Platz { $seat } wird gerade nichts gefragt.
refused-roll-first = Erst muss gewürfelt werden.
refused-draw-first = Erst muss gezogen werden.
refused-no-roll-due = Gerade ist kein Wurf fällig.
refused-no-draw-due = Gerade wird nichts gezogen.
refused-not-in-the-pile = Hier gibt es kein „{ $thing }“ mehr zu ziehen.
refused-not-on-the-die = Ein Würfel mit { $sides } Seiten zeigt diese Zahl nicht.
refused-not-offered = Das steht gerade nicht zur Wahl.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-too-late = Das lässt sich nicht mehr zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder jemand anderes gefragt.

### Was an Datendateien falsch ist

it = { $it }
fault-field = Feld `{ $field }`
fault-large = ist größer als { $most } Bytes
fault-no-text = ist keine Textdatei in UTF-8: Byte { $place } gehört zu keinem Zeichen
fault-unreadable = kann nicht gelesen werden: { $error }
fault-no-folder = { COUNT($folders) ->
    [one] hat keinen Ordner { $folders }
   *[other] hat keinen der Ordner { $folders }
}
fault-syntax = ist kein TOML: Spalte { $column } dieser Zeile ist nicht zu lesen. Prüfe ihre Anführungszeichen, Klammern und Gleichheitszeichen
fault-syntax-twice = ist kein TOML: Der Schlüssel in Spalte { $column } dieser Zeile steht zweimal da
fault-range = muss { $least } bis { $most } sein, nicht { $value }
fault-key = muss aus 1 bis 40 Kleinbuchstaben, Ziffern und Bindestrichen bestehen
fault-name = muss in jeder Sprache 1 bis { $most } Zeichen lang sein
fault-missing = fehlt. Ergänze in diesem Eintrag eine Zeile `{ $field } = …`
fault-missing-inside = fehlt. Ergänze in `{ $holder }` ein `{ $field } = …`
fault-missing-here = `{ $field }` fehlt
fault-twice-here = `{ $field }` steht zweimal da
fault-fits-nothing = passt auf nichts, was hier stehen kann
fault-no-json = ist kein JSON
fault-json-ends = das JSON hört zu früh auf
fault-json-goes-on = nach dem JSON steht noch etwas
fault-json-deep = ist zu tief verschachtelt
fault-object = ein Objekt wie { $example }
fault-json-at = { $what } (Zeile { $line }, Spalte { $column })
fault-word-or-table = eines der bekannten Wörter oder eine Tabelle mit eigenen Feldern
fault-unknown = { $what ->
    [field] gibt es hier nicht
   *[value] `{ $name }` gibt es hier nicht
}{ $list ->
    [short] . Bekannt sind: { $known }
   *[long] { "" }
}
fault-unknown-near = { $what ->
    [field] gibt es hier nicht
   *[value] `{ $name }` gibt es hier nicht
}. Ist `{ $near }` gemeint?{ $list ->
    [short] { " " }Bekannt sind: { $known }
   *[long] { "" }
}
fault-wrong-type = muss { $wanted } sein, nicht { $found }
fault-length = hat { $count } { $count ->
    [one] Teil
   *[other] Teile
}, muss aber { $wanted } sein
fault-number = eine ganze Zahl von { $least } bis { $most }
fault-number-or = eine Zahl von { $least } bis { $most } oder { $sign }
fault-whole-number = eine ganze Zahl
fault-text = ein Text in Anführungszeichen
fault-switch = `true` oder `false`
fault-list = eine Liste in eckigen Klammern
fault-list-of = eine Liste mit { $count }
fault-table = eine Tabelle mit eigenen Feldern
fault-words = eine Tabelle `{ "{" } de = "…", en = "…" { "}" }`
fault-found-text = der Text „{ $text }“
fault-found-list = eine Liste
fault-found-table = eine Tabelle
fault-unknown-entry = hat `{ $word }`, aber bekannt sind nur diese Einträge: { $known }
fault-keyword-values = wird `{ $form }` geschrieben, nicht `{ $word }`
fault-own-texts = stehen nur in Einträgen, die zum Spiel gehören; eine eigene Karte sagt, was ihre Schlüsselwörter sagen
fault-word-twice = hat `{ $word }` zweimal
fault-few-corners = hat { $second } { $second ->
    [one] Ecke
   *[other] Ecken
}; mindestens { $first } sind nötig
fault-many-corners = hat zu viele Ecken: { $second }; höchstens { $first } sind möglich
fault-same-corner = Die Ecken { $first } und { $second } sind derselbe Punkt
fault-spike = An Ecke { $first } läuft der Umriss auf sich selbst zurück
fault-crossing = Die Kante ab Ecke { $first } trifft die Kante ab Ecke { $second }. Nenne die Ecken der Reihe nach
fault-beyond = liegt weiter draußen, als ein Tisch groß ist
fault-dice-key = muss aus 64 Hexadezimalziffern mit kleinen Buchstaben bestehen
fault-match-id = muss aus zwölf Buchstaben und Ziffern bestehen
fault-many-keywords = darf höchstens { $most } Schlüsselwörter haben

### Was an einer Stellung von außen falsch ist

position-seat = Platz { $seat } gibt es nicht, nur 0 bis { $last }
position-unknown = Nummer { $number } gibt es nicht; { $count ->
    [0] keine ist da
    [one] nur Nummer 0 ist da
   *[other] es sind { $count }, gezählt ab 0
}
position-many = hat zu viele Einträge: { $count }; die Höchstzahl ist { $most }
position-none = nennt etwas, das es nicht gibt
position-twice = Nummer { $number } ist mehr als einmal da
position-not-own = gehört nicht zu dem Platz, der am Zug ist
position-outside = liegt außerhalb der Spielfläche
position-overlaps = überschneidet sich mit Nummer { $other }
position-agenda = diese Schritte passen nicht zum Rest der Stellung
position-step = dieser Schritt passt nicht zum Rest der Stellung

### Was das System zu einer Datei sagt

io-not-found = Diese Datei gibt es nicht
io-denied = Das ist dir nicht erlaubt
io-exists = Es gibt sie schon
io-folder = Es ist ein Ordner
io-no-folder = Ein Teil des Pfads ist kein Ordner
io-full = Der Datenträger ist voll
io-no-text = Es ist kein Text in UTF-8
io-other = Das System sagt „{ $error }“

### Zahlen: was vor den Dezimalen und zwischen den Tausendern steht

number-point = ,
number-group = .

### Was hinter jeder Zahl stehen kann

words-behind-numbers = sind derselbe Punkt
