no-such-game = There is no game called “{ $id }”. There are: { $known }.
no-such-player = There is no computer player “{ $player }”. There are: { $known }.
wrong-number-of-players = The game has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, but { $players ->
    [one] one player was
   *[other] { $players } players were
} named.
endless-game = The game was not over after { $decisions ->
    [one] 1 decision
   *[other] { GROUPED($decisions) } decisions
}.
no-sample = The question to seat { $seat } has no sample of answers, so a computer player cannot choose.
json-mismatch = { $path }: { $error }
options-impossible = These options are not possible: { $why }
position-impossible = This position is not possible: { $why }
content-wrong = { $path }: { $error }
no-game-for-folder = { $folder }: no game has this id. A content folder has one folder for each game: { $known }.
load-no-header = Line 1: a transcript begins with its header: { $error }
load-format = Line 1: the file has format { $found }, this program reads format { $have }.
load-game = Line 1: this is a match of { $found }, not of { $wanted }.
load-rules = Line 1: the match was played by version { $found } of the rules, this program has version { $have }.
load-content = Line 1: the match was played with other content (digest { $found }, here { $have }). Give the same content folder with --content.
load-syntax = Line { $line }: { $error }
load-input = Input { $number } (line { $line }): { $has-rule ->
    [yes] it breaks rule { $rule }
   *[no] the rules do not allow this input here
}.
load-roll = Input { $number } (line { $line }): a roll of { $found } is written here, but the dice of this match show { $rolled }.
load-digest = The match was saved at digest { $found }, but replays to { $have }.
count-cards = { $count ->
    [one] card
   *[other] cards
}
count-heroes = { $count ->
    [one] hero
   *[other] heroes
}
count-equipment = { $count ->
    [one] equipment card
   *[other] equipment cards
}
count-magic = { $count ->
    [one] magic card
   *[other] magic cards
}
count-tactics = { $count ->
    [one] tactics card
   *[other] tactics cards
}
count-scenarios = { $count ->
    [one] scenario
   *[other] scenarios
}
count-armies = { $count ->
    [one] army
   *[other] armies
}
count-troops = { $count ->
    [one] troop
   *[other] troops
}
count-tiles = { $count ->
    [one] tile
   *[other] tiles
}
count-ready-armies = { $count ->
    [one] ready-made army
   *[other] ready-made armies
}
count-factions = { $count ->
    [one] faction
   *[other] factions
}
count-characters = { $count ->
    [one] character
   *[other] characters
}
count-teams = { $count ->
    [one] ready-made team
   *[other] ready-made teams
}
count-areas = { $count ->
    [one] battle area
   *[other] battle areas
}
count-houses = { $count ->
    [one] house
   *[other] houses
}
count-tables = { $count ->
    [one] table
   *[other] tables
}
count-troupes = { $count ->
    [one] ready-made troupe
   *[other] ready-made troupes
}
lesson-error = { $error }
lesson-steps-or-match = a lesson has either steps (`[[step]]`) or one small match (`[match]`)
lesson-many-steps = a lesson has at most { $most } steps
lesson-say-or-do = a step has either `say` or `do`
lesson-nothing-right = what has to be done needs an answer that is right: `right = ["…"]`
lesson-say-answered = where something is only said, nothing is right or wrong: write `do` instead of `say`
lesson-answer-empty = an answer names what it touches or how it is chosen
lesson-no-place = there is nothing at `{ $pointer }` in this position
lesson-left-over = { $count ->
    [one] one entry is
   *[other] { $count } entries are
} left over. The match waits: { $waits }
lesson-not-offered = the answer `{ $answer }` is not offered here. There is: { $offered }
lesson-ambiguous = the answer `{ $answer }` fits several options: { $offered }
lesson-nobody-asked = the learner is not asked anything here. The match waits: { $waits }
lesson-not-there = `{ $id }` is not to be seen at this moment
lesson-wrong-is-right = the answer `{ $answer }` is right as well
lesson-no-words = has no text in the language `{ $lang }`
lesson-no-player = there is no computer player `{ $player }`
lesson-no-option = There is no such option.
lesson-many-tries = Those are too many tries: at most { $most }.
lesson-no-rule = the short rules of this game have no rule `{ $rule }`
lesson-otherwise = You could do that, but it is not what we want to try now.
relation-touching = base to base
relation-distance = { TAPE($distance) } inches away
relation-fully = in plain sight
relation-partly = partly seen because of { $by }
relation-not = not seen because of { $by }
relation-not-seen = not seen
relation-light = light cover by { $by }
relation-heavy = heavy cover by { $by }
going = { INCHES($cost) } inches
going-of = { INCHES($cost) } of { INCHES($limit) } inches
going-extra = { INCHES($extra) } inches of it for climbing and bad ground
going-struck = free blow by { $by }

line-too-long = The line is too long: at most { $most } bytes will do.
not-utf-8 = Column { $column }: this is not UTF-8.
empty-line = The line is empty. A line is a JSON object with one of these: { $words }.
no-word = { $count ->
    [0] The object is empty.
   *[other] There is only { $found } in it.
} One of these is expected: { $words }.
wrong-field = Column { $column }, field `{ $field }`: { $what }
wrong-line = Column { $column }: { $what }
puzzle = Puzzle
puzzle-win = Win in this turn, whatever the others answer.
puzzle-win-pixel-tactics = Bring down the enemy leader in this turn, whatever the other side does.
puzzle-win-kleine-helden = Defeat the last enemy heroes in this turn, whatever the other side does.
puzzle-win-pocket-battles = Break the enemy army in this turn, whatever the other side does.
puzzle-best = One choice is far better than all the others. Find it!
puzzle-save = All choices but one probably lose. Find the one that saves you!
puzzle-decide = One choice probably wins, and no other comes near it. Find it!
puzzle-go-on = Right! And how does it go on?
puzzle-brings-win = That gets there in { $share } of 100 cases. There is a better way.
puzzle-brings-share = After that you win about { $share } of 100 matches. Something else is far better.
