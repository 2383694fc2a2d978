error = Fehler
cannot-read = „{ $path }“ lässt sich nicht lesen
options-are-json = --options ist kein JSON; schreib zum Beispiel --options '{"{"}"size":60{"}"}' oder --options @DATEI
no-such-command = Es gibt keinen Befehl „{ $command }“. `walstatt help` zählt sie auf.
no-data-folder = Es gibt keinen Datenordner für dich; nenne mit --data eine Datei
data-folder-is-no-text = Der Pfad deines Datenordners ist kein gültiges UTF-8; nenne mit --data eine Datei
cannot-make-folder = Der Ordner „{ $path }“ lässt sich nicht anlegen
serve-bad-log = --log { $log } ist weder eine Stufe noch ein Filter; schreib error, warn, info oder debug oder einen Filter wie server=debug

games-seats = { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}
games-seats-between = { $least } bis { $most } Personen
games-options = Optionen: { $options }

arena-pair = Spielpaar { $number }
arena-player = Spieler
arena-score = Punkte
arena-rate = Anteil
arena-interval = 95-%-Intervall
arena-blunders = Patzer: so oft, von so vielen
arena-decisions = Entscheidungen
arena-mean = CPU je Entscheidung
arena-worst = längste
arena-milliseconds = { $number } ms
arena-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit getauschten Plätzen auf gleichen Würfeln, davon { $draws } unentschieden.
arena-elo = { $player } liegt { $elo } Elo vor { $other } (95 %: { $low } bis { $high }).
arena-verdict-better = Klar: { $player } ist stärker als { $other }.
arena-verdict-not-better = Klar: { $player } ist nicht merklich stärker als { $other }.
arena-verdict-open = Noch nicht klar; dafür braucht es mehr Spiele.
train-nothing = Das Urteil dieses Spiels ist nicht gelernt: Es hat keine Merkmale, deren Gewichte zu finden wären.
train-learnt = { $positions ->
    [one] 1 Stellung
   *[other] { GROUPED($positions) } Stellungen
}. Mit dem Verlauf von Stellungen, aus denen nicht gelernt wurde, stimmt das Urteil zu { $before } überein, mit diesen Gewichten zu { $after } (Korrelation).
simulate-game = Spiel { $number }
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Siege
simulate-rate = Anteil
simulate-interval = 95-%-Intervall
simulate-draws = { GROUPED($draws) } von { $games ->
    [one] 1 Spiel ging unentschieden aus
   *[other] { GROUPED($games) } Spielen gingen unentschieden aus
} ({ $rate }).
simulate-reason = Wie die Spiele endeten
simulate-games = Spiele
simulate-share = Anteil
simulate-decisions = { $mean } Entscheidungen je Spiel, von { GROUPED($least) } bis { GROUPED($most) }.
simulate-speed = Je Sekunde: { $decisions ->
    [one] 1 Entscheidung
   *[other] { GROUPED($decisions) } Entscheidungen
}, { $games ->
    [one] 1 Spiel
   *[other] { GROUPED($games) } Spiele
}; { $seconds } s auf { $threads ->
    [one] einem Kern
   *[other] { $threads } Kernen
}.

replay-ok = in Ordnung: { $game }, { $inputs ->
    [one] 1 Eingabe
   *[other] { GROUPED($inputs) } Eingaben
}, Prüfsumme { $digest }
replay-asked = Platz { $seat } ist gefragt.
replay-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }; die Plätze zählen von 0 bis { $last }.

