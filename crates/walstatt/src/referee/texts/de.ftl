no-hints = Ob es Tipps gibt, wird vor der Partie ausgemacht: `walstatt referee --hints`.
no-seat = `seat` fehlt: Wer antwortet?
not-saved = { $file }: { $error }
position-of-other-game = { $file }: Das ist eine Stellung von { $found }, nicht von { $wanted }.
