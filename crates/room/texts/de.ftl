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
# Die Partie
no-such-match = Diese Partie gibt es nicht. Prüfe den Link.
no-such-seat = Diesen Platz hat die Partie nicht.
seat-taken = Dort sitzt schon jemand.
not-all-sit = Ein Platz ist noch frei. Zeig deine Nonce, sobald alle sitzen.
nothing-sealed = Du hast nichts versiegelt oder es schon gezeigt.
not-begun = Die Partie hat noch nicht begonnen: Es muss sich noch jemand setzen.
is-over = Die Partie ist zu Ende.
not-over = Die Partie ist noch nicht zu Ende.
rematch-exists = Es gibt schon eine Revanche; folge ihrem Link.
time-is-up = Deine Zeit ist abgelaufen.
no-hints = In dieser Partie gibt es keine Tipps: Unter Menschen werden sie vor Beginn ausgemacht.
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
other-version = Die Partie wurde mit anderen Regeln oder Inhalten vereinbart, als es hier jetzt gibt.
cannot-go-on = Diese Partie kann hier nicht weitergehen: { $why }
# Was hereinkam
id-too-long = Eine id hat höchstens 64 Zeichen.
nothing-to-practise = Dazu gibt es in diesem Spiel nichts zu üben.
no-such-answer = Diese Antworten stehen nicht zur Wahl.
no-such-lesson = Diese Lektion gibt es nicht.
no-such-puzzle = Dieses Rätsel gibt es nicht.
