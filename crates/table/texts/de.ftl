refused-over = Das Spiel ist zu Ende.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-not-asked = Platz { $seat } ist gerade nichts gefragt.
refused-roll-first = Erst muss gewürfelt werden.
refused-no-roll-due = Gerade ist kein Wurf fällig.
refused-not-on-the-die = Ein Würfel mit { $sides } Seiten zeigt diese Zahl nicht.
refused-not-offered = Das steht gerade nicht zur Wahl.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-too-late = Das lässt sich nicht mehr zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder jemand anderes gefragt.

### Was an Datendateien falsch ist

it = { $it }
defect-field = Feld `{ $field }`
defect-large = ist größer als { $most } Bytes
defect-no-text = ist keine Textdatei in UTF-8: { $error }
defect-unreadable = kann nicht gelesen werden: { $error }
defect-no-folder = { COUNT($folders) ->
    [one] hat keinen Ordner { $folders }
   *[other] hat keinen der Ordner { $folders }
}
defect-syntax = ist kein TOML: { $error }. Prüfe in dieser Zeile Anführungszeichen, Klammern und Gleichheitszeichen
defect-range = muss { $least } bis { $most } sein, nicht { $value }
defect-key = muss aus 1 bis 40 Kleinbuchstaben, Ziffern und Bindestrichen bestehen
defect-name = muss in jeder Sprache 1 bis { $most } Zeichen lang sein
defect-missing = fehlt. Ergänze in diesem Eintrag eine Zeile `{ $field } = …`
defect-missing-inside = fehlt. Ergänze in `{ $holder }` ein `{ $field } = …`
defect-missing-here = `{ $field }` fehlt
defect-twice-here = `{ $field }` steht zweimal da
defect-fits-nothing = passt auf nichts, was hier stehen kann
defect-no-json = ist kein JSON
defect-json-ends = das JSON hört zu früh auf
defect-json-goes-on = nach dem JSON steht noch etwas
defect-json-deep = ist zu tief verschachtelt
defect-object = ein Objekt wie { $example }
defect-json-at = { $what } (Zeile { $line }, Spalte { $column })
defect-word-or-table = eines der bekannten Wörter oder eine Tabelle mit eigenen Feldern
defect-unknown = { $what ->
    [field] gibt es hier nicht
   *[value] `{ $name }` gibt es hier nicht
}{ $list ->
    [short] . Bekannt sind: { $known }
   *[long] { "" }
}
defect-unknown-near = { $what ->
    [field] gibt es hier nicht
   *[value] `{ $name }` gibt es hier nicht
}. Ist `{ $near }` gemeint?{ $list ->
    [short] { " " }Bekannt sind: { $known }
   *[long] { "" }
}
defect-wrong-type = muss { $wanted } sein, nicht { $found }
defect-length = hat { $count } { $count ->
    [one] Teil
   *[other] Teile
}, muss aber { $wanted } sein
defect-number = eine ganze Zahl von { $least } bis { $most }
defect-number-or = eine Zahl von { $least } bis { $most } oder { $sign }
defect-whole-number = eine ganze Zahl
defect-text = ein Text in Anführungszeichen
defect-switch = `true` oder `false`
defect-list = eine Liste in eckigen Klammern
defect-list-of = eine Liste mit { $count }
defect-table = eine Tabelle mit eigenen Feldern
defect-words = eine Tabelle `{ "{" } de = "…", en = "…" { "}" }`
defect-found-text = der Text „{ $text }“
defect-found-list = eine Liste
defect-found-table = eine Tabelle
defect-unknown-entry = hat `{ $word }`, aber bekannt sind nur diese Einträge: { $known }
defect-keyword-values = wird `{ $form }` geschrieben, nicht `{ $word }`
defect-own-texts = stehen nur in Einträgen, die zum Spiel gehören; eine eigene Karte sagt, was ihre Schlüsselwörter sagen
defect-word-twice = hat `{ $word }` zweimal
defect-many-keywords = darf höchstens { $most } Schlüsselwörter haben

### Zahlen: was vor den Dezimalen und zwischen den Tausendern steht

number-point = ,
number-group = .