lab-about = { $games ->
    [one] 1 Partie
   *[other] { GROUPED($games) } Partien
} zwischen gleich starken Computerspielern ({ $player }); ohne Sieger: { GROUPED($draws) }. Startwert { $seed }.
lab-made = Version { $rules } der Regeln, Inhalte { $content }. Dieser Befehl ergibt dieselben Zahlen:
lab-sides = Wer gewinnt
lab-sides-explained = Was jede Seite gegen alle anderen von den Punkten gewinnt; ein Unentschieden zählt halb, und beide Sitzordnungen haben dieselben Würfel. Der Strich ist das 95-%-Intervall; ausgeglichen ist in der Mitte.
lab-instead = Was die anderen Inhalte ändern
lab-instead-explained = Um wie viel sich der Anteil jeder Seite in denselben Partien verschiebt. Wo der Strich die Mitte kreuzt, ist nichts bewiesen.
lab-pairings = Wer gegen wen gewinnt
lab-pairings-explained = Was die Seite in der Zeile gegen die Seite in der Spalte gewinnt, in Punkten von hundert.
lab-unfair = { $count ->
    [0] Keine von { $all } Paarungen liegt sicher außerhalb von { $low } bis { $high }.
    [one] Eine von { $all } Paarungen liegt sicher außerhalb von { $low } bis { $high }, über alle Aufbauten oder in einem davon:
   *[other] { $count } von { $all } Paarungen liegen sicher außerhalb von { $low } bis { $high }, über alle Aufbauten oder in einem davon:
}
lab-one = Seite
lab-other = gegen
lab-games = Partien
lab-share = Anteil
lab-interval = 95-%-Intervall
lab-unfair-in = ungleich bei
lab-set-ups = Die Aufbauten
lab-set-ups-explained = Runden sind die, die die Hälfte und neun Zehntel der Partien nicht überschritten haben.
lab-option = Was sich unterscheidet
lab-value = Wert
lab-draws = unentschieden
lab-began = wer begann
lab-rounds = Runden
lab-kind-seat = Plätze
lab-kind-turn = Die Reihenfolge
lab-kind-hero = Helden
lab-kind-leader = Anführer
lab-kind-order = Als Befehl gespielte Karten
lab-kind-card = Karten
lab-kind-lost = Wer verloren ging
lab-kind-character = Charaktere
lab-kind-other = Was die Plätze sonst hatten
lab-kind-explained = Wie oft gewann, wer es hatte, und in Klammern, wie viele es hatten. Eine lange Liste zeigt ihre beiden Enden.
lab-all-rows = Alle Zeilen: { $count }
lab-seat = Platz { $seat }
lab-place = als { $place }. am Zug
lab-name = Name
lab-had = gehabt
lab-won = gewonnen
lab-error = ±
lab-of-chance = zum Zufall
lab-lengths = Wie lange Partien dauern
lab-lengths-explained = Partien nach der Zahl ihrer Runden.
lab-written = Der Bericht liegt in { $folder }: report.de.html, report.en.html, report.json.
lab-no-study = Für „{ $game }“ gibt es keine eigene Studie; die Spiele haben eine: home-raiders, kleine-helden, moonstone, pixel-tactics, pocket-battles
lab-other-study = „{ $path }“ gehört zu einer anderen Studie oder zu anderen Regeln oder Inhalten; wähle mit --out einen anderen Ordner oder lösche sie
lab-two-seats = Seiten treffen in Spielen für zwei aufeinander; setze die Option für die Zahl der Spieler auf 2
lab-wrong-width = muss über 0 und höchstens 50 Punkte sein
lab-wrong-player = muss ein Computerspieler sein: { $players }
lab-wrong-values = braucht { $least ->
    [one] mindestens einen Wert
   *[other] mindestens { $least } Werte
}, keinen davon doppelt

