### Was mit der Datenbank schiefgehen kann, für die, die den Server betreiben

store-sqlite = { $file }
store-postgres = PostgreSQL auf { $host }:{ $port }, Datenbank { $database }
store-advice-sqlite = Prüfe, ob noch Platz ist und ob sich die Datei und ihr Ordner schreiben lassen
store-advice-postgres = Prüfe, ob PostgreSQL läuft, erreichbar ist und diesen Benutzer hereinlässt
store-address = Die Adresse der Datenbank ist nicht zu verstehen: { $cause }. Nenne den Pfad einer SQLite-Datei oder eine Adresse wie postgres://user:password@host/database
store-absent = Unter { $place } gibt es keine Datenbank. Starte einmal den Server oder nenne die Adresse, die er benutzt
store-no-folder = Den Ordner { $folder } gibt es nicht. Leg ihn an oder nenne einen anderen Pfad für die Datenbank
store-served = { $place } benutzt schon ein anderer Server. Beende zuerst ihn oder nenne hier eine andere Datei
store-newer = { $place }: Diese Datenbank hat eine neuere Version von Walstatt angelegt (ihr Schema ist { $found }, dieses Programm kennt { $known }). Nimm die neuere Version oder eine andere Datenbank
store-older = { $place }: Diese Datenbank hat eine ältere Version von Walstatt angelegt. Starte einmal den Server dieser Version, dann ist sie auf dem neuen Stand
store-migration = { $place }: Die Tabellen ließen sich nicht auf den neuen Stand bringen (Schritt „{ $step }“): { $cause }. Geändert wurde nichts. Gehören die Tabellen einem anderen Programm, dann gib Walstatt eine eigene Datenbank; sonst spiel eine Sicherung ein
store-not-empty = In { $place } gibt es schon Partien. Spiel eine Sicherung in eine leere Datenbank ein
store-open = { $place } lässt sich nicht öffnen: { $cause }. { $advice }
store-refused = { $place } hat abgelehnt: { $cause }. { $advice }
store-lost = { $place } war weg, bevor eine Antwort kam: { $cause }. { $advice }
store-damaged = In der Datenbank steht etwas, das Walstatt nicht geschrieben hat: { $what }. Spiel eine Sicherung ein
store-exists = { $file } gibt es schon. Nenne einen anderen Namen für die Sicherung
store-file = { $file }: { $cause }
store-too-long = Ein Text für die anderen Prozesse darf höchstens { $most } Bytes haben, nicht { $bytes }
store-zero-byte = Ein Text mit einem Nullbyte lässt sich nicht speichern
store-conflict = Das passt nicht zu dem, was gespeichert ist: { $cause }
store-closed = Die Datenbank ist schon geschlossen
cannot-listen = Der Server kann auf { $address } nicht lauschen: { $error }
