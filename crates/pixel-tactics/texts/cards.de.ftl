### Was auf den Karten steht

## Was ein Held immer kann

passive-intercept = Abfangen.
passive-forerunner-intercept = Der Frontkämpfer kann abfangen.
passive-ranged = Fernkampf.
passive-forerunner-ranged = Der Frontkämpfer hat Fernkampf.
passive-supporter-ranged = Die Unterstützung hat Fernkampf.
passive-attack = Angriff +{ $amount }.
passive-forerunner-attack = Der Frontkämpfer hat Angriff +{ $amount }.
passive-supporter-attack = Die Unterstützung hat Angriff +{ $amount }.
passive-attack-against-interceptors = Angriff +{ $amount } gegen Helden, die abfangen können.
passive-attack-per-damage = Angriff +{ $amount } für jeden Schaden, der auf diesem Helden liegt.
passive-attack-per-corpse = Angriff +{ $amount } für jede Leiche in beiden Truppen.
passive-attack-behind-corpse = Angriff +{ $amount }, solange direkt vor diesem Helden eine Leiche liegt.
passive-times-against-leader = Gegen einen Anführer zählt der aufgedruckte Angriff { $amount ->
    [2] doppelt
    [3] dreifach
   *[other] { $amount }-fach
}.
passive-times-against-heroes = Gegen Helden zählt der aufgedruckte Angriff { $amount ->
    [2] doppelt
    [3] dreifach
   *[other] { $amount }-fach
}.
passive-forerunner-times-against-heroes = Gegen Helden zählt der aufgedruckte Angriff des Frontkämpfers { $amount ->
    [2] doppelt
    [3] dreifach
   *[other] { $amount }-fach
}.
passive-attack-all-in-melee = Im Nahkampf trifft dieser Held alle nahkampffähigen Gegner auf einmal, auch den Anführer.
passive-armor = Angriffe richten gegen diesen Helden { $amount } Schaden weniger an.
passive-forerunner-armor = Angriffe richten gegen den Frontkämpfer { $amount } Schaden weniger an.
passive-leader-armor = Angriffe richten gegen deinen Anführer { $amount } Schaden weniger an.
passive-ranged-proof = Fernkampf richtet gegen diesen Helden keinen Schaden an.
passive-leader-ranged-proof = Fernkampf richtet gegen deinen Anführer keinen Schaden an.
passive-supporter-attack-proof = Angriffe auf die Unterstützung richten bei ihr keinen Schaden an.
passive-thorns = Wer als Held diesen Helden angreift, erleidet { $amount } Schaden.
passive-troop-thorns = Wer als Held deine Truppe im Nahkampf angreift, erleidet { $amount } Schaden.
passive-drain = Dieser Held heilt so viel, wie er an Schaden zufügt.
passive-take-from-troop = Jederzeit: Schaden deiner Helden darfst du auf diesen Helden legen.
passive-take-from-row = Jederzeit: Schaden deiner Helden { $row ->
    [front] in der Front
    [flank] in der Flanke
   *[rear] in der Nachhut
} darfst du auf diesen Helden legen.
passive-take-from-forerunner = Jederzeit: Schaden des Frontkämpfers darfst du auf diesen Helden legen.
passive-shot-after-order-in-wave = Nach deinem ersten Befehl in jeder Angriffswelle der Nachhut greift dieser Held kostenlos im Fernkampf an.
passive-shot-after-order-in-turn = Nach deinem ersten Befehl in jedem Zug greift dieser Held kostenlos im Fernkampf an.
passive-see-top-card = Die oberste Karte deines Stapels darfst du dir jederzeit ansehen.

## Was ein Held statt eines Angriffs kann

