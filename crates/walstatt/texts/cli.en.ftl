### What `--help`, the manual and completions say: `about-` a command in one line, `more-` what follows in the long form,
### `examples-` and `notes-` what stands below; `arg-` an argument, with the command in front where commands differ;
### `value-` the name of its value, `wanted-` what that value has to be

about-walstatt = A digital table for skirmish games: play, simulate, referee, replay
examples-walstatt =
    walstatt games                                   what can be played
    walstatt play pocket-battles                     play against the computer in the terminal
    walstatt serve --open                            play in the browser, with friends
    walstatt simulate pocket-battles --games 10000   let the computer play itself
    walstatt replay match.jsonl --seat 0             read a recorded match
    walstatt analyse match.jsonl                     see what decided it
    walstatt verify match.jsonl                      check that its dice were fair
    walstatt help simulate                           more on one command
notes-walstatt = Exit codes: 0 good, 1 it failed, 2 the command line was not understood.

about-help = Explain the program or one of its commands

about-games = List the games with their players and options
more-games = With --json also the JSON Schema of the options and the digest of the content.

about-learn = Learn a game in the terminal, lesson by lesson
more-learn = Something is shown on the board, said in a sentence or two, and then done by you. Without a game the courses are listed. docs/lessons.md says how to write lessons of your own.
examples-learn =
    walstatt learn
    walstatt learn pixel-tactics
    walstatt learn pixel-tactics 3
    walstatt learn --file my-lesson.toml
about-learn-make = Begin a lesson at a moment of a recorded match
more-learn-make = Prints a lesson with that position, and what can be answered there with what it touches, for you to write the sentences.
examples-learn-make =
    walstatt learn make match.jsonl --to 40 > my-lesson.toml
about-learn-rules = List which lessons show which rule
more-learn-rules = A table for each game, from the rules that the steps of lessons name.
examples-learn-rules =
    walstatt learn rules pixel-tactics
about-learn-check = Check lessons by playing them
more-learn-check = Every answer that a lesson expects is given, in every language. The exit code is 1 if anything is wrong.
examples-learn-check =
    walstatt learn check my-lessons
    walstatt learn check my-lesson.toml
about-puzzle = Solve puzzles in the terminal
more-puzzle = At some moments of a match one choice is far better than all others: find it. Without a game it says how many puzzles there are.
examples-puzzle =
    walstatt puzzle pixel-tactics
    walstatt puzzle pocket-battles 17
about-puzzle-mine = Look for puzzles in matches of computer players
more-puzzle-mine = The same seed finds the same puzzles. Each one is added to the file when it is found, so you may stop at any time.
examples-puzzle-mine =
    walstatt puzzle mine pixel-tactics --file crates/pixel-tactics/puzzles.jsonl --matches 300
    walstatt puzzle mine moonstone --goal best --file more.jsonl --seed 1000
about-puzzle-check = Check puzzles by playing their solutions
more-puzzle-check = The solution can be played in every language, is better than everything else by the margin, and leads to the goal. The exit code is 1 if anything is wrong.
examples-puzzle-check =
    walstatt puzzle check pixel-tactics
    walstatt puzzle check pixel-tactics --again

about-play = Play a game in the terminal, against the computer or with a friend at your keyboard
more-play = Without --options a form with good defaults opens first: Enter starts the game.
examples-play =
    walstatt play
    walstatt play pocket-battles --opponent hotseat --lang de
    walstatt play pocket-battles --options '{"{"}"size":30{"}"}' --seat random
    walstatt play --load pocket-battles.jsonl

about-serve = Let people play in the browser: matches, links for friends, computer players
more-serve = Everything is kept in one file, or in a PostgreSQL database that several servers share. docs/server.md has more.
examples-serve =
    walstatt serve --open                                      on this computer, on a free port
    walstatt serve --listen 0.0.0.0:8080                       for everyone in this network
    walstatt serve --listen 127.0.0.1:8080 --behind-proxy --origin https://walstatt.example --data postgres://walstatt@db/walstatt

