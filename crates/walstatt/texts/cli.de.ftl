### Was `--help`, das Handbuch und die Vervollständigung sagen: `about-` ein Befehl in einer Zeile, `more-` was die lange
### Form hinzufügt, `examples-` und `notes-` was darunter steht; `arg-` ein Argument, mit dem Befehl davor, wo Befehle sich
### unterscheiden; `value-` wie sein Wert heißt, `wanted-` was dieser Wert sein muss

about-walstatt = Ein digitaler Tisch für Scharmützelspiele: spielen, simulieren, leiten, nachspielen
examples-walstatt =
    walstatt games                                   was gespielt werden kann
    walstatt play pocket-battles                     im Terminal gegen den Computer spielen
    walstatt serve --open                            im Browser mit Freunden spielen
    walstatt simulate pocket-battles --games 10000   den Computer gegen sich selbst spielen lassen
    walstatt replay partie.jsonl --seat 0            eine aufgezeichnete Partie lesen
    walstatt analyse partie.jsonl                    sehen, was sie entschieden hat
    walstatt verify partie.jsonl                     prüfen, ob ihre Würfel ehrlich waren
    walstatt help simulate                           mehr über einen Befehl
notes-walstatt = Rückgabewerte: 0 in Ordnung, 1 fehlgeschlagen, 2 Befehlszeile nicht verstanden.

about-help = Das Programm oder einen seiner Befehle erklären

about-games = Die Spiele mit Personenzahl und Optionen auflisten
more-games = Mit --json auch das JSON-Schema der Optionen und die Prüfsumme der Inhalte.

about-learn = Ein Spiel im Terminal lernen, Lektion für Lektion
more-learn = Etwas wird auf dem Brett gezeigt, in ein, zwei Sätzen gesagt und dann von dir gemacht. Ohne Spiel werden die Kurse aufgelistet. docs/lessons.md sagt, wie man eigene Lektionen schreibt.
examples-learn =
    walstatt learn
    walstatt learn pixel-tactics
    walstatt learn pixel-tactics 3
    walstatt learn --file meine-lektion.toml
about-learn-make = Eine Lektion in einem Augenblick eines aufgezeichneten Spiels beginnen
more-learn-make = Gibt eine Lektion mit dieser Stellung aus und was dort geantwortet werden kann, mit dem, was es berührt; die Sätze schreibst du.
examples-learn-make =
    walstatt learn make spiel.jsonl --to 40 > meine-lektion.toml
about-learn-rules = Auflisten, welche Lektion welche Regel zeigt
more-learn-rules = Eine Tabelle für jedes Spiel, nach den Regeln, die in den Schritten der Lektionen genannt sind.
examples-learn-rules =
    walstatt learn rules pixel-tactics
about-learn-check = Lektionen prüfen, indem sie gespielt werden
more-learn-check = Jede Antwort, die eine Lektion erwartet, wird gegeben, in jeder Sprache. Der Exit-Code ist 1, wenn etwas nicht stimmt.
examples-learn-check =
    walstatt learn check meine-lektionen
    walstatt learn check meine-lektion.toml
about-puzzle = Rätsel im Terminal lösen
more-puzzle = In manchen Augenblicken eines Spiels ist eine Möglichkeit viel besser als alle anderen: Finde sie. Ohne Spiel steht da, wie viele Rätsel es gibt.
examples-puzzle =
    walstatt puzzle pixel-tactics
    walstatt puzzle pocket-battles 17
about-puzzle-mine = In Spielen von Computern nach Rätseln suchen
more-puzzle-mine = Derselbe Startwert findet dieselben Rätsel. Jedes kommt in die Datei, sobald es gefunden ist; du kannst also jederzeit aufhören.
examples-puzzle-mine =
    walstatt puzzle mine pixel-tactics --file crates/pixel-tactics/puzzles.jsonl --matches 300
    walstatt puzzle mine moonstone --goal best --file mehr.jsonl --seed 1000
about-puzzle-check = Rätsel prüfen, indem ihre Lösungen gespielt werden
more-puzzle-check = Die Lösung lässt sich in jeder Sprache spielen, ist um den Abstand besser als alles andere und führt zum Ziel. Der Exit-Code ist 1, wenn etwas nicht stimmt.
examples-puzzle-check =
    walstatt puzzle check pixel-tactics
    walstatt puzzle check pixel-tactics --again