learn-how = Los geht es mit `walstatt learn SPIEL`, zu einer bestimmten Lektion mit `walstatt learn SPIEL NUMMER`.
learn-checked = { $folder }: { $good ->
    [0] keine Lektion ist
    [one] eine Lektion ist
   *[other] { $good } Lektionen sind
} in Ordnung, { $problems ->
    [0] nichts stimmt nicht
    [one] eines stimmt nicht
   *[other] { $problems } Dinge stimmen nicht
}.
learn-no-lesson = In diesem Kurs gibt es keine Lektion „{ $lesson }“. `walstatt learn` listet sie auf.
learn-rules = { $shown } von { $rules } Regeln sind in einer Lektion zu sehen.
learn-rule = Regel
learn-shown = zu sehen in
learn-next = Weiter
learn-next-lesson = Die nächste Lektion
learn-again = Noch einmal
learn-done = Geschafft!
learn-keys = Enter wählen · t Tipp · w warum nicht? · l Protokoll · b Brett · q Ende
learn-step = Lektion „{ $name }“ · Schritt { $step } von { $of }
learn-right = Richtig!
puzzle-count = { $game }: { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzle-none = Es gibt kein Rätsel „{ $puzzle }“; es sind { $count }.
puzzle-checked = Gut: { $good }, falsch: { $bad }.
dojo-duel = Beide legen zugleich eine Karte
dojo-claim = Eine Karte verdeckt legen und eine nennen
dojo-answer = Wahrheit oder Bluff?
dojo-prompt = Deine Antwort (mehrere Zahlen mischen: 1 1 3), q beendet:
dojo-prompt-lay = Welche Karte legst du?
dojo-prompt-name = Und welche nennst du?
dojo-numbers = Zahlen von 1 bis { $most }, bitte.
dojo-judgement = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von 10. Verschenkte Siegchance: { $cost }, und gegen jemanden, der weiß, wie du hier antwortest, { $exploit }.
dojo-yours = ← du
dojo-score = Stand: { $points } von { $most }
dojo-end = Im Mittel hast du { $cost } Siegchance verschenkt, und { $exploit } gegen jemanden, der dich durchschaut.
dojo-nothing = In diesem Spiel gibt es nichts zu üben: Niemand antwortet zugleich, und niemand blufft.

odds-win = Siegchance { $share } (± { $error }), wie der Veteran es einschätzt
odds-counted = { $ways ->
    [one] Hier entscheidet kein Zufall.
   *[other] Alle { GROUPED($ways) } Würfe, die möglich sind, wurden gezählt.
}
odds-drawn = Zufällig gezogene Fortsetzungen: { $ways }. Andere tun darin, was sie meistens mögen.
odds-nobody-asked = Dort ist niemand gefragt, oder dieser Platz nicht.

analyse-course = Siegchance, von der ersten Entscheidung bis zum Ende:
analyse-seat = Platz
analyse-choices = Entscheidungen
analyse-luck = Glück
analyse-given-away = Verschenkt je Entscheidung
analyse-turning-points = Wendepunkte:
analyse-turning-point = { $input }: Platz { $seat }, { $question } „{ $chosen }“: von { $from } auf { $to } (die Entscheidung { $skill }, das Glück { $luck })
analyse-better-choices = Was besser gewesen wäre:
analyse-better = { $input }: Platz { $seat }, { $question } Statt „{ $chosen }“: „{ $better }“, { $gain } mehr wert
verify-good = { $game }: Die Würfel dieser Partie sind die, die versprochen waren.
verify-commitment = Versprechen: { $commitment } – das Geheimnis in der Datei ergibt es.
verify-commitment-as-shown = Versprechen: { $commitment } – es ist das, das dir gezeigt wurde, und das Geheimnis in der Datei ergibt es.
verify-key = Schlüssel: Er folgt aus dem Geheimnis und diesen Beigaben der Plätze: { $nonces }
verify-seals = Siegel: { $sealed ->
        [0] Niemand hatte seine Beigabe versiegelt; wer sich zuletzt gesetzt hat, hätte die eigene zusammen mit dem Server passend wählen können
        [one] Eine Beigabe war versiegelt, bevor eine gezeigt wurde, und es ist die versiegelte
       *[other] { $sealed } Beigaben waren versiegelt, bevor eine gezeigt wurde, und es sind die versiegelten
    }.
verify-own-nonce = Deine eigene Beigabe ist dabei.
verify-other-nonce = Die Beigabe { $nonce } ist keine von denen, aus denen die Würfel gemacht sind. Prüfe, ob sie zu dieser Partie gehört; wenn ja, wurde dein Teil weggelassen.
verify-wrong-seal = Beigabe { $number } ist nicht die, die vor der Partie versiegelt wurde: Sie wurde nachträglich ausgetauscht.
verify-rolls = Würfe: { GROUPED($rolls) } – { $rolls ->
    [one] er ist der, den der Schlüssel ergibt
   *[other] jeder ist der, den der Schlüssel ergibt
}.
verify-replay = Nachgespielt: { $inputs ->
    [one] 1 Eingabe
   *[other] { GROUPED($inputs) } Eingaben
}, alle nach den Regeln, bis zur Prüfsumme { $digest }
verify-start = Die Partie begann mitten in einer anderen: Geprüft ist, was seither gewürfelt wurde; wie es dazu kam, ist vorgegeben.
verify-compare = Ist das das Versprechen, das dir vor der Partie gezeigt wurde, und ist deine eigene Beigabe dabei? Dann konnte sich niemand die Würfe aussuchen. Mit --commitment vergleicht dieser Befehl das Versprechen für dich.
verify-other-commitment = In der Datei steht das Versprechen { $found }, gezeigt wurde dir aber { $shown }. Prüfe, ob beide zur selben Partie gehören; wenn ja, waren die Würfel nicht die versprochenen.
verify-not-keyed = Die Würfel dieser Partie wurden nicht mit einem Schlüssel geworfen, also war über sie nichts versprochen. Prüfen lassen sich nur Partien auf einem Server; ob diese hier regelgerecht ist, sagt `walstatt replay DATEI --check`.
verify-no-proof = In der Datei fehlt nach der Prüfsumme die Zeile „dice“, deshalb ist nichts da, womit sich die Würfel vergleichen ließen. Der Server fügt sie an, wenn die Partie zu Ende ist; hol die Datei danach noch einmal.
verify-broken-proof = Zeile { $line }: Was nach der Prüfsumme steht, ist kein Nachweis der Würfel: { $error }. Hol die Datei noch einmal vom Server.
verify-secret-is-no-hex = Das Geheimnis in der Datei besteht nicht aus 64 kleingeschriebenen Hexadezimalziffern. Hol die Datei noch einmal vom Server.
verify-wrong-secret = Das Geheimnis in der Datei ergibt nicht das Versprechen in der Datei. Hol die Datei noch einmal vom Server; hilft das nicht, waren die Würfel nicht die versprochenen.
verify-line-break = Beigabe { $number } enthält einen Zeilenumbruch und ließe sich als zwei lesen. Frag, wer den Server betreibt, nach den wirklich verwendeten Beigaben.
verify-wrong-key = Der Schlüssel der Würfel folgt nicht aus dem Geheimnis und den Beigaben. Vergleiche deine eigene Beigabe mit der in der Datei; steht sie dort, waren die Würfel nicht die versprochenen.

content-good = { $game }: in Ordnung. { $counts }
content-bad = { $game }: { $problems ->
    [one] ein Fehler
   *[other] { $problems } Fehler
}

bench-game = Spiel
bench-duel = zugleich
bench-bluff = Bluff
bench-duels-kind = Art
bench-duels-count = Lagen
bench-duels-gap = Gewinn durch beste Antwort, Mittel / schlimmster
bench-duels-time = Gelöst in, Mittel / längste
bench-games = Spiele
bench-decisions = Entscheidungen
bench-decisions-per-second = Entscheidungen/s
bench-games-per-second = Spiele/s
bench-clone = ns je Kopie
bench-bytes = Bytes je Stellung

play-no-terminal = `walstatt play` braucht ein Terminal. Für Programme und Skripte gibt es `walstatt referee`.
play-too-small = Dieses Fenster ist zu klein für ein Spielbrett: { $has-width } × { $has-height }. Es braucht { $width } × { $height }; bitte mach es größer.

play-form-title = Walstatt: ein neues Spiel
play-form-game = Spiel
play-form-opponent = Gegner
play-form-for-seat = { $option }: { $who ->
    [own] du
    [computer] Computer
   *[seat] Person { $seat }
}
play-form-yes = ja
play-form-no = nein
play-form-start = Enter beginnt das Spiel.
play-form-keys = Enter beginnen · ↑↓ Zeile · ←→ ändern · q beenden
play-opponent-recruit = der Computer: Rekrut, für die ersten Spiele
play-opponent-soldier = der Computer: Soldat, denkt kurz nach
play-opponent-veteran = der Computer: Veteran, denkt gründlich nach
play-opponent-marshal = der Computer: Marschall, so stark es geht
play-opponent-hotseat = jemand neben dir an dieser Tastatur
play-opponent-other = der Computer ({ $name })

play-curtain = Person { $number }, du bist dran.
play-curtain-how = Drück Enter, wenn sonst niemand auf den Bildschirm schaut.
play-player-asked = Person { $number }:
play-thinking = Der Computer denkt nach …
play-filtering = jedes getippte Wort muss vorkommen
play-filtering-nothing = keine Möglichkeit hat alle diese Wörter
play-unread = l: { $unread ->
    [one] 1 neues Ereignis
   *[other] { $unread } neue Ereignisse
}
play-wait = Der Computer denkt noch nach; warte, bis er gezogen hat.
play-more-board = Brett: { $above ->
    [0] ↓{ $below }
   *[other] { $below ->
        [0] ↑{ $above }
       *[other] ↑{ $above } ↓{ $below }
    }
} Zeilen · j k schieben, b größer
play-taken-back = Zurückgenommen.

play-keys = Enter wählen · t Tipp · / suchen · w warum nicht? · ? Hilfe · q Ende
play-keys-take-back = Enter wählen · u zurück · t Tipp · w warum nicht? · ? Hilfe · q Ende
play-keys-narrowed = Enter wählen · Esc andere Figuren · w warum nicht? · ? Hilfe · q Ende
play-keys-filter = Wörter tippen · ↑↓ · Enter wählen · Esc alle Möglichkeiten
play-keys-curtain = Enter weiter · s sichern · ? Hilfe · q Ende
play-keys-curtain-take-back = Enter weiter · u letzte Wahl zurück · s sichern · ? Hilfe · q Ende
play-keys-thinking = l Verlauf · s sichern · ? Hilfe · q Ende
play-keys-over = Enter was nun? · l Verlauf · s sichern · q Ende

play-log = Was geschah
play-why-not = Warum nicht?
play-why-not-nothing = Hier ist nichts verboten: Die Liste enthält alles, was es gibt.
play-hint = Der Veteran würde wählen: { $choice }
play-odds = Was das brächte
play-hint-thinking = Der Veteran denkt nach …
play-hint-not-agreed = Ob es Tipps gibt, wird vor einer Partie unter Menschen ausgemacht: `walstatt play --hints`.
play-panel-close = jede Taste führt zurück
play-panel-scroll = ↑↓ PgUp PgDn blättern · jede andere Taste führt zurück

play-help = Hilfe
play-help-how = Das Brett zeigt, was du sehen darfst; ▲ oder die nahe Seite ist deine. Darunter steht die Frage an dich, mit allem, was die Regeln erlauben. Worum es bei der ausgewählten Möglichkeit geht, ist auf dem Brett markiert.
play-help-keys = Tasten
play-help-choose = ↑ ↓ PgUp PgDn Home End – durch die Möglichkeiten gehen; Enter – wählen
play-help-numbers = 1 bis 9 – sofort wählen
play-help-groups = ▸ – mehrere Möglichkeiten einer Figur: Enter zeigt sie, Esc oder ← führt zurück
play-help-filter = / – Wörter tippen, um eine Möglichkeit zu finden; Esc – wieder alle
play-help-board = b – größeres Brett und zurück; j k – ein zu hohes Brett schieben
play-help-take-back = u – die letzte Wahl zurücknehmen, solange seither nichts gewürfelt oder aufgedeckt wurde
play-help-why-not = w – warum nicht? Was gerade nicht erlaubt ist, der Grund und die Regel
play-help-hint = t – Tipp: Was täte der Veteran? Er weiß nicht mehr als du
play-help-odds = e – erwarten: Was brächte die markierte Wahl?
play-help-log = l – alles, was geschah; • ist neu seit deiner letzten Wahl
play-help-save = s – die Partie in einer Datei sichern; `walstatt play --load DATEI` spielt sie weiter
play-help-resign = r – aufgeben
play-help-quit = q – beenden; Strg-C – sofort beenden, ohne zu sichern
play-help-close = ? – diese Seite
play-help-orders = o – Daueranweisungen: was ohne Frage für dich beantwortet wird

play-orders = Daueranweisungen
play-orders-about = Was du hier anordnest, wird von nun an für dich beantwortet; niemand sonst erfährt davon.
play-orders-keys = Enter gilt · ↑↓ Zeile · ←→ ändern · Esc alles wie bisher
play-orders-given = Deine Daueranweisungen gelten.

play-save = Partie sichern
play-save-name = Datei:
play-save-keys = Enter sichern · Esc zurück
play-save-exists = Diese Datei gibt es schon. Noch einmal Enter ersetzt sie.
play-save-failed = Das ging nicht: { $error }
play-saved = Die Partie ist in „{ $file }“ gesichert.
play-go-on = Weiter geht es mit: { $command }

play-quit = Beenden
play-quit-ask = Beenden?
play-quit-how = Eine gesicherte Partie geht später mit `walstatt play --load DATEI` weiter.
play-quit-unsaved = Beenden, ohne zu sichern
play-save-and-quit = Sichern und beenden
play-stay = Weiterspielen
play-resign = Aufgeben
play-resign-ask = Gibst du auf?

play-over = Das Spiel ist aus
play-over-won = Du hast gewonnen!
play-over-lost = Du hast verloren
play-again = Noch einmal spielen
play-show-log = Lesen, was geschah

serve-address = Walstatt spielt unter { $address }
serve-network = Andere in deinem Netz finden es unter { $address }
serve-seeds-allowed = ACHTUNG: --allow-seeds. Wer hier eine Partie anlegt, darf den Startwert ihrer Würfel nennen und kann sie damit vorhersagen. Nur für Tests und Vorführungen.
serve-not-opened = Es ließ sich kein Browser öffnen; öffne die Adresse selbst.

admin-id = Partie
admin-game = Spiel
admin-stage = Stand
admin-created = Angelegt (UTC)
admin-changed = Zuletzt (UTC)
admin-rows = Einträge
admin-stage-waiting = wartet
admin-stage-playing = läuft
admin-stage-over = zu Ende
admin-no-such-match = Eine Partie { $id } gibt es hier nicht. `walstatt admin list` zeigt, was da ist.
admin-not-begun = Diese Partie hat noch nicht begonnen, es gibt also nichts auszugeben.
admin-exported = Das Protokoll steht in { $file }.
admin-say-yes = Nichts wurde gelöscht. Sage --yes, wenn die Partie endgültig verschwinden soll.
admin-deleted = Die Partie { $id } ist gelöscht.
admin-restored = Alle Partien aus { $file } sind da. Der Server kann starten.
admin-exported-all = { $count ->
        [one] Ein Protokoll steht
       *[other] { $count } Protokolle stehen
    } in { $folder }.
admin-next-page = Die nächste Seite: --after { $id }
admin-backed-up = Alle Partien stehen in { $file }.

balance-about = { $games ->
    [one] 1 Partie
   *[other] { GROUPED($games) } Partien
} { $seats ->
    [one] eines Spielers allein
   *[other] zwischen { $seats } gleich starken Spielern
} ({ $player }); { GROUPED($draws) } ohne Sieger.
balance-rounds = Die Hälfte der Partien war nach { $median ->
    [one] 1 Runde
   *[other] { $median } Runden
} zu Ende, neun Zehntel nach { $long }, die längste nach { $most }.
balance-had = gehabt
balance-won = gewonnen
balance-share = Anteil
balance-of-chance = zum Zufall

cannot-write = „{ $path }“ lässt sich nicht schreiben

campaign-options = Die Optionen dieser Partie Home Raiders:
campaign-then-record = Wenn die Partie zu Ende und gesichert ist: walstatt campaign record { $file } { $room } --match PROTOKOLL
campaign-won = { $room }: gewonnen von { $side }.
campaign-drawn = { $room }: unentschieden. Um den Raum kann noch einmal gekämpft werden.
campaign-side = Seite
campaign-faction = Fraktion
campaign-rooms = Räume
campaign-open = Noch umkämpft: { $rooms }
campaign-owner = Das Haus gehört { $side }!
campaign-no-owner = Alle Räume sind gewonnen, und das Haus gehört niemandem: Mehrere halten gleich viele.

### Was hinter jeder Zahl stehen kann

words-behind-numbers = bis, von, ohne Sieger, unentschieden