about-admin = Look after the matches of a server: list, inspect, export, delete, back up, restore
more-admin = It works beside a server that is running on the same data.
examples-admin =
    walstatt admin list --stage playing
    walstatt admin inspect 3k9f0c2m7q1a
    walstatt admin export 3k9f0c2m7q1a --to match.jsonl
    walstatt admin backup matches-2026-11-15.db
    walstatt admin restore matches-2026-11-15.db --data postgres://user:password@host/database
about-admin-list = List matches, the newest first
about-admin-inspect = Show what was agreed in a match and what has happened in it
about-admin-export = Write the transcript of a match, including everything hidden, in the form that `walstatt replay` reads
about-admin-export-all = Write the transcripts of a page of matches, each into a file of its own
about-admin-delete = Delete a match for good
about-admin-backup = Copy all matches into a new file, from which they can be served
about-admin-restore = Make a database out of a backup: a new file, or an empty PostgreSQL (--data)

about-arena = Let two computer players compete until it is clear who is stronger
more-arena = They play pairs of games on the same dice with seats swapped; in games for more than two, they take turns around the table. A draw counts half. A sequential test decides between “even” (50 %) and “clearly stronger” (60 %), each wrong in 5 % of all cases, and ends the series when it has decided. The same seed gives the same result on any number of cores.
examples-arena =
    walstatt arena pocket-battles --seats marshal,veteran
    walstatt arena moonstone --seats planner:2000,scout:100 --games 40 --whole
    walstatt arena kleine-helden --seats veteran,soldier --options '{"{"}"players":4{"}"}' --json
about-train = Learn what the features of a game's judge are worth
more-train = Computer players judge positions by a weighted sum of features. This plays games, plays out many of their positions by taste, and finds the weights that foretell best who wins, by a logistic regression. The same seed gives the same weights on any number of cores.
examples-train =
    walstatt train pocket-battles --options '{"{"}"muster":"random"{"}"}'
    walstatt train pixel-tactics --games 400 --json > weights.json
about-simulate = Let computer players play many games and count who wins
more-simulate = All cores are used, and the same seed gives the same result on any number of them: each game has its own seed. A game that nobody or everybody won is a draw. The intervals are 95 % Wilson intervals.
examples-simulate =
    walstatt simulate pocket-battles --games 10000
    walstatt simulate pocket-battles --seats scout:100,random --games 50
    walstatt simulate pocket-battles --options '{"{"}"size":90{"}"}' --json > result.json

about-balance = Count what wins: heroes, cards, the order of play
more-balance = Equal computer players play many games. Whatever a seat had in a game counts once, and once more if that seat won. “Of chance” compares the share of wins with that of everything of the same kind: 1 is average, 2 is twice as often on the winner’s side. All cores are used, and the same seed gives the same result on any number of them.
examples-balance =
    walstatt balance kleine-helden
    walstatt balance kleine-helden --options '{"{"}"players":4{"}"}' --games 5000 --most 20
    walstatt balance kleine-helden --player scout:20 --games 500 --json > balance.json

about-lab = Find out what wins, and write a report to look at
more-lab = A study is a small file: the game, the computer player at every seat, what the two sides bring, what set-ups differ in, and how exactly it has to be known. Every game has one of its own; `--print` shows it, to be changed. Deals are played until every pairing is known within `width` points, or `deals` of them have been played. What was played is kept in the folder after every few games: the same command goes on from there. A study with `instead`, a folder with other content, plays every deal with both and says by how much shares move. The same seed gives the same figures on any number of cores.
examples-lab =
    walstatt lab pocket-battles
    walstatt lab pixel-tactics --deals 500 --out leaders
    walstatt lab home-raiders --print > mine.toml
    walstatt lab mine.toml --out mine --width 2

about-referee = Run a match over lines of JSON, for other programs and for real tables
more-referee = Every line in and out is one JSON object; docs/referee.md describes them.
examples-referee =
    walstatt referee pocket-battles --seed 1
    walstatt referee pocket-battles --options '{"{"}"size":30{"}"}' --dice ask
    walstatt referee pocket-battles --schema > lines.schema.json