about-play = Ein Spiel im Terminal spielen, gegen den Computer oder zu zweit an einer Tastatur
more-play = Ohne --options erscheint zuerst ein Formular mit guten Vorgaben: Enter beginnt das Spiel.
examples-play =
    walstatt play
    walstatt play pocket-battles --opponent hotseat --lang de
    walstatt play pocket-battles --options '{"{"}"size":30{"}"}' --seat random
    walstatt play --load pocket-battles.jsonl

about-serve = Andere im Browser spielen lassen: Partien, Links für Freunde, Computerspieler
more-serve = Alles steht in einer Datei oder in einer PostgreSQL-Datenbank, die sich mehrere Server teilen. Mehr steht in docs/server.md.
examples-serve =
    walstatt serve --open                                      auf diesem Rechner, auf einem freien Port
    walstatt serve --listen 0.0.0.0:8080                       für alle in diesem Netz
    walstatt serve --listen 127.0.0.1:8080 --behind-proxy --origin https://walstatt.example --data postgres://walstatt@db/walstatt

about-admin = Die Partien eines Servers verwalten: auflisten, ansehen, ausgeben, löschen, sichern, einspielen
more-admin = Das geht auch, während ein Server mit denselben Daten läuft.
examples-admin =
    walstatt admin list --stage playing
    walstatt admin inspect 3k9f0c2m7q1a
    walstatt admin export 3k9f0c2m7q1a --to partie.jsonl
    walstatt admin backup matches-2026-11-15.db
    walstatt admin restore matches-2026-11-15.db --data postgres://user:password@host/database
about-admin-list = Partien auflisten, die neuesten zuerst
about-admin-inspect = Zeigen, was in einer Partie vereinbart ist und was in ihr geschah
about-admin-export = Das Protokoll einer Partie ausgeben, samt allem Verborgenen, so wie `walstatt replay` es liest
about-admin-export-all = Die Protokolle einer Seite von Partien schreiben, jedes in eine eigene Datei
about-admin-delete = Eine Partie endgültig löschen
about-admin-backup = Alle Partien in eine neue Datei kopieren, die selbst wieder ein Server benutzen kann
about-admin-restore = Aus einer Sicherung eine Datenbank machen: eine neue Datei oder ein leeres PostgreSQL (--data)

about-arena = Zwei Computerspieler gegeneinander antreten lassen, bis klar ist, wer stärker ist
more-arena = Sie spielen Paare von Spielen mit denselben Würfeln und getauschten Plätzen; bei mehr als zwei Plätzen sitzen sie abwechselnd. Ein Unentschieden zählt halb. Ein sequenzieller Test entscheidet zwischen „gleich stark“ (50 %) und „klar stärker“ (60 %), irrt sich jeweils in 5 % aller Fälle und beendet die Reihe, sobald er entschieden hat. Derselbe Startwert ergibt auf beliebig vielen Kernen dasselbe.
examples-arena =
    walstatt arena pocket-battles --seats marshal,veteran
    walstatt arena moonstone --seats planner:2000,scout:100 --games 40 --whole
    walstatt arena kleine-helden --seats veteran,soldier --options '{"{"}"players":4{"}"}' --json
about-train = Lernen, was die Merkmale im Urteil eines Spiels wert sind
more-train = Computerspieler beurteilen Stellungen nach einer gewichteten Summe von Merkmalen. Dieser Befehl spielt Spiele, spielt viele ihrer Stellungen nach Geschmack zu Ende und findet durch logistische Regression die Gewichte, die am besten vorhersagen, wer gewinnt. Derselbe Startwert ergibt auf beliebig vielen Kernen dieselben Gewichte.
examples-train =
    walstatt train pocket-battles --options '{"{"}"muster":"random"{"}"}'
    walstatt train pixel-tactics --games 400 --json > gewichte.json
