### Was auf den Karten steht

## Was ein Held immer kann

passive-intercept = Abfangen.
passive-ranged = Fernkampf.
passive-forerunner-ranged = Der Frontkämpfer hat Fernkampf.
passive-supporter-ranged = Die Unterstützung hat Fernkampf.
passive-attack = Angriff +{ $amount }.
passive-forerunner-attack = Der Frontkämpfer hat Angriff +{ $amount }.
passive-supporter-attack = Die Unterstützung hat Angriff +{ $amount }.
passive-armor = Angriffe fügen diesem Helden { $amount } Schaden weniger zu.
passive-thorns = Ein Held, der diesen Helden angreift, erleidet { $amount } Schaden.
passive-see-top-card = Die oberste Karte deines Stapels darfst du dir jederzeit ansehen.

## Was ein Held statt eines Angriffs kann

spell-damage-all-in-melee = Als Angriff: je { $amount } Schaden für alle nahkampffähigen Gegner, auch den Anführer.
spell-heal = Als Angriff: Ein Held heilt bis zu { $amount } Schaden.
spell-gather-damage = Als Angriff: Lege bis zu { $amount } Schaden von deinen Helden auf diesen Helden.
spell-swap-and-attack = Als Angriff: Tausche den Platz mit einem deiner Helden, dann greift dieser Held im Nahkampf an.
spell-recruit = Als Angriff: Rekrutiere einen Helden auf eine beliebige freie Position deiner Truppe.
spell-draw = Als Angriff: Ziehe { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
spell-arrange-top = Als Angriff: Ordne { $amount ->
    [one] die oberste Karte
   *[other] die obersten { $amount } Karten
} deines Stapels neu.

## Befehle

order-damage-row = Je { $damage } Schaden für alle Helden { $row ->
    [front] in beiden Fronten
    [flank] in beiden Flanken
   *[rear] in beiden Nachhuten
}.
order-damage-all-in-melee = Je { $amount } Schaden für alle nahkampffähigen Gegner, auch den Anführer.
order-boost = Ein Held hat bis zum Ende der Angriffswelle Angriff +{ $amount }.
order-actions = Du hast in diesem Zug { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} mehr.

## Anführer

leader-ranged = Dieser Anführer hat Fernkampf.
leader-free-moves = Bewegen kostet dich keine Aktion.

## Kurz, für das Spielfeld

short-intercept = Abfangen
short-ranged = Fernkampf
short-forerunner-ranged = Fernkampf↑
short-supporter-ranged = Fernkampf↓
short-attack = ⚔+{ $amount }
short-forerunner-attack = ⚔+{ $amount }↑
short-supporter-attack = ⚔+{ $amount }↓
short-armor = Schutz { $amount }
short-thorns = Dornen { $amount }
short-see-top-card = sieht Stapel
short-damage-all-in-melee = ✦ { $amount } an alle vorn
short-heal = ✦ heilt { $amount }
short-gather-damage = ✦ sammelt { $amount }
short-swap-and-attack = ✦ tauscht, greift an
short-recruit = ✦ rekrutiert
short-draw = ✦ zieht { $amount }
short-arrange-top = ✦ ordnet { $amount }