about-replay = Read a recorded match: its log in words and the board at the end
more-replay = You see what a spectator may see, or with --seat what that seat may see.
examples-replay =
    walstatt replay match.jsonl
    walstatt replay match.jsonl --to 40 --seat 1
    walstatt replay match.jsonl --check

about-analyse = Look back at a recorded match: its course, its turning points, what would have been better
more-analyse = Every moment is played on many times by players who do what is usually good, with everything known that was hidden: that gives the chance of winning. What a choice changes before any die falls is skill, the rest is luck. What would have been better is judged as a player of the level would have, by what the seat knew then.
examples-analyse =
    walstatt analyse match.jsonl
    walstatt analyse match.jsonl --level veteran --points 10
    walstatt analyse match.jsonl --json
about-dojo = Practise melee and bluff: answer situations, and see how easily you are read
more-dojo = Situations are dealt from games and solved. Whoever answers as often as the solution says gives nothing away, even to somebody who knows how. Write one number, or several to mix them.
examples-dojo =
    walstatt dojo moonstone
    walstatt dojo moonstone -n 12 --seed 7
    walstatt dojo moonstone --json

about-odds = What each choice at a question would bring: the chance of winning, and what may happen
more-odds = The match stands where the file ends, or after --to inputs. Only what the seat knew counts: whatever is hidden from it is imagined in many ways. What happens at once is counted exactly where the dice can fall in few ways and nobody has to answer in between; otherwise ways are drawn at random, and the error is said.
examples-odds =
    walstatt odds match.jsonl --to 57
    walstatt odds match.jsonl --to 57 --choose 2
    walstatt odds match.jsonl --json

about-verify = Check that the dice of a match were fair
more-verify = The file of a finished match reveals the secret that its dice were made from. This command computes every roll again, replays the match, and compares the secret with the commitment that was shown before the match.
examples-verify =
    walstatt verify match.jsonl
    walstatt verify match.jsonl --commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd

about-campaign = Conquer the house: a campaign of Home Raiders over the rooms of a home
more-campaign = Every room is fought for in its own battle area, the winner marks it, and the side that holds most rooms when all are won owns the house. The campaign is a file: begin it, play a room, record the match, and go on another evening.
examples-campaign =
    walstatt campaign new home.json --house flat --sides Anna=gremlins,Ben=fae-folk
    walstatt campaign play home.json kitchen --opponent hotseat
    walstatt campaign record home.json kitchen --match home-raiders.jsonl
    walstatt campaign show home.json
