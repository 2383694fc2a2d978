error = error
cannot-read = “{ $path }” cannot be read
options-are-json = --options is not JSON; write for example --options '{"{"}"size":60{"}"}' or --options @FILE
no-such-command = There is no command “{ $command }”. `walstatt help` lists them.
no-data-folder = There is no data folder for you; name a file with --data
data-folder-is-no-text = The path of your data folder is not valid UTF-8; name a file with --data
cannot-make-folder = The folder “{ $path }” cannot be made
serve-bad-log = --log { $log } is neither a level nor a filter; write error, warn, info or debug, or a filter such as server=debug

games-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
games-seats-between = { $least } to { $most } players
games-options = Options: { $options }

arena-pair = pair of games { $number }
arena-player = Player
arena-score = Score
arena-rate = Share
arena-interval = 95 % interval
arena-blunders = Blunders: so often, of so many
arena-decisions = Decisions
arena-mean = CPU a decision
arena-worst = Worst
arena-milliseconds = { $number } ms
arena-games = { $games ->
    [one] One game
   *[other] { $games } games
} with seats swapped on the same dice, { $draws } of them drawn.
arena-elo = { $player } is { $elo } Elo ahead of { $other } (95 %: { $low } to { $high }).
arena-verdict-better = Clear: { $player } is stronger than { $other }.
arena-verdict-not-better = Clear: { $player } is not noticeably stronger than { $other }.
arena-verdict-open = Not clear yet; that takes more games.
train-nothing = The judge of this game was not learnt: it has no features whose weights could be found.
train-learnt = { $positions ->
    [one] 1 position
   *[other] { GROUPED($positions) } positions
}. The judge agrees with how positions go that were not learnt from by { $before }, with these weights by { $after } (correlation).
simulate-game = game { $number }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Wins
simulate-rate = Rate
simulate-interval = 95 % interval
simulate-draws = { GROUPED($draws) } of { $games ->
    [one] 1 game was a draw
   *[other] { GROUPED($games) } games ended in a draw
} ({ $rate }).
simulate-reason = How the games ended
simulate-games = Games
simulate-share = Share
simulate-decisions = { $mean } decisions a game, from { GROUPED($least) } to { GROUPED($most) }.
simulate-speed = Per second: { $decisions ->
    [one] 1 decision
   *[other] { GROUPED($decisions) } decisions
}, { $games ->
    [one] 1 game
   *[other] { GROUPED($games) } games
}; { $seconds } s on { $threads ->
    [one] one core
   *[other] { $threads } cores
}.

replay-ok = ok: { $game }, { $inputs ->
    [one] 1 input
   *[other] { GROUPED($inputs) } inputs
}, digest { $digest }
replay-asked = Seat { $seat } is asked something.
replay-no-such-seat = There is no seat { $seat } in this match; seats are counted from 0 to { $last }.

lab-about = { $games ->
    [one] 1 game
   *[other] { GROUPED($games) } games
} between equal computer players ({ $player }); without a winner: { GROUPED($draws) }. Seed { $seed }.
lab-made = Version { $rules } of the rules, content { $content }. This command makes the same figures again:
lab-sides = Who wins
lab-sides-explained = What each side wins of the points against all others, a draw counted half, with both orders of seats on the same dice. A line spans the 95 % interval; even is in the middle.
lab-instead = What the other content changes
lab-instead-explained = By how much the share of each side moves, from the same deals. Where the line crosses the middle, nothing is proven.
lab-pairings = Who wins against whom
lab-pairings-explained = What the side in the row wins against the side in the column, in points of a hundred.
lab-unfair = { $count ->
    [0] No pairing of { $all } is surely outside of { $low } to { $high }.
    [one] One pairing of { $all } is surely outside of { $low } to { $high }, over all set-ups or in one of them:
   *[other] { $count } pairings of { $all } are surely outside of { $low } to { $high }, over all set-ups or in one of them:
}
lab-one = side
lab-other = against
lab-games = games
lab-share = share
lab-interval = 95 % interval
lab-unfair-in = not fair with
lab-set-ups = The set-ups
lab-set-ups-explained = Rounds are those that half of the games and nine tenths of them did not exceed.
lab-option = what differs
lab-value = value
lab-draws = draws
lab-began = who began
lab-rounds = rounds
lab-kind-seat = Seats
lab-kind-turn = The order of play
lab-kind-hero = Heroes
lab-kind-leader = Leaders
lab-kind-order = Cards played as orders
lab-kind-card = Cards
lab-kind-lost = Who was lost
lab-kind-character = Characters
lab-kind-other = What else seats had
lab-kind-explained = How often somebody won who had it, and in brackets how many had. A long list shows its two ends.
lab-all-rows = All rows: { $count }
lab-seat = Seat { $seat }
lab-place = Place { $place }
lab-name = name
lab-had = had by
lab-won = won
lab-error = ±
lab-of-chance = of chance
lab-lengths = How long games are
lab-lengths-explained = Games by their number of rounds.
lab-written = The report is in { $folder }: report.en.html, report.de.html, report.json.
lab-no-study = There is no study of its own for “{ $game }”; the games have one: home-raiders, kleine-helden, moonstone, pixel-tactics, pocket-battles
lab-other-study = “{ $path }” is the course of another study, or of other rules or content; choose another folder with --out, or delete it
lab-two-seats = Sides meet in games for two; set the option for the number of players to 2
lab-wrong-width = has to be above 0 and at most 50 points
lab-wrong-player = has to be a computer player: { $players }
lab-wrong-values = needs { $least ->
    [one] at least one value
   *[other] at least { $least } values
}, none of them twice

