# Was gewünscht wird
reaction-too-long = Ein Reaktionsfenster bleibt höchstens 60 Sekunden offen.
wrong-number-of-seats = Dieses Spiel hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }, genannt { $found ->
        [one] wurde aber einer
       *[other] wurden aber { $found }
    }.
no-person = Mindestens ein Platz muss einem Menschen gehören.
no-such-player = Einen Computerspieler „{ $player }“ gibt es nicht. Es gibt: { $known }.
player-too-strong = Ein Computerspieler darf höchstens { $most } Durchgänge je Entscheidung nachdenken.
real-dice-are-here = Mit echten Würfeln spielen nur Leute an einem Gerät miteinander, und Computer.
no-seeds = Dieser Server wurde nicht mit --allow-seeds gestartet; also darf niemand den Startwert der Würfel nennen.
bad-name = Ein Name hat 1 bis { $most } Zeichen, und mindestens eines davon ist zu sehen.
bad-nonce = Eine Nonce hat 16 bis 64 Buchstaben und Ziffern.
bad-seal = Ein Siegel ist der SHA-256 einer Nonce, als 64 Hexadezimalziffern in Kleinbuchstaben.
nonce-or-seal = Gib entweder eine Nonce oder das Siegel einer Nonce an.
bad-token = Ein selbst gewähltes Geheimnis hat 43 bis 64 Buchstaben, Ziffern, Binde- und Unterstriche.
other-nonce = Das ist nicht die Nonce, die du versiegelt hast.
clock-bank = Die Zeit zu Beginn beträgt 10 Sekunden bis 24 Stunden.
clock-increment = Der Zuschlag beträgt höchstens 10 Minuten.
clock-days = Ein Zug im Fernspiel dauert 1 bis 60 Tage.
clock-minutes = Ruhezeiten werden in Minuten des Tages angegeben, von 0 bis 1439.
clock-offset = Der Abstand zur UTC beträgt höchstens 14 Stunden.
clock-quiet = Ruhezeiten dauern mindestens eine Minute und höchstens 16 Stunden am Tag.
# Wer ist da
no-token = Dafür braucht es den geheimen Link eines Platzes.
wrong-token = Dieses Geheimnis passt zu keinem Platz der Partie. Prüfe den Link.
not-your-seat = Das ist nicht dein Platz.
invitation-used = Mit dieser Einladung hat sich schon jemand gesetzt. Sie gilt einmal und für eine Person.
sit-down-first = Setz dich zuerst.
program-may-not = Ein Programm darf nur spielen. Nimm dafür den Link des Platzes selbst.
only-watching = Du schaust zu; das können nur die, die am Tisch sitzen.
foreign-origin = Diese Seite gehört zu einem anderen Angebot.
# Die Partie
no-such-match = Diese Partie gibt es nicht. Prüfe den Link.
no-such-seat = Diesen Platz hat die Partie nicht.
seat-taken = Dort sitzt schon jemand.
no-open-seat = Es ist kein Platz mehr frei.
not-all-sit = Ein Platz ist noch frei. Zeig deine Nonce, sobald alle sitzen.
nothing-sealed = Du hast nichts versiegelt oder es schon gezeigt.
not-begun = Die Partie hat noch nicht begonnen: Es muss sich noch jemand setzen.
is-over = Die Partie ist zu Ende.
not-over = Die Partie ist noch nicht zu Ende.
rematch-exists = Es gibt schon eine Revanche; folge ihrem Link.
time-is-up = Deine Zeit ist abgelaufen.
no-hints = In dieser Partie gibt es keine Tipps: Unter Menschen werden sie vor Beginn ausgemacht.
all-think = Gerade denken zu viele Computerspieler nach. Frag gleich noch einmal.
not-asked-now = Du wirst gerade nichts gefragt.
old-question = Diese Frage ist nicht mehr gestellt. Beantworte die, die jetzt zu sehen ist.
computer-plays = Der Computer spielt jetzt für diesen Platz. Übernimm ihn zuerst wieder.
handed-already = Der Computer spielt schon für diesen Platz.
not-handed = Du spielst diesen Platz selbst.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
wish-exists = Es bittet schon jemand darum, etwas zurückzunehmen.
no-wish = Niemand bittet dich darum, etwas zurückzunehmen.
no-free-words = Freie Worte gibt es erst, wenn alle am Tisch sie wollen.
bad-words = Eine Nachricht hat 1 bis { $most } Zeichen in einer Zeile.
too-many-words = Langsam, bitte. Warte einen Moment, bevor du mehr sagst.
somebody-was-faster = Jemand anderes war schneller. Sieh dir die Partie an und versuche es noch einmal.
other-version = Die Partie wurde mit anderen Regeln oder Inhalten vereinbart, als dieser Server jetzt hat.
cannot-go-on = Diese Partie kann hier nicht weitergehen: { $why }
unreadable = Diese Partie lässt sich nicht mehr lesen. Den Grund findet ihr Verwalter im Protokoll.
# Was hereinkam
no-such-path = Hier ist nichts. Prüfe die Adresse.
no-such-method = Diese Adresse gibt es, aber nicht für diese Methode.
no-such-language = Eine Sprache „{ $tag }“ gibt es hier nicht. Es gibt: { $known }
not-understood = Nicht verstanden: { $error }
id-too-long = Eine id hat höchstens 64 Zeichen.
bad-query = Hinter dem Fragezeichen der Adresse fehlt etwas, oder es steht etwas da, das nicht dorthin gehört.
body-not-read = Die Anfrage konnte nicht gelesen werden; vielleicht ist sie zu lang.
too-many-requests = Zu viele Anfragen. Warte einen Augenblick.
too-many-connections = Zu viele Verbindungen von deiner Adresse. Schließe einige.
server-is-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
too-many-analyses = Gerade wird auf eine andere Partie zurückgeblickt. Warte einen Moment.
too-many-replays = Gerade werden viele Partien noch einmal angesehen. Warte einen Moment.
too-many-matches = Zu viele neue Partien von deiner Adresse. Warte eine Weile.
broke-down = Hier ist etwas zusammengebrochen. Es ist nichts verloren; versuche es noch einmal.
store-unknown = Es ist nicht bekannt, ob es gespeichert wurde. Sieh dir die Partie an, bevor du es noch einmal versuchst.
store-failed = Es konnte nicht gespeichert werden, also hat sich nichts geändert. Versuche es gleich noch einmal.
