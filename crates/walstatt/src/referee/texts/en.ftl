no-hints = Whether there are hints is agreed before the match: `walstatt referee --hints`.
no-seat = `seat` is missing: whose answer is it?
not-saved = { $file }: { $error }
position-of-other-game = { $file }: this is a position of { $found }, not of { $wanted }.
