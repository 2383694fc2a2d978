// Every text of the pages, German and English side by side.

const TEXTS = {
  // Around everything
  "skip": ["Zum Inhalt", "Skip to the content"],
  "language": ["Sprache", "Language"],
  "loading": ["Einen Augenblick …", "One moment …"],
  "no": ["Nein", "No"],
  "home": ["Zur Startseite", "To the first page"],
  "failed": ["Der Server antwortet nicht. Versuche es gleich noch einmal.", "The server does not answer. Try again in a moment."],
  "copy": ["Kopieren", "Copy"],
  "copied": ["Kopiert", "Copied"],
  "share": ["Teilen", "Share"],

  // The first page
  "new-match": ["Neue Partie", "New match"],
  "game": ["Spiel", "Game"],
  "your-name": ["Dein Name", "Your name"],
  "guest": ["Gast", "Guest"],
  "against": ["Gegen", "Against"],
  "against-computer": ["den Computer", "the computer"],
  "against-friend": ["jemanden, den du einlädst", "somebody you invite"],
  "against-anybody": ["wen auch immer", "anybody who comes"],
  "level": ["Stärke", "Level"],
  "level-random": ["würfelt seine Züge", "moves at random"],
  "level-scout:100": ["leicht", "easy"],
  "level-scout:400": ["mittel", "medium"],
  "level-scout:1500": ["stark", "strong"],
  "seats": ["Plätze", "Seats"],
  "clock": ["Bedenkzeit", "Clock"],
  "clock-none": ["keine", "none"],
  "clock-live": ["10 Minuten und 5 Sekunden je Zug", "10 minutes and 5 seconds a move"],
  "clock-days": ["3 Tage je Zug, Nachtruhe 22 bis 7 Uhr", "3 days a move, quiet from 22:00 to 7:00"],
  "time-up": ["Wenn die Zeit um ist", "When time is up"],
  "time-up-loss": ["verloren", "the match is lost"],
  "time-up-computer": ["spielt der Computer weiter", "the computer plays on"],
  "more-options": ["Mehr Einstellungen", "More options"],
  "play-now": ["Jetzt spielen", "Play now"],
  "invite": ["Partie anlegen und einladen", "Create and invite"],
  "offer": ["Partie öffnen", "Open the match"],
  "you": ["du", "you"],
  "opponent": ["Gegner", "opponent"],
  "entry": ["Nr. {number}", "no. {number}"],
  "your-matches": ["Deine Partien", "Your matches"],
  "no-own-matches": ["Noch keine. Partien, die du spielst, merkt sich dieser Browser.", "None yet. This browser remembers the matches you play."],
  "forget": ["Vergessen", "Forget"],
  "forget-sure": ["Ohne den geheimen Link kommst du nicht zurück auf deinen Platz. Partie vergessen?", "Without its secret link you cannot come back to your seat. Forget the match?"],
  "gone": ["nicht mehr auf diesem Server", "no longer on this server"],
  "open-matches": ["Offene Partien", "Open matches"],
  "no-open-matches": ["Gerade sucht niemand Mitspieler. Öffne selbst eine Partie!", "Nobody is looking for players now. Open a match yourself!"],
  "join": ["Mitspielen", "Join"],
  "watch": ["Zuschauen", "Watch"],
  "resume": ["Öffnen", "Open"],
  "refresh": ["Neu laden", "Refresh"],
  "check-dice": ["Würfel prüfen", "Check dice"],
  "check-dice-about": ["Jeder Wurf lässt sich nach der Partie nachrechnen, auch mit einer gespeicherten Datei.", "After a match every roll can be recomputed, from a saved file too."],
  "for-programs": ["Für Programme", "For programs"],

  // People at the table
  "stage-waiting": ["wartet auf Mitspieler", "waits for players"],
  "stage-playing": ["läuft", "under way"],
  "stage-over": ["beendet", "over"],
  "seat": ["Platz {number}", "Seat {number}"],
  "free-seat": ["Platz {number} (frei)", "Seat {number} (free)"],
  "computer": ["Computer ({level})", "Computer ({level})"],
  "stands-in": ["der Computer spielt ({level})", "the computer plays ({level})"],
  "is-here": ["ist da", "is here"],
  "is-away": ["ist nicht da", "is away"],
  "is-asked": ["ist am Zug", "has to choose"],
  "watching": ["{count} schauen zu", "{count} watching"],
  "watching-one": ["1 Person schaut zu", "1 person watching"],
  "people": ["Am Tisch", "At the table"],
  "days": ["{days} T {hours} Std", "{days} d {hours} h"],
  "time-left": ["Zeit übrig", "Time left"],

  // The connection
  "state-connecting": ["Verbinde …", "Connecting …"],
  "state-open": ["Verbunden", "Connected"],
  "state-lost": ["Getrennt – neuer Versuch in {seconds} s", "Disconnected – trying again in {seconds} s"],
  "state-closed": ["Getrennt", "Disconnected"],

  // Sitting down
  "sit": ["Platz nehmen", "Sit down"],
  "sit-about": ["Du bist zu einer Partie {game} eingeladen.", "You are invited to a match of {game}."],
  "waiting-title": ["Warten auf Mitspieler", "Waiting for players"],
  "waiting-open": ["Die Partie steht in der Liste der offenen Partien. Du kannst die Seite schließen und später wiederkommen.", "The match is in the list of open matches. You can close this page and come back later."],
  "waiting-friend": ["Schicke diesen geheimen Link der Person, die mitspielen soll. Wer ihn hat, sitzt auf Platz {number}.", "Send this secret link to the one who is to play. Whoever has it sits on seat {number}."],
  "waiting-others": ["Es fehlt noch jemand. Die Partie beginnt von selbst.", "Somebody is still missing. The match begins by itself."],
  "invitation": ["Spiel mit mir {game}!", "Play {game} with me!"],

  // The match
  "board": ["Spielfeld", "Board"],
  "question": ["Deine Entscheidung", "Your choice"],
  "your-turn": ["Du bist am Zug.", "It is your turn."],
  "their-turn": ["{names} überlegt …", "{names} is thinking …"],
  "their-turns": ["{names} überlegen …", "{names} are thinking …"],
  "nobodys-turn": ["Gleich geht es weiter …", "It goes on in a moment …"],
  "you-watch": ["Du schaust zu.", "You are watching."],
  "handed": ["Der Computer spielt für dich.", "The computer plays for you."],
  "filter": ["Auswahl eingrenzen", "Narrow down the choices"],
  "no-options-left": ["Nichts passt dazu.", "Nothing fits."],
  "only-touching": ["Nur, was du auf dem Spielfeld gewählt hast", "Only what you have picked on the board"],
  "show-all": ["Alle {count} zeigen", "Show all {count}"],
  "open-question": ["Das ist nur eine Auswahl: Die Regeln lassen hier noch mehr zu.", "This is only a selection: the rules allow more here."],
  "keys": ["Tasten: 1–9 wählt, ↑ ↓ bewegt, / grenzt ein", "Keys: 1–9 choose, ↑ ↓ move, / narrows down"],
  "sending": ["Wird gesendet …", "Sending …"],
  "why-not": ["Was geht nicht, und warum?", "What is not possible, and why?"],
  "nothing-ruled-out": ["Alles, was in Frage kommt, steht zur Auswahl.", "Everything that could be asked for is offered."],
  "log": ["Verlauf", "Log"],
  "nothing-told": ["Noch ist nichts geschehen.", "Nothing has happened yet."],
  "take-back": ["Zurücknehmen", "Take back"],
  "ask-back": ["Um Zurücknehmen bitten", "Ask to take back"],
  "wish-own": ["Du hast gebeten, deinen letzten Zug zurückzunehmen.", "You have asked to take back your last choice."],
  "wish-other": ["{name} bittet darum, den letzten Zug zurückzunehmen.", "{name} asks to take back the last choice."],
  "agree": ["Erlauben", "Agree"],
  "refuse": ["Ablehnen", "Refuse"],
  "hand": ["Computer übernimmt", "Let the computer play"],
  "come-back": ["Selbst weiterspielen", "Play on myself"],
  "resign": ["Aufgeben", "Resign"],
  "resign-sure": ["Willst du die Partie wirklich aufgeben?", "Do you really want to resign?"],
  "rematch": ["Revanche", "Rematch"],
  "to-rematch": ["Zur Revanche", "To the rematch"],
  "transcript": ["Partie herunterladen", "Download the match"],
  "verify": ["Würfel nachrechnen", "Check the dice"],
  "orders": ["Daueranweisungen", "Standing orders"],
  "orders-about": ["Was du hier anordnest, wird von nun an für dich beantwortet. Niemand sonst erfährt davon.", "What you order here is answered for you from now on. Nobody else gets to know."],
  "orders-give": ["So soll es sein", "Give these orders"],
  "orders-drop": ["Alles wieder fragen", "Ask me everything again"],
  "orders-given": ["Diese Anweisungen gelten.", "These orders stand."],
  "orders-none": ["Noch ist nichts angeordnet.", "Nothing is ordered yet."],
  "over": ["Die Partie ist zu Ende", "The match is over"],
  "you-won": ["Du hast gewonnen!", "You have won!"],
  "you-lost": ["Du hast verloren.", "You have lost."],
  "links": ["Links dieser Partie", "Links of this match"],
  "link-seat": ["Dein Platz auf einem anderen Gerät (geheim)", "Your seat on another device (secret)"],
  "link-watch": ["Zum Zuschauen", "For watching"],
  "link-friend": ["Für Platz {number} (geheim)", "For seat {number} (secret)"],
  "view": ["Was du siehst, als Daten", "What you see, as data"],
  "commitment": ["Siegel der Würfel", "Seal of the dice"],
  "commitment-about": ["SHA-256 des Geheimnisses, aus dem die Würfe entstehen. Dieser Browser hat es sich gemerkt.", "SHA-256 of the secret that the rolls come from. This browser has remembered it."],

  // Checking dice
  "verify-title": ["Würfel nachrechnen", "Check the dice"],
  "verify-about": ["Vor der Partie hat der Server sein Geheimnis versiegelt, danach hat jeder Platz eine eigene Zufallszahl beigesteuert. Hier rechnet dein Browser jeden Wurf selbst nach.", "Before the match the server sealed its secret, and then every seat added a random number of its own. Here your browser recomputes every roll by itself."],
  "verify-file": ["Datei der Partie wählen oder hierher ziehen", "Choose the file of a match, or drop it here"],
  "verify-no-crypto": ["Dieser Browser rechnet nur über https oder auf demselben Gerät. Lade die Partie herunter und prüfe sie mit", "This browser computes only over https or on the same device. Download the match and check it with"],
  "verify-good": ["Die Würfel waren ehrlich: Alle {count} Würfe stimmen.", "The dice were fair: all {count} rolls are right."],
  "verify-bad": ["Hier stimmt etwas nicht: {count} von {all} Prüfungen schlagen fehl.", "Something is wrong: {count} of {all} checks fail."],
  "verify-unreadable": ["Das ist keine Partie mit prüfbaren Würfeln: {why}", "This is no match with dice that can be checked: {why}"],
  "verify-line": ["Zeile {line} ist nicht zu lesen.", "line {line} cannot be read."],
  "verify-no-header": ["Die erste Zeile ist kein Kopf einer Partie.", "the first line is no header of a match."],
  "verify-no-key": ["Ihre Würfel haben keinen Schlüssel.", "its dice have no key."],
  "verify-no-proof": ["Die letzte Zeile zeigt nicht, woraus die Würfel gemacht sind.", "the last line does not show what the dice were made of."],
  "check-commitment": ["Das Siegel gehört zum Geheimnis", "The seal belongs to the secret"],
  "check-key": ["Der Schlüssel folgt aus Geheimnis und Beiträgen", "The key follows from the secret and the contributions"],
  "check-nonces": ["Kein Beitrag lässt sich als zwei lesen", "No contribution can be read as two"],
  "check-rolls": ["Die Würfe folgen aus dem Schlüssel", "The rolls follow from the key"],
  "check-remembered": ["Das Siegel ist das, das dieser Browser sich vorher gemerkt hat", "The seal is the one that this browser remembered beforehand"],
  "check-own-nonce": ["Dein eigener Beitrag ist dabei", "Your own contribution is in it"],
  "not-remembered": ["Dieser Browser hat das Siegel vorher nicht gesehen. Vergleiche es mit einem, das jemand notiert hat.", "This browser has not seen the seal beforehand. Compare it with one that somebody noted down."],
  "rolls": ["Alle Würfe", "All rolls"],
  "roll-number": ["Nr.", "No."],
  "roll-sides": ["Seiten", "Sides"],
  "roll-found": ["In der Datei", "In the file"],
  "roll-made": ["Nachgerechnet", "Recomputed"],
  "roll-hash": ["HMAC (Anfang)", "HMAC (beginning)"],
  "good": ["stimmt", "right"],
  "bad": ["falsch", "wrong"],
  "faces": ["Augen mit {sides} Seiten", "Faces with {sides} sides"],
};

export const LANGUAGES = { de: "Deutsch", en: "English" };

let language = "en";

export function lang() {
  return language;
}

export function setLang(wanted) {
  language = wanted in LANGUAGES ? wanted : "en";
  document.documentElement.lang = language;
}

/** The browser's first language that we speak. */
export function guessLang() {
  const tags = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag) => tag in LANGUAGES) ?? "en";
}

/** A text in the chosen language, with the values put in for {names}. */
export function t(key, values = {}) {
  const text = TEXTS[key]?.[language === "de" ? 0 : 1] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export function hasText(key) {
  return key in TEXTS;
}

/** Words that come from the server in both languages. */
export function words(both) {
  return both?.[language] ?? both?.en ?? "";
}