about-simulate = Computerspieler viele Spiele spielen lassen und zählen, wer gewinnt
more-simulate = Alle Kerne rechnen mit, und derselbe Startwert ergibt auf beliebig vielen Kernen dasselbe: Jedes Spiel hat einen eigenen. Ein Spiel, das niemand oder alle gewonnen haben, ist unentschieden. Die Intervalle sind 95-%-Intervalle nach Wilson.
examples-simulate =
    walstatt simulate pocket-battles --games 10000
    walstatt simulate pocket-battles --seats scout:100,random --games 50
    walstatt simulate pocket-battles --options '{"{"}"size":90{"}"}' --json > ergebnis.json

about-balance = Zählen, was gewinnt: Helden, Karten, Sitzreihenfolge
more-balance = Gleich starke Computerspieler spielen viele Spiele. Was ein Platz in einem Spiel hatte, zählt einmal, und noch einmal, wenn dieser Platz gewann. „Zum Zufall“ vergleicht den Anteil der Siege mit dem aller gleichartigen Dinge: 1 ist Durchschnitt, 2 ist doppelt so oft auf der Seite der Sieger. Alle Kerne rechnen mit, und derselbe Startwert ergibt auf beliebig vielen Kernen dasselbe.
examples-balance =
    walstatt balance kleine-helden
    walstatt balance kleine-helden --options '{"{"}"players":4{"}"}' --games 5000 --most 20
    walstatt balance kleine-helden --player scout:20 --games 500 --json > balance.json

about-lab = Herausfinden, was gewinnt, und einen Bericht zum Ansehen schreiben
more-lab = Eine Studie ist eine kleine Datei: das Spiel, der Computerspieler an jedem Platz, was die beiden Seiten mitbringen, worin sich die Aufbauten unterscheiden und wie genau man es wissen will. Jedes Spiel hat eine eigene; `--print` zeigt sie, damit man sie ändern kann. Gespielt wird, bis jede Paarung auf `width` Punkte genau bekannt ist, höchstens aber `deals` Mal. Was gespielt wurde, wird nach jeweils wenigen Partien im Ordner festgehalten: Derselbe Befehl macht dort weiter. Eine Studie mit `instead`, einem Ordner mit anderen Inhalten, spielt alles mit beiden und sagt, um wie viel sich die Anteile verschieben. Derselbe Startwert ergibt auf beliebig vielen Kernen dasselbe.
examples-lab =
    walstatt lab pocket-battles
    walstatt lab pixel-tactics --deals 500 --out anfuehrer
    walstatt lab home-raiders --print > meine.toml
    walstatt lab meine.toml --out meine --width 2

about-referee = Eine Partie über JSON-Zeilen leiten, für andere Programme und für echte Tische
more-referee = Jede Zeile hinein und heraus ist ein JSON-Objekt; docs/referee.md beschreibt sie.
examples-referee =
    walstatt referee pocket-battles --seed 1
    walstatt referee pocket-battles --options '{"{"}"size":30{"}"}' --dice ask
    walstatt referee pocket-battles --schema > zeilen.schema.json

about-replay = Eine aufgezeichnete Partie lesen: den Verlauf in Worten und das Brett am Ende
more-replay = Du siehst, was Zuschauer sehen dürfen, oder mit --seat, was dieser Platz sehen darf.
examples-replay =
    walstatt replay partie.jsonl
    walstatt replay partie.jsonl --to 40 --seat 1
    walstatt replay partie.jsonl --check

about-analyse = Auf eine Partie zurückblicken: ihr Verlauf, ihre Wendepunkte, was besser gewesen wäre
more-analyse = Jeder Augenblick wird oft weitergespielt, von Spielern, die tun, was meistens gut ist, und mit allem, was verborgen war: Das ergibt die Siegchance. Was eine Wahl daran ändert, bevor ein Würfel fällt, ist Können, der Rest ist Glück. Was besser gewesen wäre, wird beurteilt wie von einem Spieler der Stufe mit dem, was der Platz damals wusste.
examples-analyse =
    walstatt analyse partie.jsonl
    walstatt analyse partie.jsonl --level veteran --points 10
    walstatt analyse partie.jsonl --json
