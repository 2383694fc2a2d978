no-such-game = Es gibt kein Spiel namens „{ $id }“. Es gibt: { $known }.
no-such-player = Es gibt keinen Computerspieler „{ $player }“. Es gibt: { $known }.
wrong-number-of-players = Das Spiel hat { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, genannt { $players ->
    [one] wurde ein
   *[other] wurden { $players }
} Spieler.
endless-game = Das Spiel war nach { $decisions ->
    [one] 1 Entscheidung
   *[other] { GROUPED($decisions) } Entscheidungen
} nicht zu Ende.
no-sample = Die Frage an Platz { $seat } nennt keine möglichen Antworten, deshalb kann ein Computerspieler nicht wählen.
json-mismatch = { $path }: { $error }
options-impossible = Diese Optionen sind nicht möglich: { $why }
position-impossible = Diese Stellung ist nicht möglich: { $why }
content-wrong = { $path }: { $error }
no-game-for-folder = { $folder }: Kein Spiel hat diese Kennung. Ein Inhalte-Ordner hat je Spiel einen Ordner: { $known }.
load-no-header = Zeile 1: Ein Protokoll beginnt mit seinem Kopf: { $error }
load-format = Zeile 1: Die Datei hat Format { $found }, dieses Programm liest Format { $have }.
load-game = Zeile 1: Das ist eine Partie { $found }, nicht { $wanted }.
load-rules = Zeile 1: Die Partie wurde nach Fassung { $found } der Regeln gespielt, dieses Programm hat Fassung { $have }.
load-content = Zeile 1: Die Partie wurde mit anderen Inhalten gespielt (Prüfsumme { $found }, hier { $have }). Gib denselben Inhalte-Ordner mit --content an.
load-syntax = Zeile { $line }: { $error }
load-input = Eingabe { $number } (Zeile { $line }): { $has-rule ->
    [yes] Sie verstößt gegen Regel { $rule }
   *[no] Die Regeln erlauben diese Eingabe hier nicht
}.
load-roll = Eingabe { $number } (Zeile { $line }): Hier steht ein Wurf von { $found }, aber die Würfel dieser Partie zeigen { $rolled }.
load-digest = Die Partie wurde bei Prüfsumme { $found } gespeichert, führt aber zu { $have }.
count-cards = { $count ->
    [one] Karte
   *[other] Karten
}
count-heroes = { $count ->
    [one] Held
   *[other] Helden
}
count-equipment = { $count ->
    [one] Ausrüstungskarte
   *[other] Ausrüstungskarten
}
count-magic = { $count ->
    [one] Magiekarte
   *[other] Magiekarten
}
count-tactics = { $count ->
    [one] Taktikkarte
   *[other] Taktikkarten
}
count-scenarios = { $count ->
    [one] Szenario
   *[other] Szenarien
}
count-armies = { $count ->
    [one] Armee
   *[other] Armeen
}
count-troops = { $count ->
    [one] Truppe
   *[other] Truppen
}
count-tiles = { $count ->
    [one] Plättchen
   *[other] Plättchen
}
count-ready-armies = { $count ->
    [one] fertige Armee
   *[other] fertige Armeen
}
count-factions = { $count ->
    [one] Fraktion
   *[other] Fraktionen
}
count-characters = { $count ->
    [one] Charakter
   *[other] Charaktere
}
count-teams = { $count ->
    [one] fertiges Team
   *[other] fertige Teams
}
count-areas = { $count ->
    [one] Kampfgebiet
   *[other] Kampfgebiete
}
count-houses = { $count ->
    [one] Haus
   *[other] Häuser
}
count-tables = { $count ->
    [one] Spieltisch
   *[other] Spieltische
}
count-troupes = { $count ->
    [one] fertige Truppe
   *[other] fertige Truppen
}
lesson-error = { $error }
lesson-steps-or-match = eine Lektion hat entweder Schritte (`[[step]]`) oder ein kleines Spiel (`[match]`)
lesson-many-steps = eine Lektion hat höchstens { $most } Schritte
lesson-say-or-do = ein Schritt hat entweder `say` oder `do`
lesson-nothing-right = wo etwas zu tun ist, muss eine Antwort richtig sein: `right = ["…"]`
lesson-say-answered = wo nur etwas gesagt wird, ist nichts richtig oder falsch: `do` statt `say` schreiben
lesson-answer-empty = eine Antwort nennt, was sie berührt oder wie sie gewählt wird
lesson-no-place = in dieser Stellung gibt es nichts bei `{ $pointer }`
lesson-left-over = { $count ->
    [one] ein Eintrag bleibt
   *[other] { $count } Einträge bleiben
} übrig. Das Spiel wartet: { $waits }
lesson-not-offered = die Antwort `{ $answer }` steht hier nicht zur Wahl. Es gibt: { $offered }
lesson-ambiguous = die Antwort `{ $answer }` passt auf mehrere Möglichkeiten: { $offered }
lesson-nobody-asked = der Lernende wird hier nichts gefragt. Das Spiel wartet: { $waits }
lesson-not-there = `{ $id }` ist in diesem Augenblick nicht zu sehen
lesson-wrong-is-right = die Antwort `{ $answer }` ist auch richtig
lesson-no-words = hat keinen Text in der Sprache `{ $lang }`
lesson-no-player = es gibt keinen Computerspieler `{ $player }`
lesson-no-option = Diese Möglichkeit gibt es nicht.
lesson-many-tries = Das sind zu viele Versuche: höchstens { $most }.
lesson-no-rule = in den kurzen Regeln dieses Spiels gibt es keine Regel `{ $rule }`
lesson-otherwise = Das ginge auch, aber jetzt üben wir etwas anderes.
relation-touching = Base an Base
relation-distance = { TAPE($distance) } Zoll entfernt
relation-fully = ganz zu sehen
relation-partly = teilweise zu sehen wegen { $by }
relation-not = nicht zu sehen wegen { $by }
relation-not-seen = nicht zu sehen
relation-light = leichte Deckung durch { $by }
relation-heavy = schwere Deckung durch { $by }
going = { INCHES($cost) } Zoll
going-of = { INCHES($cost) } von { INCHES($limit) } Zoll
going-extra = davon { INCHES($extra) } Zoll für Klettern und unebenen Boden
going-struck = freier Schlag von { $by }

line-too-long = Die Zeile ist zu lang: Höchstens { $most } Bytes gehen.
not-utf-8 = Spalte { $column }: Das ist kein UTF-8.
empty-line = Die Zeile ist leer. Eine Zeile ist ein JSON-Objekt mit einem von diesen: { $words }.
no-word = { $count ->
    [0] Das Objekt ist leer.
   *[other] Darin steht nur { $found }.
} Erwartet wird eines von diesen: { $words }.
wrong-field = Spalte { $column }, Feld `{ $field }`: { $what }
wrong-line = Spalte { $column }: { $what }
puzzle = Rätsel
puzzle-win = Gewinne in diesem Zug, was die anderen auch antworten.
puzzle-win-pixel-tactics = Besiege den feindlichen Anführer in diesem Zug, was die andere Seite auch tut.
puzzle-win-kleine-helden = Besiege die letzten feindlichen Helden in diesem Zug, was die andere Seite auch tut.
puzzle-win-pocket-battles = Brich die feindliche Armee in diesem Zug, was die andere Seite auch tut.
puzzle-best = Eine Möglichkeit ist viel besser als alle anderen. Finde sie!
puzzle-save = Fast alles verliert hier wahrscheinlich. Finde das eine, was dich rettet!
puzzle-decide = Eine Möglichkeit gewinnt wahrscheinlich, und keine andere kommt ihr nahe. Finde sie!
puzzle-go-on = Richtig! Und wie geht es weiter?
puzzle-brings-win = Das führt in { $share } von 100 Fällen zum Ziel. Es gibt einen besseren Weg.
puzzle-brings-share = Danach gewinnst du etwa { $share } von 100 Spielen. Etwas anderes ist viel besser.
