# What `--help` says. No parameters here: these are read without the formatter.
help-satasat =
    3-2-5 (Teen Do Paanch), the three-player trick game, with every house rule.

    Example: satasat play --preset pagat
help-commands = Commands
help-play-short = Play a match in the terminal, against bots.
help-simulate-short = Let bots play many matches and compare them.
help-verify-short = Check match records against the rules.
help-show-short = Tell a recorded match in words.
help-rules-short = List the house rules and what they may be.
help-preset = Rules to start from; satasat rules lists them.
help-rule = Change one house rule; may be given again. A selection is written OPTION=A,B, an empty one OPTION=none.
help-bots = Who plays, in seat order: random, easy or medium. One name is for all seats.
help-seed = Repeats the chance of a match: the same number, the same cards.
help-seed-zero = Repeats everything: the same number, the same matches. (0)
help-simulate =
    Let bots play matches of GAME (three-two-five) against each other, and compare bots and roles.

    The bots move on one seat from match to match, so that each sits everywhere equally often. The same seed gives the same
    matches, whatever --jobs is.

    Example: satasat simulate three-two-five --matches 100 --bots medium,easy,easy
help-matches = How many matches are played.
help-out = Write the matches to this file, which must not exist yet.
help-append = Add to the file if it exists.
help-jobs = Play in so many processes at once. (1)
help-verify =
    Check every match of these files (JSON Lines; - is the standard input) by replaying it through the rules.

    Each fault is told in a line FILE:LINE: code: message. The exit code is 0 when all matches hold, 1 when one does not, 2
    when a file cannot be read.

    Example: satasat verify matches.jsonl
help-rules =
    List the house rules of GAME (three-two-five): what each does, its value, what else it may be, and what the four
    descriptions of the game say.

    Example: satasat rules --preset pagat --rule scoring=minus_quota

help-play =
    Play a match of GAME (three-two-five) at this terminal.

    With one bot fewer than seats, bots fill the other seats in ascending order; with as many bots as seats they play by
    themselves. Seats count from 0, in play order. At the table, ? tells what may be typed and why a card is not allowed.

    Example: satasat play --preset pagat --bots easy,medium --record evening.jsonl
help-play-bots = The bots of the other seats, or of all seats: random, easy or medium. (all medium)
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