about-dojo = Nahkampf und Bluff üben: Lagen beantworten und sehen, wie leicht man zu durchschauen ist
more-dojo = Die Lagen stammen aus Spielen und sind gelöst. Wer so oft antwortet, wie die Lösung sagt, verschenkt nichts, nicht einmal an jemanden, der das weiß. Schreib eine Zahl, oder mehrere, um sie zu mischen.
examples-dojo =
    walstatt dojo moonstone
    walstatt dojo moonstone -n 12 --seed 7
    walstatt dojo moonstone --json

about-odds = Was jede Wahl an einer Frage brächte: Siegchance, und was geschehen kann
more-odds = Die Partie steht dort, wo die Datei endet, oder nach --to Eingaben. Es zählt nur, was der Platz wusste: Was ihm verborgen ist, wird auf viele Arten angenommen. Was sofort geschieht, wird genau gezählt, wo es wenige Würfe gibt und niemand dazwischen antworten muss; sonst werden Fortsetzungen zufällig gezogen, und der Fehler steht dabei.
examples-odds =
    walstatt odds partie.jsonl --to 57
    walstatt odds partie.jsonl --to 57 --choose 2
    walstatt odds partie.jsonl --json

about-verify = Prüfen, ob die Würfel einer Partie ehrlich waren
more-verify = In der Datei einer beendeten Partie steht das Geheimnis, aus dem ihre Würfe folgen. Dieser Befehl berechnet jeden Wurf noch einmal, spielt die Partie nach und vergleicht das Geheimnis mit dem Versprechen, das vor der Partie gezeigt wurde.
examples-verify =
    walstatt verify partie.jsonl
    walstatt verify partie.jsonl --commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd

about-campaign = Das Haus erobern: eine Kampagne von Home Raiders durch die Zimmer einer Wohnung
more-campaign = Um jeden Raum wird in seinem eigenen Kampfgebiet gespielt, wer gewinnt, markiert ihn, und wem die meisten Räume gehören, wenn alle gewonnen sind, dem gehört das Haus. Die Kampagne ist eine Datei: Beginne sie, spiel um einen Raum, trag die Partie ein und mach an einem anderen Abend weiter.
examples-campaign =
    walstatt campaign new wohnung.json --house flat --sides Anna=gremlins,Ben=fae-folk
    walstatt campaign play wohnung.json kitchen --opponent hotseat
    walstatt campaign record wohnung.json kitchen --match home-raiders.jsonl
    walstatt campaign show wohnung.json