notes-campaign = Houses of your own: DIR/home-raiders/houses/*.toml with --content DIR.
about-campaign-new = Begin a campaign and write its file
about-campaign-show = Show the map of the house, and who holds what
about-campaign-play = Play the match of a room in the terminal, or print its options
more-campaign-play = Without a terminal, or with --print, you get the options of the match, for use in the browser, with the referee or on a server.
about-campaign-record = Mark a room with the winner of a finished match
more-campaign-record = The transcript is replayed first: it must be a finished match in the area of the room, with the factions of two sides.

about-content = Look after content: armies, cards and tables as data files
about-content-check = Check the built-in content, and a folder with content of your own
more-content-check = The folder has one folder for each game: DIR/pocket-battles/armies/*.toml. The exit code is 1 if anything is wrong.
examples-content-check =
    walstatt content check
    walstatt content check ~/my-armies

about-bench = Measure random playouts on one core
more-bench = A decision is one answer to one question. A clone is a copy of a position from the middle of a game.
examples-bench =
    walstatt bench
    walstatt bench pocket-battles --options '{"{"}"size":60{"}"}' --json

about-completions = Print a completion script for a shell
examples-completions =
    walstatt completions bash > ~/.local/share/bash-completion/completions/walstatt
    walstatt completions fish > ~/.config/fish/completions/walstatt.fish

about-man = Print the manual page, of everything or of one command
examples-man =
    walstatt man | man -l -
    walstatt man simulate > walstatt-simulate.1

arg-help = Print help
arg-version = Print the version
arg-lang = The language of what is printed; by default that of LC_ALL, LC_MESSAGES or LANG
arg-content = A folder with content of your own: DIR/pocket-battles/armies/*.toml and so on
arg-color = When to use colour; `auto` needs a terminal and heeds NO_COLOR
arg-data = A file, or postgres://USER@HOST/DATABASE; by default walstatt/matches.db in your data folder
arg-game = The game; `walstatt games` lists them
arg-json = Print JSON
arg-options = Options of the match as JSON, or @FILE with the JSON; `walstatt games` lists them, and missing ones take their defaults
arg-seed = The seed of the dice; without it every match is different
arg-games = How many games
arg-file = The file of the campaign
arg-room = The room, by its key
arg-id = The match, as in its link
arg-seat = Your seat, counted from 0, or `random`
arg-opponent = Who plays against you: `recruit`, `soldier`, `veteran`, `marshal`, or `hotseat` for a friend at your keyboard
arg-play-dice = Who rolls the dice and draws the cards if not the table itself; with `ask` you use your own and say what came
arg-hints = Let people who play against each other ask what a veteran would do; against the computer everybody may
arg-play-load = Go on with a saved match
arg-serve-listen = Where to listen; port 0 takes a free one
arg-serve-open = Open the address in the browser
arg-serve-origin = The address under which browsers find this server if it is behind a proxy; can be given several times
arg-serve-metrics = Show metrics for Prometheus at this address, and nothing else there
arg-serve-behind_proxy = A reverse proxy names the client in X-Forwarded-For
arg-serve-idle = After how many seconds without anyone there a match leaves memory; on disk it stays
arg-serve-thinkers = How many computer players think at once; by default one fewer than there are cores
arg-serve-allow_seeds = Whoever creates a match may name the seed of its dice, so that it can be repeated; for tests and demonstrations: dice can be foretold
arg-serve-log = What to log on stderr: error, warn, info, debug, or a filter such as server=debug
arg-serve-log_json = Log JSON, one object per line
arg-serve-limit_requests = HTTP requests per second, on average
arg-serve-limit_messages = Messages per second on one connection, on average
arg-serve-limit_address_messages = Messages per second on all connections together, on average
arg-serve-limit_connections = Simultaneous connections
arg-serve-limit_matches = New matches per hour
arg-admin-list-game = Only matches of this game
arg-admin-list-stage = Only matches at this stage
arg-admin-list-older_than = Only matches in which nothing has happened for this many days
arg-admin-list-most = How many to list at most
arg-admin-list-after = Only what comes after this match: the next page
arg-admin-export-all-game = Only matches of this game
arg-admin-export-all-stage = Only matches at this stage
arg-admin-export-all-older_than = Only matches in which nothing has happened for this many days
arg-admin-export-all-most = How many to write at most
arg-admin-export-all-after = Only what comes after this match: the next page
arg-admin-export-all-to = The folder to write into
arg-admin-export-to = The file to write; without it the transcript is printed
arg-admin-delete-yes = Do not ask
arg-admin-backup-file = The new file
arg-admin-restore-file = The backup
arg-arena-seats = The two players: recruit, soldier, veteran, marshal, random, habit, scout:PLAYOUTS, rollout:PLAYOUTS, planner:DECISIONS
arg-arena-games = How many games at most
arg-arena-whole = Play all games, even if the result is clear before
arg-arena-seed = The seed of the whole series
arg-train-seed = The seed of the whole series
arg-threads = How many cores to use; all by default
arg-arena-json = Print JSON; what depends on the machine is under `timing`
arg-simulate-seed = The seed of the whole series
arg-simulate-seats = The computer player at each seat: recruit, soldier, veteran, marshal, random, habit, scout:PLAYOUTS, rollout:PLAYOUTS, planner:DECISIONS; random everywhere by default
arg-simulate-json = Print JSON; what depends on the clock is under `timing`
arg-balance-seed = The seed of the whole series
arg-balance-player = The computer player at every seat: random, habit, soldier, scout:PLAYOUTS
arg-balance-most = How many rows of a long list to show at either end; 0 shows all
arg-balance-markdown = Print Markdown
arg-lab-study = A game, for its own study, or a file with a study
arg-lab-out = Where the report and what was played are kept; by default GAME-lab in this folder
arg-lab-deals = The most deals of a pairing in a set-up, instead of what the study says
arg-lab-width = How exactly a pairing has to be known, in points of a hundred, instead of what the study says
arg-lab-player = The computer player at every seat, instead of what the study says
arg-lab-most = How many rows of a long list to show at either end; 0 shows all
arg-lab-markdown = Print Markdown
arg-lab-print = Print the study of a game, and stop
arg-referee-dice = Who rolls the dice and draws the cards if not the table itself; with `ask` the referee asks for every roll and draw, and you type in what came
arg-referee-hints = Let every seat ask what a veteran would do
arg-referee-position = Start from a position in a file, as {"{"}"position":true{"}"} prints it
arg-referee-schema = Print the JSON Schema of the lines, with the types of the game if one is named, and stop
arg-replay-file = The transcript, JSON Lines; - reads it from stdin
arg-replay-check = Only say whether the match replays to what was recorded
arg-replay-to = Stop after this many inputs (choices and rolls) and the rolls that follow by themselves
arg-replay-seat = See the match from this seat, counted from 0
arg-analyse-file = The transcript, JSON Lines; - reads it from stdin
arg-analyse-level = Who judges the choices
arg-analyse-points = How many turning points and better choices to list
arg-learn-game = The game
arg-learn-lesson = Its number or key; by default the first one
arg-learn-file = A lesson of your own
arg-learn-json = Print the list of courses as JSON
arg-learn-make-file = The recorded match
arg-learn-make-to = Begin after this many inputs (choices and rolls); by default at its end
arg-learn-make-seat = The seat of the learner
arg-learn-rules-game = The game; by default all of them
arg-learn-check-folder = A file, or a folder with lessons
arg-learn-check-json = Print what was found as JSON
arg-puzzle-game = The game
arg-puzzle-puzzle = Its number or key; by default the first one
arg-puzzle-mine-game = The game
arg-puzzle-mine-options = The options of the matches
arg-puzzle-mine-goal = What they ask for: `win` in this turn, or the `best` choice by far
arg-puzzle-mine-file = The file that they are added to
arg-puzzle-mine-seed = The seed of the first match
arg-puzzle-mine-matches = How many matches are looked through
arg-puzzle-mine-player = Who plays them
arg-puzzle-mine-margin = By how many thousandths the second best option has to be worse; by default 750 for `win`, 250 for `best`
arg-puzzle-check-game = The game
arg-puzzle-check-file = A file of puzzles, in place of those that come with the game
arg-puzzle-check-again = Weigh every option again, as when they were found; that takes long
arg-dojo-game = The game, one in which people answer at the same time or bluff: moonstone
arg-dojo-exercises = How many situations
arg-dojo-seed = The same seed deals the same situations
arg-dojo-json = Print JSON Lines: every situation, and what the numbers read after it are worth
arg-odds-file = The transcript, JSON Lines; - reads it from stdin
arg-odds-to = Stop after this many inputs (choices and rolls) and the rolls that follow by themselves
arg-odds-seat = Ask for this seat, counted from 0, where several are asked at once
arg-odds-choose = Weigh only the option with this number, counted from 0
arg-verify-file = The transcript with its line “dice”, JSON Lines; - reads it from stdin
arg-verify-commitment = The commitment that was shown before the match
arg-verify-nonce = Your own nonce: it has to be among those of the seats
arg-campaign-new-file = The file of the campaign; it must not exist yet
arg-campaign-new-house = The house, by its key
arg-campaign-new-sides = Who fights for it: NAME=FACTION, or NAME=FACTION:TEAM for one ready-made team in all battles; two or more
arg-campaign-new-stars = The limit of stars for each team
arg-campaign-new-level = Which rules are in force
arg-campaign-play-sides = The two sides, that of seat 0 first; needed only if more than two fight for the house
arg-campaign-play-opponent = Who plays against you, as in `walstatt play`
arg-campaign-play-print = Only print the options of the match
arg-campaign-play-json = Print the options as JSON and nothing else
arg-campaign-record-transcript = The transcript of the match, JSON Lines; - reads it from stdin
arg-campaign-record-sides = The two sides, that of seat 0 first; needed only if their factions leave that open
arg-content-check-folder = The folder; by default that of --content
arg-bench-game = The game; all of them by default
arg-bench-duels = Measure how fast and how well duels and bluffs are solved, instead of playouts
arg-bench-fixed = Play a fixed small workload and print only counts, for tools that count instructions
arg-bench-json = Print JSON; what depends on the clock is under `timing`
arg-completions-shell = The shell
arg-man-all = Write the pages of all commands into this folder, a file for each
arg-man-command = The command that the page is about

value-a-b = A,B
value-address = ADDRESS
value-command = COMMAND
value-days = DAYS
value-dir = DIR
value-file = FILE
value-file-url = FILE|URL
value-folder = FOLDER
value-game = GAME
value-game-file = GAME|FILE
value-goal = GOAL
value-hex = HEX
value-id = ID
value-json-file = JSON|@FILE
value-key = KEY
value-lang = LANGUAGE
value-lesson = LESSON
value-level = LEVEL
value-n = N
value-nonce = NONCE
value-options = OPTIONS
value-player = PLAYER
value-players = PLAYERS
value-puzzle = PUZZLE
value-points = POINTS
value-room = ROOM
value-s = S
value-seat = SEAT
value-seconds = SECONDS
value-shell = SHELL
value-sides = SIDES
value-stage = STAGE
value-transcript = TRANSCRIPT
value-url = URL
value-when = WHEN
value-who = WHO

wanted-number = a whole number from 0 to { $most }
wanted-campaign-new-stars = a whole number from 1 to 20
wanted-campaign-new-sides = NAME=FACTION or NAME=FACTION:TEAM
wanted-sides = two names with a comma between them
wanted-serve-listen = an address and a port, such as 127.0.0.1:8080
wanted-serve-metrics = an address and a port, such as 127.0.0.1:9090
wanted-id = twelve letters and digits
wanted-after = twelve letters and digits
wanted-seat = a number such as 0 or 1, or `random`
wanted-opponent = `hotseat` or a computer player: { $players }
wanted-arena-seats = two computer players with a comma between them: { $players }
wanted-simulate-seats = a computer player for each seat, with commas between them: { $players }
wanted-balance-player = a computer player: { $players }
wanted-puzzle-mine-player = a computer player: { $players }
wanted-lab-player = a computer player: { $players }
wanted-lab-width = a number of points such as 2.5

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-everywhere = Options of every command
heading-limits = Limits for one address; 0 is none
heading-examples = Examples
help-default = [default: { $value }]
help-possible = [possible values: { $values }]
help-environment = [environment variable: { $name }]

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-extra = EXAMPLES
man-version = VERSION

### What is wrong with a command line

usage-try-help = Try --help for more.
usage-near = Did you mean { $near }?
usage-after-dashes = To pass “{ $arg }” as a value, put -- in front of it: -- { $arg }
usage-unknown-argument = “{ $arg }” is not known here.
usage-missing-command = A command is missing. There are: { $commands }
usage-missing-arguments = { COUNT($arguments) ->
    [one] This is missing: { $arguments }
   *[other] These are missing: { $arguments }
}
usage-missing-value = { $arg } needs a value.
usage-needless-value = { $arg } takes no value, but got “{ $value }”.
usage-impossible-value = “{ $value }” is not possible for { $arg }. Possible values: { $possible }
usage-wrong-value = “{ $value }” is not possible for { $arg }. It has to be { $wanted }.
usage-conflict = { $arg } cannot be used together with { $others }.
usage-twice = { $arg } can be given only once.
usage-not-text = The command line has a part that is not valid UTF-8.
usage-other = The command line was not understood.
