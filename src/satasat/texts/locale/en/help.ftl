# What `--help` says. No parameters here: these are read without the formatter.
help-satasat =
    3-2-5 (Teen Do Paanch), the three-player trick game, with every house rule.

    Example: satasat play --preset pagat
help-commands = Commands
help-play-short = Play a match in the terminal, against bots.
help-simulate-short = Let bots play many matches and compare them.
help-verify-short = Check match records against the rules.
help-show-short = Tell a recorded match in words.
help-arena-short = Let bots meet on the same cards, and rank them.
help-solve-short = Say what a position with open cards is worth.
help-odds-short = Say how likely a hand of a betting game is to reach 35.
help-serve-short = Be the server of tables where people play online.
help-warm-short = Compile the fast part of the program now rather than at first use.
help-review-short = Tell what every decision of a finished match cost.
help-tables-short = List the tables of a server.
help-backup-short = Copy a server's database into one file.
help-restore-short = Copy a backup into an empty database.
help-rules-short = List the house rules and what they may be.
help-preset = Rules to start from; satasat rules lists them.
help-rule = Change one house rule; may be given again. A selection is written OPTION=A,B, an empty one OPTION=none.
help-bots = Who plays, in seat order: random, easy, medium, hard or expert. One name is for all seats.
help-seed = Repeats the chance of a match: the same number, the same cards.
help-seed-zero = Repeats everything: the same number, the same matches. (0)
help-simulate =
    Let bots play matches of GAME (three-two-five, or thirty-five, or trentacinque) against each other, and compare bots and roles.

    The bots move on one seat from match to match, so that each sits everywhere equally often. The same seed gives the same
    matches, whatever --jobs is; with --millis chance stays the same, but thinking does not.

    Example: satasat simulate --matches 100 --bots medium,easy,easy
help-matches = How many matches are played.
help-out = Write the matches to this file, which must not exist yet.
help-append = Add to the file if it exists.
help-jobs = Play in so many processes at once. (1)
help-verify =
    Check every match of these files (JSON Lines; - is the standard input) by replaying it through the rules.

    Each fault is told in a line FILE:LINE: code: message. The exit code is 0 when all matches hold, 1 when one does not, 2
    when a file cannot be read.

    Example: satasat verify matches.jsonl
help-arena =
    Let each two of the bots meet at GAME (three-two-five, or thirty-five, or trentacinque): one against two of the other, on every seat, with the same cards,
    first dealer and draws each time. Tells what each is worth against each, and ranks them.

    The same seed gives the same figures, whatever --jobs is and however often --resume had to go on; with --millis chance
    stays the same, but thinking does not.

    Example: satasat arena --bots medium,easy,random --deals 60 --seed 7
help-arena-bots = Who meets: two bots or more, each once.
help-arena-deals = How many deals are played in each seating, rounded up to whole matches.
help-worlds = How many worlds a bot that looks ahead looks at for a decision. (100)
help-millis = How many milliseconds it thinks instead.
help-arena-resume = Keep what was played in this file, and go on from what it holds.
help-arena-json = Print one JSON object instead of tables.
help-rules =
    List the house rules of GAME (three-two-five, or thirty-five, or trentacinque): what each does, its value, what else it may be, and what the four
    descriptions of the game say.

    Example: satasat rules --preset pagat --rule scoring=minus_quota

help-play =
    Play a match of GAME (three-two-five, or thirty-five, or trentacinque) at this terminal.

    With one bot fewer than seats, bots fill the other seats in ascending order; with as many bots as seats they play by
    themselves. Seats count from 0, in play order. At the table, ? tells what may be typed and why a card is not allowed.

    Example: satasat play --preset pagat --bots easy,medium --record evening.jsonl
help-play-bots = The bots of the other seats, or of all seats: random, easy, medium, hard or expert. (all medium)
help-play-seat = Your seat. (0) Where bots play by themselves: whose view is told.
help-play-dealer = Who deals first. (random)
help-play-lang = The language of the table. (en)
help-play-name = Your name in the record.
help-play-record = Write the match to this file, move by move.
help-play-pace = Milliseconds before a bot's move, on a terminal. (400)
help-play-resume = Go on with the last unfinished match of this file.
help-show =
    Tell a match of a record in words, trick by trick, all cards open; with --seat only what that seat saw.

    Example: satasat show evening.jsonl --deal 2 --seat 0