notes-campaign = Eigene Häuser: ORDNER/home-raiders/houses/*.toml mit --content ORDNER.
about-campaign-new = Eine Kampagne beginnen und ihre Datei schreiben
about-campaign-show = Den Plan des Hauses zeigen, und wem was gehört
about-campaign-play = Um einen Raum im Terminal spielen oder die Optionen dieser Partie ausgeben
more-campaign-play = Ohne Terminal oder mit --print bekommst du die Optionen der Partie, für den Browser, den Schiedsrichter oder einen Server.
about-campaign-record = Einen Raum mit dem Sieger einer beendeten Partie markieren
more-campaign-record = Das Protokoll wird zuerst nachgespielt: Es muss eine beendete Partie im Gebiet dieses Raums sein, mit den Fraktionen zweier Seiten.

about-content = Inhalte verwalten: Armeen, Karten und Tische als Datendateien
about-content-check = Die eingebauten Inhalte prüfen und einen Ordner mit eigenen
more-content-check = Der Ordner hat einen Ordner für jedes Spiel: ORDNER/pocket-battles/armies/*.toml. Der Rückgabewert ist 1, wenn etwas nicht stimmt.
examples-content-check =
    walstatt content check
    walstatt content check ~/meine-armeen

about-bench = Zufällige Spiele auf einem Kern messen
more-bench = Eine Entscheidung ist eine Antwort auf eine Frage. Kopiert wird eine Stellung mitten aus einem Spiel.
examples-bench =
    walstatt bench
    walstatt bench pocket-battles --options '{"{"}"size":60{"}"}' --json

about-completions = Ein Skript zur Vervollständigung in einer Shell ausgeben
examples-completions =
    walstatt completions bash > ~/.local/share/bash-completion/completions/walstatt
    walstatt completions fish > ~/.config/fish/completions/walstatt.fish

about-man = Die Handbuchseite ausgeben, zu allem oder zu einem Befehl
examples-man =
    walstatt man | man -l -
    walstatt man simulate > walstatt-simulate.1

arg-help = Diese Hilfe ausgeben
arg-version = Die Version ausgeben
arg-lang = Die Sprache der Ausgabe; sonst die aus LC_ALL, LC_MESSAGES oder LANG
arg-content = Ein Ordner mit eigenen Inhalten: ORDNER/pocket-battles/armies/*.toml und so weiter
arg-color = Wann Farbe benutzt wird; `auto` braucht ein Terminal und achtet auf NO_COLOR
arg-data = Eine Datei oder postgres://USER@HOST/DATABASE; sonst walstatt/matches.db in deinem Datenordner
arg-game = Das Spiel; `walstatt games` zählt sie auf
arg-json = JSON ausgeben
arg-options = Optionen der Partie als JSON oder @DATEI mit dem JSON; `walstatt games` zählt sie auf, für fehlende gelten die Vorgaben
arg-seed = Der Startwert der Würfel; ohne ihn ist jede Partie eine andere
arg-games = Wie viele Spiele
arg-file = Die Datei der Kampagne
arg-room = Der Raum, mit seinem Schlüssel
arg-id = Die Partie, wie in ihrem Link
arg-seat = Dein Platz, von 0 an gezählt, oder `random` für einen zufälligen
arg-opponent = Wer gegen dich spielt: `recruit`, `soldier`, `veteran`, `marshal`, oder mit `hotseat` jemand an derselben Tastatur
arg-play-dice = Wer würfelt und Karten zieht, wenn nicht der Tisch selbst; mit `ask` nimmst du eigene und sagst, was kam
arg-hints = Auch wer gegen Menschen spielt, darf fragen, was der Veteran täte; gegen den Computer darf es jeder
arg-play-load = Eine gesicherte Partie weiterspielen
arg-serve-listen = Auf welcher Adresse der Server lauscht; Port 0 nimmt einen freien
arg-serve-open = Die Adresse im Browser öffnen
arg-serve-origin = Die Adresse, unter der Browser diesen Server finden, wenn er hinter einem Proxy steht; kann mehrmals angegeben werden
arg-serve-metrics = Unter dieser Adresse Metriken für Prometheus zeigen, und sonst nichts
arg-serve-behind_proxy = Ein Proxy nennt in X-Forwarded-For, wer anfragt
arg-serve-idle = Nach wie vielen Sekunden ohne Anwesende eine Partie den Speicher verlässt; auf der Platte bleibt sie
arg-serve-thinkers = Wie viele Computerspieler gleichzeitig denken; sonst einer weniger, als es Kerne gibt
arg-serve-allow_seeds = Wer eine Partie anlegt, darf den Startwert ihrer Würfel nennen, sodass sie sich wiederholen lässt; für Tests und Vorführungen: die Würfel lassen sich vorhersagen
arg-serve-log = Was auf stderr protokolliert wird: error, warn, info, debug oder ein Filter wie server=debug
arg-serve-log_json = Als JSON protokollieren, ein Objekt je Zeile
arg-serve-limit_requests = HTTP-Anfragen je Sekunde, im Durchschnitt
arg-serve-limit_messages = Nachrichten je Sekunde auf einer Verbindung, im Durchschnitt
arg-serve-limit_address_messages = Nachrichten je Sekunde auf allen Verbindungen zusammen, im Durchschnitt
arg-serve-limit_connections = Gleichzeitige Verbindungen
arg-serve-limit_matches = Neue Partien je Stunde
arg-admin-list-game = Nur Partien dieses Spiels
arg-admin-list-stage = Nur Partien, die so weit sind
arg-admin-list-older_than = Nur Partien, in denen seit so vielen Tagen nichts geschehen ist
arg-admin-list-most = Wie viele höchstens aufgelistet werden
arg-admin-list-after = Nur was nach dieser Partie kommt: die nächste Seite
arg-admin-export-all-game = Nur Partien dieses Spiels
arg-admin-export-all-stage = Nur Partien, die so weit sind
arg-admin-export-all-older_than = Nur Partien, in denen seit so vielen Tagen nichts geschehen ist
arg-admin-export-all-most = Wie viele höchstens geschrieben werden
arg-admin-export-all-after = Nur was nach dieser Partie kommt: die nächste Seite
arg-admin-export-all-to = Der Ordner, in den geschrieben wird
arg-admin-export-to = Die Datei, in die geschrieben wird; sonst wird das Protokoll ausgegeben
arg-admin-delete-yes = Nicht nachfragen
arg-admin-backup-file = Die neue Datei
arg-admin-restore-file = Die Sicherung
arg-arena-seats = Die beiden Spieler: recruit, soldier, veteran, marshal, random, habit, scout:DURCHSPIELE, rollout:DURCHSPIELE, planner:ENTSCHEIDUNGEN
arg-arena-games = Wie viele Spiele höchstens
arg-arena-whole = Alle Spiele spielen, auch wenn das Ergebnis vorher klar ist
arg-arena-seed = Der Startwert der ganzen Reihe
arg-train-seed = Der Startwert der ganzen Reihe
arg-threads = Wie viele Kerne rechnen; sonst alle
arg-arena-json = JSON ausgeben; was von der Maschine abhängt, steht unter `timing`
arg-simulate-seed = Der Startwert der ganzen Reihe
arg-simulate-seats = Der Computerspieler an jedem Platz: recruit, soldier, veteran, marshal, random, habit, scout:DURCHSPIELE, rollout:DURCHSPIELE, planner:ENTSCHEIDUNGEN; sonst überall random
arg-simulate-json = JSON ausgeben; was von der Uhr abhängt, steht unter `timing`
arg-balance-seed = Der Startwert der ganzen Reihe
arg-balance-player = Der Computerspieler an allen Plätzen: random, habit, soldier, scout:DURCHSPIELE
arg-balance-most = Wie viele Zeilen einer langen Liste an jedem Ende gezeigt werden; 0 zeigt alle
arg-balance-markdown = Markdown ausgeben
arg-lab-study = Ein Spiel, für seine eigene Studie, oder eine Datei mit einer Studie
arg-lab-out = Wo der Bericht und was gespielt wurde aufbewahrt werden; sonst SPIEL-lab in diesem Ordner
arg-lab-deals = Wie oft eine Paarung in einem Aufbau höchstens gespielt wird, statt wie in der Studie
arg-lab-width = Wie genau eine Paarung bekannt sein muss, in Punkten von hundert, statt wie in der Studie
arg-lab-player = Der Computerspieler an allen Plätzen, statt wie in der Studie
arg-lab-most = Wie viele Zeilen einer langen Liste an jedem Ende gezeigt werden; 0 zeigt alle
arg-lab-markdown = Markdown ausgeben
arg-lab-print = Die Studie eines Spiels ausgeben, sonst nichts
arg-referee-dice = Wer würfelt und Karten zieht, wenn nicht der Tisch selbst; mit `ask` fragt der Schiedsrichter nach jedem Wurf und jeder gezogenen Karte, und du tippst ein, was kam
arg-referee-hints = Jeder Platz darf fragen, was der Veteran täte
arg-referee-position = Von einer Stellung aus einer Datei beginnen, wie {"{"}"position":true{"}"} sie ausgibt
arg-referee-schema = Das JSON-Schema der Zeilen ausgeben, mit den Typen des Spiels, wenn eines genannt ist, und aufhören
arg-replay-file = Das Protokoll, JSON-Zeilen; - liest von der Standardeingabe
arg-replay-check = Nur sagen, ob das Nachspielen zum Aufgezeichneten führt
arg-replay-to = Nach so vielen Eingaben (Wahlen und Würfen) anhalten, samt den Würfen, die von selbst folgen
arg-replay-seat = Die Partie von diesem Platz aus sehen, von 0 an gezählt
arg-analyse-file = Das Protokoll, JSON-Zeilen; - liest von der Standardeingabe
arg-analyse-level = Wer die Entscheidungen beurteilt
arg-analyse-points = Wie viele Wendepunkte und bessere Entscheidungen genannt werden
arg-learn-game = Das Spiel
arg-learn-lesson = Ihre Nummer oder ihr Schlüssel; sonst die erste
arg-learn-file = Eine eigene Lektion
arg-learn-json = Die Liste der Kurse als JSON ausgeben
arg-learn-make-file = Das aufgezeichnete Spiel
arg-learn-make-to = Nach so vielen Eingaben beginnen (Entscheidungen und Würfe); sonst an seinem Ende
arg-learn-make-seat = Der Platz des Lernenden
arg-learn-rules-game = Das Spiel; sonst alle
arg-learn-check-folder = Eine Datei oder ein Ordner mit Lektionen
arg-learn-check-json = Was gefunden wurde, als JSON ausgeben
arg-puzzle-game = Das Spiel
arg-puzzle-puzzle = Seine Nummer oder sein Schlüssel; sonst das erste
arg-puzzle-mine-game = Das Spiel
arg-puzzle-mine-options = Die Optionen der Spiele
arg-puzzle-mine-goal = Was sie verlangen: `win`, in diesem Zug gewinnen, oder `best`, die mit Abstand beste Möglichkeit
arg-puzzle-mine-file = Die Datei, in die sie kommen
arg-puzzle-mine-seed = Der Startwert des ersten Spiels
arg-puzzle-mine-matches = Wie viele Spiele durchsucht werden
arg-puzzle-mine-player = Wer sie spielt
arg-puzzle-mine-margin = Um wie viele Tausendstel die zweitbeste Möglichkeit schlechter sein muss; sonst 750 bei `win`, 250 bei `best`
arg-puzzle-check-game = Das Spiel
arg-puzzle-check-file = Eine Datei mit Rätseln statt derer, die zum Spiel gehören
arg-puzzle-check-again = Jede Möglichkeit neu abwägen, wie beim Finden; das dauert
arg-dojo-game = Das Spiel, eines, in dem man zugleich antwortet oder blufft: moonstone
arg-dojo-exercises = Wie viele Lagen
arg-dojo-seed = Derselbe Startwert gibt dieselben Lagen
arg-dojo-json = JSON-Zeilen ausgeben: jede Lage, und was die Zahlen wert sind, die danach gelesen werden
arg-odds-file = Das Protokoll, JSON-Zeilen; - liest von der Standardeingabe
arg-odds-to = Nach so vielen Eingaben (Entscheidungen und Würfen) anhalten, und nach den Würfen, die von selbst folgen
arg-odds-seat = Für diesen Platz fragen, von 0 an gezählt, wo mehrere zugleich gefragt sind
arg-odds-choose = Nur die Möglichkeit mit dieser Nummer abwägen, von 0 an gezählt
arg-verify-file = Das Protokoll mit seiner Zeile „dice“, JSON-Zeilen; - liest von der Standardeingabe
arg-verify-commitment = Das Versprechen, das vor der Partie gezeigt wurde
arg-verify-nonce = Deine eigene Beigabe: Sie muss unter denen der Plätze sein
arg-campaign-new-file = Die Datei der Kampagne; es darf sie noch nicht geben
arg-campaign-new-house = Das Haus, mit seinem Schlüssel
arg-campaign-new-sides = Wer darum kämpft: NAME=FRAKTION, oder NAME=FRAKTION:TEAM für ein fertiges Team in allen Schlachten; zwei oder mehr
arg-campaign-new-stars = Wie viele Sterne ein Team höchstens hat
arg-campaign-new-level = Welche Regeln gelten
arg-campaign-play-sides = Die beiden Seiten, die von Platz 0 zuerst; nur nötig, wenn mehr als zwei um das Haus kämpfen
arg-campaign-play-opponent = Wer gegen dich spielt, wie bei `walstatt play`
arg-campaign-play-print = Nur die Optionen der Partie ausgeben
arg-campaign-play-json = Die Optionen als JSON ausgeben und sonst nichts
arg-campaign-record-transcript = Das Protokoll der Partie, JSON-Zeilen; - liest von der Standardeingabe
arg-campaign-record-sides = Die beiden Seiten, die von Platz 0 zuerst; nur nötig, wenn ihre Fraktionen das offen lassen
arg-content-check-folder = Der Ordner; sonst der von --content
arg-bench-game = Das Spiel; sonst alle
arg-bench-duels = Statt zufälliger Spiele messen, wie schnell und wie gut Duelle und Bluffs gelöst werden
arg-bench-fixed = Ein festes kleines Pensum spielen und nur Zählungen ausgeben, für Werkzeuge, die Befehle zählen
arg-bench-json = JSON ausgeben; was von der Uhr abhängt, steht unter `timing`
arg-completions-shell = Die Shell
arg-man-all = Die Seiten aller Befehle in diesen Ordner schreiben, je eine Datei
arg-man-command = Der Befehl, um den es auf der Seite geht

value-a-b = A,B
value-address = ADRESSE
value-command = BEFEHL
value-days = TAGE
value-dir = ORDNER
value-file = DATEI
value-file-url = DATEI|URL
value-folder = ORDNER
value-game = SPIEL
value-game-file = SPIEL|DATEI
value-goal = ZIEL
value-hex = HEX
value-id = KENNUNG
value-json-file = JSON|@DATEI
value-key = SCHLÜSSEL
value-lang = SPRACHE
value-lesson = LEKTION
value-level = STUFE
value-n = N
value-nonce = BEIGABE
value-options = OPTIONEN
value-player = SPIELER
value-players = SPIELER
value-puzzle = RÄTSEL
value-points = PUNKTE
value-room = RAUM
value-s = S
value-seat = PLATZ
value-seconds = SEKUNDEN
value-shell = SHELL
value-sides = SEITEN
value-stage = STAND
value-transcript = PROTOKOLL
value-url = URL
value-when = WANN
value-who = WER

wanted-number = eine ganze Zahl von 0 bis { $most }
wanted-campaign-new-stars = eine ganze Zahl von 1 bis 20
wanted-campaign-new-sides = NAME=FRAKTION oder NAME=FRAKTION:TEAM
wanted-sides = zwei Namen mit einem Komma dazwischen
wanted-serve-listen = eine Adresse mit Port, etwa 127.0.0.1:8080
wanted-serve-metrics = eine Adresse mit Port, etwa 127.0.0.1:9090
wanted-id = zwölf Buchstaben und Ziffern
wanted-after = zwölf Buchstaben und Ziffern
wanted-seat = eine Zahl wie 0 oder 1 oder `random`
wanted-opponent = `hotseat` oder ein Computerspieler: { $players }
wanted-arena-seats = zwei Computerspieler mit einem Komma dazwischen: { $players }
wanted-simulate-seats = je Platz ein Computerspieler, mit Kommas dazwischen: { $players }
wanted-balance-player = ein Computerspieler: { $players }
wanted-puzzle-mine-player = ein Computerspieler: { $players }
wanted-lab-player = ein Computerspieler: { $players }
wanted-lab-width = eine Zahl von Punkten wie 2.5

heading-usage = Aufruf
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
heading-everywhere = Optionen aller Befehle
heading-limits = Grenzen für eine Adresse; 0 ist keine
heading-examples = Beispiele
help-default = [Vorgabe: { $value }]
help-possible = [mögliche Werte: { $values }]
help-environment = [Umgebungsvariable: { $name }]

man-name = BEZEICHNUNG
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-extra = BEISPIELE
man-version = VERSION

### Was an einer Befehlszeile falsch ist

usage-try-help = Mehr dazu sagt --help.
usage-near = Ist { $near } gemeint?
usage-after-dashes = Soll „{ $arg }“ ein Wert sein, schreib -- davor: -- { $arg }
usage-unknown-argument = „{ $arg }“ gibt es hier nicht.
usage-missing-command = Es fehlt ein Befehl. Es gibt: { $commands }
usage-missing-arguments = { COUNT($arguments) ->
    [one] Es fehlt: { $arguments }
   *[other] Es fehlen: { $arguments }
}
usage-missing-value = { $arg } braucht einen Wert.
usage-needless-value = { $arg } nimmt keinen Wert, bekam aber „{ $value }“.
usage-impossible-value = „{ $value }“ geht bei { $arg } nicht. Mögliche Werte: { $possible }
usage-wrong-value = „{ $value }“ geht bei { $arg } nicht. Möglich: { $wanted }.
usage-conflict = { $arg } verträgt sich nicht mit { $others }.
usage-twice = { $arg } darf nur einmal vorkommen.
usage-not-text = Ein Teil der Befehlszeile ist kein gültiges UTF-8.
usage-other = Die Befehlszeile wurde nicht verstanden.
