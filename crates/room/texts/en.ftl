# What is wished for
reaction-too-long = A reaction window stays open for at most 60 seconds.
wrong-number-of-seats = This game has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, but { $found ->
        [one] one was
       *[other] { $found } were
    } named.
no-person = At least one seat has to be taken by a person.
no-such-player = There is no computer player “{ $player }”. There are: { $known }.
player-too-strong = A computer player may think for at most { $most } iterations a decision.
real-dice-are-here = Real dice are for people who share one device, and for computers.
bad-name = A name has 1 to { $most } characters, and at least one of them can be seen.
bad-nonce = A nonce has 16 to 64 letters and digits.
bad-seal = A seal is the SHA-256 of a nonce, as 64 lower-case hex digits.
nonce-or-seal = Give either a nonce or the seal of one.
bad-token = A secret of your own choice has 43 to 64 letters, digits, hyphens and underscores.
other-nonce = This is not the nonce that you have sealed.
clock-bank = The time at the beginning is 10 seconds to 24 hours.
clock-increment = The increment is at most 10 minutes.
clock-days = A move by correspondence takes 1 to 60 days.
clock-minutes = Quiet hours are given in minutes of the day, from 0 to 1439.
clock-offset = The offset from UTC is at most 14 hours.
clock-quiet = Quiet hours last at least a minute and at most 16 hours a day.
# Who is it
no-token = This needs the secret link of a seat.
wrong-token = This secret fits no seat of the match. Check the link.
not-your-seat = That is not your seat.
invitation-used = Somebody has sat down with this invitation already. It is good for one person, once.
sit-down-first = Sit down first.
program-may-not = A program may only play. Use the link of the seat itself for this.
# The match
no-such-match = There is no such match. Check the link.
no-such-seat = The match has no such seat.
seat-taken = Somebody sits there already.
not-all-sit = A seat is still free. Show your nonce when everybody sits.
nothing-sealed = You have sealed nothing, or shown it already.
not-begun = The match has not begun: somebody still has to sit down.
is-over = The match is over.
not-over = The match is not over yet.
rematch-exists = There is a rematch already; follow its link.
time-is-up = Your time is up.
no-hints = There are no hints in this match: between people they are agreed on before it begins.
not-asked-now = You are not asked anything now.
old-question = That question is not asked any more. Answer the one that is shown now.
computer-plays = The computer plays this seat now. Take it back first.
handed-already = The computer plays this seat already.
not-handed = You are playing this seat yourself.
nothing-to-take-back = There is nothing to take back.
wish-exists = Somebody asks already to take a choice back.
no-wish = Nobody asks you to let them take a choice back.
no-free-words = Free words need the consent of everybody at the table.
bad-words = A message has 1 to { $most } characters on one line.
too-many-words = Slowly, please. Wait a moment before you say more.
other-version = The match was agreed on with other rules or other content than there are here now.
cannot-go-on = This match cannot go on here: { $why }
# What came in
id-too-long = An id has at most 64 characters.
nothing-to-practise = This game has nothing of that kind to practise.
no-such-answer = These answers are not among those to choose from.
no-such-lesson = There is no such lesson.
no-such-puzzle = There is no such puzzle.