help-show-match = Which match of the file, from 1. (1)
help-show-deal = Only this deal, from 1.
help-show-seat = Only what this seat saw, from 0.
help-show-lang = The language. (en)
help-review =
    Go through finished matches of a record with all cards open: what every card, trump and return cost, how well each player
    played, and where the points came from.

    Example: satasat review evening.jsonl --match 1 --html review.html
help-review-match = Only this match of the file, from 1. (all)
help-review-deal = Only this deal of each match, from 1. (all)
help-review-json = Print one line of JSON for each match.
help-review-html = Write a page with charts to this file, too.
help-review-jobs = Review in so many processes at once. (1)
help-solve =
    Solve a position with open cards: what it is worth to each seat, and what each card that may be played in it is worth.

    HANDS are written seat 0 / seat 1 / seat 2, without the cards already in the trick. A position can also come from a record,
    or many from a file.

    Example: satasat solve "AH 9S / KH KS / QH AD" --trump H --leader 0
help-solve-trump = The trump suit: a letter, a sign or a name.
help-solve-leader = The seat that led the trick, or is to lead, from 0.
help-solve-played = The cards already in the trick, in order.
help-solve-rule = sevens=... or high_seven=..., where the sevens are not low; may be given again.
help-solve-record = Take the position from this file of matches.
help-solve-match = Which match of the record, from 1. (1)
help-solve-deal = Which deal of the match, from 1. (1)
help-solve-trick = Which trick of the deal, from 1. (1)
help-solve-card = Before which card of the trick, from 1. (1)
help-solve-batch = Solve one position a line of this file (JSON; - is the standard input), and print a line of JSON for each.
help-solve-concept = What the cards are judged by: par, guaranteed or range. (par)
help-solve-json = Print one line of JSON.
help-warm =
    Compile the fast part of the program, which the solver, the hint and the stronger bots need, and keep it on disk.

    Else that is done when it is first needed.

    Example: satasat warm && satasat play

help-db =
    The database: a file, sqlite:///FILE or postgresql://USER@HOST/NAME. (the variable SATASAT_DB, or satasat.db in this
    folder)
help-tables =
    List the tables of a server: when each was opened, when something last happened there, how long its log is.

    Example: satasat tables --db satasat.db
help-tables-json = Print one JSON object instead.
help-backup =
    Copy the database of a server into FILE, which must not exist yet. The server may go on meanwhile; the copy is as things
    were at one moment. It holds what the server must keep to itself, so only its owner may read it.

    Example: satasat backup --db satasat.db tables.backup
help-restore =
    Copy the backup FILE into a database that is new or empty: all of it, or nothing. It may be of the other kind than the
    database that was backed up.

    Example: satasat restore --db new.db tables.backup
help-serve =
    Be the server of tables where people and bots play. Everything that happens there is on the disk before anybody is told;
    the server may be stopped at any moment, and goes on where it was.

    It can be reached from this machine alone, unless --origin says under which address people find it, or --lan opens it
    to everybody in the local network.

    Example: satasat serve --port 8325
help-serve-host = Where to listen. (127.0.0.1; with --lan 0.0.0.0)
help-serve-port = The port; 0 takes one that is free. (8325)
help-serve-origin = The address of the page as browsers show it, https://cards.example; may be given again.
help-serve-lan = Play at home: open to the local network, with a QR code of the address.
help-serve-workers = In so many processes bots think. (one fewer than there are processors)
help-serve-limit = Change what one client may ask for; docs/formats/http.md lists the names. May be given again.
help-serve-behind-proxy = So many proxies of one's own stand before the server; the last but N - 1 address of X-Forwarded-For is the client's. (0)
help-serve-open-metrics = Tell everybody the figures at /metrics, not only programs on this machine.
help-serve-log-level = What is logged to the standard error: debug, info, warning or error. (info)
help-odds =
    Tell the exact chance that nine cards of a betting game reach 35 with the four cards on the table: in each suit, and in all.

    CARDS are nine cards, as KS 10H 4D. All cards that are not among them are equally likely to come.

    Example: satasat odds "KS QS 9S AH 2H 3D 4D 5C 6C"
help-odds-game = thirty-five or trentacinque. (thirty-five)
help-odds-json = Print one line of JSON.
