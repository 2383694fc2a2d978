# Was gewünscht wird
no-seeds = Dieser Server wurde nicht mit --allow-seeds gestartet; also darf niemand den Startwert der Würfel nennen.
# Wer ist da
only-watching = Du schaust zu; das können nur die, die am Tisch sitzen.
foreign-origin = Diese Seite gehört zu einem anderen Angebot.
# Die Partie
no-open-seat = Es ist kein Platz mehr frei.
all-think = Gerade denken zu viele Computerspieler nach. Frag gleich noch einmal.
somebody-was-faster = Jemand anderes war schneller. Sieh dir die Partie an und versuche es noch einmal.
unreadable = Diese Partie lässt sich nicht mehr lesen. Den Grund findet ihr Verwalter im Protokoll.
# Was hereinkam
no-such-path = Hier ist nichts. Prüfe die Adresse.
no-such-method = Diese Adresse gibt es, aber nicht für diese Methode.
no-such-language = Eine Sprache „{ $tag }“ gibt es hier nicht. Es gibt: { $known }
not-understood = Nicht verstanden: { $error }
bad-query = Hinter dem Fragezeichen der Adresse fehlt etwas, oder es steht etwas da, das nicht dorthin gehört.
body-not-read = Die Anfrage konnte nicht gelesen werden; vielleicht ist sie zu lang.
too-many-requests = Zu viele Anfragen. Warte einen Augenblick.
too-many-connections = Zu viele Verbindungen von deiner Adresse. Schließe einige.
server-is-full = Der Server ist gerade voll. Versuch es gleich noch einmal.
too-many-analyses = Hier wird gerade etwas anderes durchgerechnet. Warte einen Moment.
too-many-replays = Gerade werden viele Partien noch einmal angesehen. Warte einen Moment.
too-many-matches = Zu viele neue Partien von deiner Adresse. Warte eine Weile.
broke-down = Hier ist etwas zusammengebrochen. Es ist nichts verloren; versuche es noch einmal.
store-unknown = Es ist nicht bekannt, ob es gespeichert wurde. Sieh dir die Partie an, bevor du es noch einmal versuchst.
store-failed = Es konnte nicht gespeichert werden, also hat sich nichts geändert. Versuche es gleich noch einmal.