spell-damage-each = Als Angriff: je { $damage } Schaden für bis zu { $heroes ->
    [one] 1 Helden
   *[other] { $heroes } verschiedene Helden
}.
spell-damage-leader = Als Angriff: { $amount } Schaden für den gegnerischen Anführer.
spell-damage-all-in-melee = Als Angriff: je { $amount } Schaden für alle nahkampffähigen Gegner, auch den Anführer.
spell-kill-in-melee = Als Angriff: Ein nahkampffähiger Held stirbt sofort.
spell-heal = Als Angriff: Ein Held heilt bis zu { $amount } Schaden.
spell-heal-each = Als Angriff: Bis zu { $heroes ->
    [one] 1 Held heilt
   *[other] { $heroes } verschiedene Helden heilen
} je bis zu { $damage } Schaden.
spell-heal-leader = Als Angriff: Dein Anführer heilt bis zu { $amount } Schaden.
spell-heal-self = Als Angriff: Dieser Held heilt seinen ganzen Schaden.
spell-gather-damage = Als Angriff: Lege bis zu { $amount } Schaden von deinen Helden auf diesen Helden.
spell-pass-leader-damage = Als Angriff: Lege bis zu { $amount } Schaden von deinem Anführer auf einen Helden.
spell-revive-for-life = Als Angriff: Eine Leiche lebt wieder, und dieser Held erleidet Schaden in Höhe ihrer Lebenspunkte.
spell-copy = Als Angriff: Wirke den Zauberspruch eines anderen Helden { $row ->
    [front] einer Front
    [flank] einer Flanke
   *[rear] einer Nachhut
}, egal auf welcher Seite.
spell-command-row-melee = Als Angriff: Ein anderer Held deiner { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
} greift im Nahkampf an.
spell-command-row-ranged = Als Angriff: Ein anderer Held deiner { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
} greift im Fernkampf an.
spell-command-leader = Als Angriff: Dein Anführer greift im Nahkampf an.
spell-command-hero = Als Angriff: Einer deiner Helden greift im Nahkampf an.
spell-command-other = Als Angriff: Ein anderer deiner Helden greift im Nahkampf an.
spell-swap-and-attack = Als Angriff: Tausche den Platz mit einem deiner Helden, dann greift dieser Held im Nahkampf an.
spell-swap-in-melee-and-attack = Als Angriff: Tausche den Platz mit einem deiner nahkampffähigen Helden, dann greift dieser Held im Nahkampf an.
spell-swap-own = Als Angriff: Tausche die Plätze zweier deiner Helden oder Leichen.
spell-swap-enemy = Als Angriff: Tausche die Plätze zweier gegnerischer Helden oder Leichen.
spell-return-own = Als Angriff: Nimm einen deiner Helden zurück auf die Hand.
spell-return-in-melee = Als Angriff: Ein nahkampffähiger Held kehrt auf die Hand seines Besitzers zurück.
spell-recruit = Als Angriff: Rekrutiere einen Helden auf eine beliebige freie Position deiner Truppe.
spell-apparition = Als Angriff: Rekrutiere einen Helden, greife mit ihm an und wirf ihn danach ab.
spell-borrow-order = Als Angriff: Dein Gegner zeigt eine Handkarte seiner Wahl und behält sie; du führst ihren Befehl aus.
spell-draw-for-order = Als Angriff: Ziehe eine Karte. Du darfst sie sofort kostenlos als Befehl spielen.
spell-draw = Als Angriff: Ziehe { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
spell-sift = Als Angriff: Ziehe 3 Karten. Behalte eine, lege eine zurück auf den Stapel und wirf eine ab.
spell-arrange-top = Als Angriff: Ordne { $amount ->
    [one] die oberste Karte
   *[other] die obersten { $amount } Karten
} deines Stapels neu.
spell-discard-chosen = Als Angriff: Sieh dir die Hand deines Gegners an und wirf eine Karte daraus ab.
spell-discard-random = Als Angriff: Dein Gegner wirft { $amount ->
    [one] 1 zufällige Handkarte
   *[other] { $amount } zufällige Handkarten
} ab.
spell-hinder = Als Angriff: In der nächsten Angriffswelle hat dein Gegner { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} weniger.
spell-clear-row = Als Angriff: Entferne alle Leichen aus einer Reihe einer der beiden Truppen.

## Befehle

order-split-damage = Verteile { $amount } Schaden auf beliebige Helden.
order-damage-column = Je { $amount } Schaden für alle Helden einer Spalte, auf beiden Seiten.
order-damage-row = Je { $damage } Schaden für alle Helden { $row ->
    [front] in beiden Fronten
    [flank] in beiden Flanken
   *[rear] in beiden Nachhuten
}.
order-damage-all-in-melee = Je { $amount } Schaden für alle nahkampffähigen Gegner, auch den Anführer.
order-kill = Ein beliebiger Held stirbt sofort.
order-kill-attackers = Wer deine Truppe in dieser Angriffswelle als Held im Nahkampf angreift oder angegriffen hat, stirbt sofort.
order-split-heal = Verteile bis zu { $amount } Heilung auf beliebige Helden.
order-move-damage = Lege allen Schaden eines Helden auf einen anderen Helden.
order-revive = Eine Leiche lebt wieder, ohne Schaden.
order-boost = Ein Held hat bis zum Ende der Angriffswelle Angriff +{ $amount }.
order-frontmost-attack = Der vorderste Held jeder deiner Spalten greift im Nahkampf an.
order-frontmost-attack-heroes = Der vorderste Held jeder deiner Spalten greift im Nahkampf einen Helden an.
order-rearrange-troop = Ordne deine Helden und Leichen beliebig neu.
order-rearrange-enemy-column = Ordne die Helden und Leichen einer gegnerischen Spalte neu.
order-rearrange-column = Ordne die Helden und Leichen einer Spalte einer der beiden Truppen neu.
order-recruit-row = Rekrutiere beliebig viele Helden in eine deiner Reihen.
order-show-order = Zeige eine deiner Handkarten, führe ihren Befehl aus und behalte sie.
order-leader-order = Führe den Befehl aus, der auf der Karte deines Anführers steht.
order-steal-order = Nimm eine zufällige Handkarte deines Gegners, führe ihren Befehl aus und wirf sie ab.
order-any-orders = Spiele beliebig viele deiner Handkarten als Befehle.
order-order-actions = Du hast in diesem Zug { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} mehr, nur für Befehle.
order-actions = Du hast in diesem Zug { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} mehr.
order-renew-hand = Wirf deine Hand ab und ziehe { $amount ->
    [one] eine Karte mehr
   *[other] { $amount } Karten mehr
}, als du abgeworfen hast.
order-search = Nenne eine Karte, suche sie in deinem Stapel, nimm sie auf die Hand und mische.
order-discard-random = Dein Gegner wirft { $amount ->
    [one] 1 zufällige Handkarte
   *[other] { $amount } zufällige Handkarten
} ab.
order-denounce = Nenne eine Karte, aber nicht den gegnerischen Anführer: Dein Gegner wirft sie aus Hand und Truppe ab.
order-return-corpses = Alle Leichen einer Reihe einer Truppe kehren auf die Hände ihrer Besitzer zurück.

## Anführer

leader-ranged = Dieser Anführer hat Fernkampf.
leader-troop-ranged = Dieser Anführer und deine Helden haben Fernkampf.
leader-heroes-intercept = Deine Helden können abfangen.
leader-hero-attack = Deine Helden haben Angriff +{ $amount }.
leader-hero-melee = Deine Helden haben im Nahkampf Angriff +{ $amount }.
leader-troop-melee = Dieser Anführer und deine Helden haben im Nahkampf Angriff +{ $amount }.
leader-hero-attack-when-first = Als erster Spieler: Deine Helden haben Angriff +{ $amount }.
leader-hero-armor-when-second = Als zweiter Spieler: Angriffe richten gegen deine Helden { $amount } Schaden weniger an.
leader-hero-attack-when-hurt = Deine Helden haben Angriff +{ $amount }, wenn sie in dieser Angriffswelle Schaden erlitten haben.
leader-markers = Am Ende jeder Runde erhält dieser Anführer einen Stärkemarker. Deine Helden haben Angriff +{ $amount } für jeden Marker.
leader-troop-armor = Angriffe richten gegen diesen Anführer und deine Helden { $amount } Schaden weniger an.
leader-drain-heroes = Dieser Anführer und deine Helden heilen so viel, wie sie gegnerischen Helden an Schaden zufügen.
leader-drain-attacks = Dieser Anführer und deine Helden heilen so viel, wie ihre Angriffe an Schaden anrichten.
leader-wave-damage = Am Ende jeder Angriffswelle, noch vor den Verlusten: je { $amount } Schaden für alle gegnerischen Helden.
leader-wave-heal = Am Ende jeder Angriffswelle, noch vor den Verlusten: Deine Karten in ihrer Reihe heilen je { $amount } Schaden.
leader-turn-heal = Am Ende jedes deiner Züge: Deine Karten in der Reihe der Angriffswelle heilen je { $amount } Schaden.
leader-check-after-attack = Nach jedem Angriff deiner Truppe überprüft dein Gegner sofort seine Verluste.
leader-parting-attack = Stirbt einer deiner Helden, greift er sofort noch einmal kostenlos im Nahkampf an.
leader-copy-leader = Dieser Anführer hat Fähigkeit, Angriff und Lebenspunkte des gegnerischen Anführers.
leader-forbid-clearing = Dein Gegner kann die Aktion „Leiche entfernen“ nicht wählen.
leader-damage-after-order = Nach jedem deiner Befehle: { $amount } Schaden für einen Helden.
leader-take-lethal = Schaden, der für einen deiner Helden tödlich wäre, erleidet stattdessen dieser Anführer.
leader-redirect-melee = Greift eine gegnerische Karte im Nahkampf an, wählst du ihr Ziel.
leader-attack-on-recruit = Ab Runde 2: Ein Held, den du rekrutierst, darf sofort kostenlos angreifen.
leader-free-orders = Befehle kosten dich keine Aktion.
leader-free-orders-in-turn = { $amount ->
    [one] Der erste Befehl
   *[other] Die ersten { $amount } Befehle
} in jedem deiner Züge { $amount ->
    [one] kostet
   *[other] kosten
} dich keine Aktion.
leader-free-recruits = Rekrutieren kostet dich keine Aktion.
leader-free-moves = Bewegen kostet dich keine Aktion.
leader-free-clearing = Leichen zu entfernen kostet dich keine Aktion.
leader-open-hand = Dein Gegner spielt mit offener Hand.
leader-take-fallen = Stirbt ein gegnerischer Held, darfst du ihn mit 1 Lebenspunkt auf eine freie Position deiner Truppe legen.
leader-actions = Du hast { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} in jeder Angriffswelle.
leader-corpses-attack = Deine Leichen dürfen mit Angriff { $amount } angreifen. Sie bleiben Leichen.
leader-corpse-action = Als Aktion: Eine deiner Leichen greift mit Angriff { $amount } im Nahkampf an.
leader-kill-namesake = Als Aktion, einmal in jeder Angriffswelle: Zeige eine Handkarte; ein gegnerischer Held mit demselben Namen stirbt sofort.
leader-outlaw = Am Ende jeder Runde: Nenne eine Karte, aber nicht den gegnerischen Anführer. Beide werfen sie aus Truppe, Hand und Stapel ab und mischen.
leader-draw-each-round = Am Ende jeder Runde: Ziehe { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.

## Kurz, für das Spielfeld

short-intercept = Abfangen
short-forerunner-intercept = Abfangen↑
short-ranged = Fernkampf
short-forerunner-ranged = Fernkampf↑
short-supporter-ranged = Fernkampf↓
short-attack = ⚔+{ $amount }
short-forerunner-attack = ⚔+{ $amount }↑
short-supporter-attack = ⚔+{ $amount }↓
short-attack-against-interceptors = ⚔+{ $amount }/Abfangen
short-attack-per-damage = ⚔+{ $amount }/Schaden
short-attack-per-corpse = ⚔+{ $amount }/Leiche
short-attack-behind-corpse = ⚔+{ $amount } hinter †
short-times-against-leader = ⚔×{ $amount }/Anführer
short-times-against-heroes = ⚔×{ $amount }/Held
short-forerunner-times-against-heroes = ⚔×{ $amount }↑/Held
short-attack-all-in-melee = trifft alle
short-armor = Schutz { $amount }
short-forerunner-armor = Schutz { $amount }↑
short-leader-armor = Anf.-Schutz { $amount }
short-ranged-proof = schussfest
short-leader-ranged-proof = Anf. schussfest
short-supporter-attack-proof = Schild↓
short-thorns = Dornen { $amount }
short-troop-thorns = Truppendornen { $amount }
short-drain = saugt Leben
short-take-from-troop = nimmt Schaden
short-take-from-row = nimmt Schaden: { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}
short-take-from-forerunner = nimmt Schaden↑
short-shot-after-order-in-wave = schießt bei Befehl
short-shot-after-order-in-turn = schießt bei Befehl
short-see-top-card = sieht Stapel
short-damage-each = ✦ { $heroes }× { $damage } Schaden
short-damage-leader = ✦ { $amount } an Anführer
short-damage-all-in-melee = ✦ { $amount } an alle vorn
short-kill-in-melee = ✦ tötet vorn
short-heal = ✦ heilt { $amount }
short-heal-each = ✦ heilt { $heroes }× { $damage }
short-heal-leader = ✦ heilt Anf. { $amount }
short-heal-self = ✦ heilt sich
short-gather-damage = ✦ sammelt { $amount }
short-pass-leader-damage = ✦ Anf. gibt { $amount } ab
short-revive-for-life = ✦ erweckt
short-copy = ✦ kopiert
short-command-row-melee = ✦ befiehlt
short-command-row-ranged = ✦ befiehlt Schuss
short-command-leader = ✦ Anführer greift an
short-command-hero = ✦ befiehlt
short-command-other = ✦ befiehlt
short-swap-and-attack = ✦ tauscht, greift an
short-swap-in-melee-and-attack = ✦ tauscht, greift an
short-swap-own = ✦ tauscht eigene
short-swap-enemy = ✦ tauscht Gegner
short-return-own = ✦ nimmt zurück
short-return-in-melee = ✦ schickt zurück
short-recruit = ✦ rekrutiert
short-apparition = ✦ Trugbild
short-borrow-order = ✦ leiht Befehl
short-draw-for-order = ✦ zieht, befiehlt
short-draw = ✦ zieht { $amount }
short-sift = ✦ siebt 3
short-arrange-top = ✦ ordnet { $amount }
short-discard-chosen = ✦ Hand −1
short-discard-random = ✦ Hand −{ $amount }
short-hinder = ✦ Aktion −{ $amount }
short-clear-row = ✦ räumt Leichen