learn-how = Begin with `walstatt learn GAME`, or go to a lesson with `walstatt learn GAME NUMBER`.
learn-checked = { $folder }: { $good ->
    [0] no lesson is
    [one] one lesson is
   *[other] { $good } lessons are
} good, { $problems ->
    [0] nothing is wrong
    [one] one thing is wrong
   *[other] { $problems } things are wrong
}.
learn-no-lesson = There is no lesson “{ $lesson }” in this course. `walstatt learn` lists them.
learn-rules = { $shown } of { $rules } rules can be seen in a lesson.
learn-rule = rule
learn-shown = seen in
learn-next = Next
learn-next-lesson = The next lesson
learn-again = Once more
learn-done = Done!
learn-keys = Enter choose · t tip · w why not? · l log · b board · q quit
learn-step = Lesson “{ $name }” · step { $step } of { $of }
learn-right = Right!
puzzle-count = { $game }: { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-none = There is no puzzle “{ $puzzle }”; there are { $count }.
puzzle-checked = Good: { $good }, wrong: { $bad }.
dojo-duel = Both lay a card at the same time
dojo-claim = Lay a card face down and name one
dojo-answer = Truth or bluff?
dojo-prompt = Your answer (several numbers mix: 1 1 3), q ends:
dojo-prompt-lay = Which card do you lay?
dojo-prompt-name = And which do you name?
dojo-numbers = Numbers from 1 to { $most }, please.
dojo-judgement = { $points ->
    [one] 1 point
   *[other] { $points } points
} of 10. Chance of winning given away: { $cost }, and { $exploit } against somebody who knows how you answer here.
dojo-yours = ← you
dojo-score = Score: { $points } of { $most }
dojo-end = On average you gave away a { $cost } chance of winning, and { $exploit } against somebody who reads you.
dojo-nothing = In this game there is nothing to practise: nobody answers at the same time, and nobody bluffs.

odds-win = Chance of winning { $share } (± { $error }), as the veteran judges it
odds-counted = { $ways ->
    [one] Nothing is left to chance here.
   *[other] All { GROUPED($ways) } ways the dice can fall were counted.
}
odds-drawn = Ways to go on, drawn at random: { $ways }. Others do in them what they usually like.
odds-nobody-asked = Nobody is asked there, or not that seat.

analyse-course = Chance of winning, from the first choice to the end:
analyse-seat = Seat
analyse-choices = Choices
analyse-luck = Luck
analyse-given-away = Given away a choice
analyse-turning-points = Turning points:
analyse-turning-point = { $input }: seat { $seat }, { $question } “{ $chosen }”: from { $from } to { $to } (the choice { $skill }, luck { $luck })
analyse-better-choices = What would have been better:
analyse-better = { $input }: seat { $seat }, { $question } Instead of “{ $chosen }”: “{ $better }”, worth { $gain } more
verify-good = { $game }: the dice of this match are the ones that were promised.
verify-commitment = Commitment: { $commitment } – the secret in the file gives it.
verify-commitment-as-shown = Commitment: { $commitment } – it is the one you were shown, and the secret in the file gives it.
verify-key = Key: it follows from the secret and these nonces of the seats: { $nonces }
verify-seals = Seals: { $sealed ->
        [0] nobody had sealed a nonce, so whoever sat down last could have chosen theirs to fit, together with the server
        [one] one nonce was sealed before any was shown, and is the one that was sealed
       *[other] { $sealed } nonces were sealed before any was shown, and are those that were sealed
    }.
verify-own-nonce = Your own nonce is among them.
verify-other-nonce = The nonce { $nonce } is none of those that the dice were made with. Check that it is of this match; if it is, your part was left out.
verify-wrong-seal = Nonce { $number } is not the one that was sealed before the match: it was exchanged afterwards.
verify-rolls = Rolls: { GROUPED($rolls) } – { $rolls ->
    [one] it is the one that the key gives
   *[other] each is the one that the key gives
}.
verify-replay = Replay: { $inputs ->
    [one] 1 input
   *[other] { GROUPED($inputs) } inputs
}, all by the rules, to digest { $digest }
verify-start = The match began in the middle of another one: what was rolled since is checked; how it came to that is given.
verify-compare = Is that the commitment you were shown before the match, and is your own nonce among these? Then nobody could choose the rolls. With --commitment this command compares it for you.
verify-other-commitment = The file has the commitment { $found }, but you were shown { $shown }. Check that both are of the same match; if they are, the dice were not the ones that were promised.
verify-not-keyed = The dice of this match were not rolled with a key, so nothing was promised about them. Only matches on a server can be verified; `walstatt replay FILE --check` checks whether this one is by the rules.
verify-no-proof = The file has no line “dice” after its digest, so there is nothing to check the dice against. The server adds that line when the match is over; get the file again after that.
verify-broken-proof = Line { $line }: what follows the digest is not a proof of the dice: { $error }. Get the file from the server again.
verify-secret-is-no-hex = The secret in the file is not 64 lower-case hex digits. Get the file from the server again.
verify-wrong-secret = The secret in the file does not give the commitment in the file. Get the file from the server again; if that does not help, the dice were not the ones that were promised.
verify-line-break = Nonce { $number } has a line break, so it could be read as two. Ask the people who run the server for the nonces that were really used.
verify-wrong-key = The key of the dice does not follow from the secret and the nonces. Compare your own nonce with the one in the file; if it is there, the dice were not the ones that were promised.

content-good = { $game }: good. { $counts }
content-bad = { $game }: { $problems ->
    [one] one problem
   *[other] { $problems } problems
}

bench-game = Game
bench-duel = at the same time
bench-bluff = bluff
bench-duels-kind = Kind
bench-duels-count = Situations
bench-duels-gap = Gained by a best answer, mean / worst
bench-duels-time = Solved in, mean / worst
bench-games = Games
bench-decisions = Decisions
bench-decisions-per-second = Decisions/s
bench-games-per-second = Games/s
bench-clone = ns a clone
bench-bytes = Bytes a position

play-no-terminal = `walstatt play` needs a terminal to draw on. For programs and scripts there is `walstatt referee`.
play-too-small = This window is too small for a board: { $has-width } × { $has-height }. It takes { $width } × { $height }; please make it larger.

play-form-title = Walstatt: a new game
play-form-game = Game
play-form-opponent = Opponent
play-form-for-seat = { $option }: { $who ->
    [own] you
    [computer] the computer
   *[seat] player { $seat }
}
play-form-yes = yes
play-form-no = no
play-form-start = Enter starts the game.
play-form-keys = Enter start · ↑↓ row · ←→ change · q quit
play-opponent-recruit = the computer: Recruit, for your first games
play-opponent-soldier = the computer: Soldier, thinks for a moment
play-opponent-veteran = the computer: Veteran, thinks hard
play-opponent-marshal = the computer: Marshal, as strong as it gets
play-opponent-hotseat = somebody beside you at this keyboard
play-opponent-other = the computer ({ $name })

play-curtain = Player { $number }, it is your turn.
play-curtain-how = Press Enter when nobody else is looking at the screen.
play-player-asked = Player { $number }:
play-thinking = The computer is thinking …
play-filtering = every word you type has to occur
play-filtering-nothing = no option has all these words
play-unread = l: { $unread ->
    [one] 1 new event
   *[other] { $unread } new events
}
play-wait = The computer is still thinking; wait until it has moved.
play-more-board = board: { $above ->
    [0] ↓{ $below }
   *[other] { $below ->
        [0] ↑{ $above }
       *[other] ↑{ $above } ↓{ $below }
    }
} lines · j k move it, b larger
play-taken-back = Taken back.

play-keys = Enter choose · t tip · / filter · w why not? · l log · ? help · q quit
play-keys-take-back = Enter choose · u take back · t tip · w why not? · l log · ? help · q quit
play-keys-narrowed = Enter choose · Esc other pieces · w why not? · l log · ? help · q quit
play-keys-filter = type words · ↑↓ · Enter choose · Esc all options
play-keys-curtain = Enter go on · s save · ? help · q quit
play-keys-curtain-take-back = Enter go on · u take the last choice back · s save · ? help · q quit
play-keys-thinking = l log · s save · ? help · q quit
play-keys-over = Enter what now? · l log · s save · q quit

play-log = What happened
play-why-not = Why not?
play-why-not-nothing = Nothing is ruled out here: the list has everything there is.
play-hint = The veteran would choose: { $choice }
play-odds = What it would bring
play-hint-thinking = The veteran is thinking …
play-hint-not-agreed = Whether there are hints is agreed before a match between people: `walstatt play --hints`.
play-panel-close = any key goes back
play-panel-scroll = ↑↓ PgUp PgDn scroll · any other key goes back

play-help = Help
play-help-how = The board shows what you may see; ▲ or the near side is yours. Below it stands the question to you, with everything the rules allow. What the selected option is about is marked on the board.
play-help-keys = Keys
play-help-choose = ↑ ↓ PgUp PgDn Home End – move through the options; Enter – choose
play-help-numbers = 1 to 9 – choose at once
play-help-groups = ▸ – several options of one piece: Enter shows them, Esc or ← goes back
play-help-filter = / – type words to find an option; Esc – all options again
play-help-board = b – larger board and back; j k – move a board that is too tall
play-help-take-back = u – take your last choice back, as long as nothing was rolled or revealed since
play-help-why-not = w – why not? What is not allowed now, the reason, and the rule
play-help-hint = t – tip: what would the veteran do? It knows no more than you
play-help-odds = e – expect: what would the selected choice bring?
play-help-log = l – everything that happened; • is new since your last choice
play-help-save = s – save the match to a file; `walstatt play --load FILE` goes on with it
play-help-resign = r – resign
play-help-quit = q – quit; Ctrl-C – quit at once, without saving
play-help-close = ? – this page
play-help-orders = o – standing orders: what is to be answered for you without asking

play-orders = Standing orders
play-orders-about = What you order here is answered for you from now on; nobody else gets to know.
play-orders-keys = Enter give · ↑↓ row · ←→ change · Esc leave as they were
play-orders-given = Your orders stand.

play-save = Save the match
play-save-name = File:
play-save-keys = Enter save · Esc back
play-save-exists = This file exists already. Enter again replaces it.
play-save-failed = This did not work: { $error }
play-saved = The match is saved in “{ $file }”.
play-go-on = Go on with: { $command }

play-quit = Quit
play-quit-ask = Quit?
play-quit-how = A saved match goes on later with `walstatt play --load FILE`.
play-quit-unsaved = Quit without saving
play-save-and-quit = Save and quit
play-stay = Play on
play-resign = Resign
play-resign-ask = Do you resign?

play-over = The game is over
play-over-won = You have won!
play-over-lost = You have lost
play-again = Play again
play-show-log = Read what happened

serve-address = Walstatt plays at { $address }
serve-network = Others in your network find it at { $address }
serve-seeds-allowed = WARNING: --allow-seeds. Whoever creates a match here may name the seed of its dice and so foretell them. Only for tests and demonstrations.
serve-not-opened = No browser could be opened; open the address yourself.

admin-id = Match
admin-game = Game
admin-stage = Stage
admin-created = Created (UTC)
admin-changed = Last change (UTC)
admin-rows = Records
admin-stage-waiting = waiting
admin-stage-playing = playing
admin-stage-over = over
admin-no-such-match = There is no match { $id } here. `walstatt admin list` shows what there is.
admin-not-begun = This match has not begun, so there is nothing to export.
admin-exported = The transcript is in { $file }.
admin-say-yes = Nothing was deleted. Say --yes if the match is to go for good.
admin-deleted = The match { $id } is deleted.
admin-restored = All matches of { $file } are there. The server can be started.
admin-exported-all = { $count ->
        [one] One transcript is
       *[other] { $count } transcripts are
    } in { $folder }.
admin-next-page = The next page: --after { $id }
admin-backed-up = All matches are in { $file }.

balance-about = { $games ->
    [one] 1 game
   *[other] { GROUPED($games) } games
} of { $seats ->
    [one] one player alone
   *[other] { $seats } equal players
} ({ $player }); { GROUPED($draws) } without a winner.
balance-rounds = Half of the games ended within { $median ->
    [one] 1 round
   *[other] { $median } rounds
}, nine tenths within { $long }, the longest took { $most }.
balance-had = had by
balance-won = won
balance-share = share
balance-of-chance = of chance

cannot-write = “{ $path }” cannot be written

campaign-options = The options of this match of Home Raiders:
campaign-then-record = When the match is over and saved: walstatt campaign record { $file } { $room } --match TRANSCRIPT
campaign-won = { $room }: won by { $side }.
campaign-drawn = { $room }: a draw. The room can be fought for again.
campaign-side = side
campaign-faction = faction
campaign-rooms = rooms
campaign-open = Still to be fought for: { $rooms }
campaign-owner = The house belongs to { $side }!
campaign-no-owner = All rooms are won, and the house belongs to nobody: several hold equally many.

### What can stand behind any number

words-behind-numbers = to, of, without a winner
