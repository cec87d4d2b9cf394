# error-CODE: why something was refused, as reported to nobody in particular (verify, exit lines).
# why-CODE: the same to the player who asks why he may not; it ends with the rule.

## Moves

error-bad_card = "{ $text }" is no card
error-out_of_turn = { $by } moved, { $turn } was due
error-not_now = { $by } made the move { $move }, { $due } was due
error-not_a_move = { $by } gave something that is no move: { $value }
error-match_over = { $by } moved after the match was over
error-no_such_seat = seat { $seat_no } does not exist, seats are { $least } to { $most }
error-wrong_cards = the order does not hold each of its cards once; missing: { $missing }, too many: { $extra }
error-cut_range = { $by } cut at { $at }, { $least } to { $most } is allowed
error-method_off = { $by } declined by { $method }, allowed is { $allowed }
error-not_tied = { $by } named { $suit }, the turned cards leave { $allowed }
error-not_in_rest = { $card } is none of the last five cards of the five-seat
error-position_range = { $by } drew at { $position }, { $least } to { $most } is allowed
error-not_in_hand = { $by } does not hold { $card }
error-must_follow = { $by } played { $card }, { $suit } were led and it holds { $cards }
error-return_drawn = { $by } gave back { $card }, the card just drawn
error-return_keep = { $by } gave back { $card } and kept { $left } of { $suit }, { $keep } must stay
error-bid_too_low = { $by } bid { $chips }, the least is { $least }
error-bid_above_pool = { $by } opened at { $chips }, the pool holds { $pool }
error-bid_above_stack = { $by } bid { $chips } and has { $stack }
error-bid_above_most = { $by } bid { $chips }, the most is { $most }

why-not_in_hand = You do not hold { $card }.
why-bid_too_low = { $bid ->
    [0] The least bid is one chip.
   *[other] { $bid } has been bid. Bid { $least } or more.
 }
why-bid_above_pool = The first bid may not be more than the pool, which holds { $pool }.
why-bid_above_stack = { $stack ->
    [0] You have no chips left to bid.
    [one] You have one chip and cannot bid more.
   *[other] You have { $stack } chips and cannot bid more.
 }
why-bid_above_most = The most that may be bid is { $most }.
why-must_follow = { $sevens ->
    [permanent_trumps] { $trump ->
        [yes] { $led } is a trump, so trump was led, and both sevens are trumps in every deal: you must follow with { $cards } (R-SEVEN-4, option sevens).
       *[no] { $suit } were led and you hold { $cards }; both sevens are trumps and have left their own suits (R-SEVEN-4, option sevens).
    }
   *[low] { $trump ->
        [yes] Trump was led and you hold { $cards }: you must follow suit (R-PLAY-3).
       *[no] { $suit } were led and you hold { $cards }: you must follow suit (R-PLAY-3).
    }
 }
why-return_drawn = That is the card you have just drawn; it may not go straight back (R-PULL-10, option return_drawn).
why-return_keep = { $sevens ->
    [permanent_trumps] { $card } counts as { $suit }, as both sevens are trumps; you would keep { $left ->
        [0] none
       *[other] only { $left }
    } of that suit, and { $keep } must stay (R-PULL-9, options return_keep and sevens).
   *[low] You would keep { $left ->
        [0] no { $suit }
       *[other] only { $left } of { $suit }
    }; { $keep } must stay (R-PULL-9, option return_keep).
 }
why-not_tied = The highest of the three turned cards decides; they leave { $allowed } (R-TRUMP-5).
why-method_off = { $timing ->
    [after_ten] Trump is named with all ten cards in hand; there is nothing left to turn (R-TRUMP-12, option trump_timing).
   *[after_five] This table does not play that way of making trump (option trump_alternatives).
 }
why-cut_range = A cut takes { $least } to { $most } cards (R-CUT-3).
why-position_range = The fan has places 1 to 10.
why-wrong_cards = A fan holds your ten cards, each once.{ $missing ->
    [none] {""}
   *[other] {" "}Missing: { $missing }.
 }{ $extra ->
    [none] {""}
   *[other] {" "}Not yours, or twice: { $extra }.
 } (R-PULL-8)

## Rules

error-unknown_game = there is no game "{ $game }"; the games are { $allowed }
error-unknown_preset = there is no preset "{ $preset }"; the presets are { $allowed }
error-unknown_option = there is no option "{ $option }"; the options are { $allowed }
error-missing_option = the option { $option } is missing
error-bad_value = the option { $option } cannot be { $value }; it can be { $allowed ->
    [none] any whole number from 1
   *[other] { $allowed }
 }
error-option_range = the option { $option } cannot be { $value }; it can be { $most ->
    [none] any whole number from { $least }
   *[other] { $least } to { $most }
 }{ $none ->
    [yes] , or none
   *[no] {""}
 }
error-ante_above_chips = the ante of { $ante } is more than the { $chips } chips that everybody starts with
error-after_ten_alternatives = with trump_timing = after_ten there is nothing left to turn, so trump_alternatives must be none, not { $alternatives } (V-1)
error-trick_instead_pulls = trick_instead = on needs pulls = on (V-2)

## Positions

error-wrong_type = { $field } of a position cannot be { $value }: it is of another type
error-hands_of_three = a position has three hands, not { $hands }
error-no_such_leader = seat { $leader_no } does not exist, seats are { $least } to { $most }
error-trick_too_long = at most two cards lie in a trick that goes on, not { $trick }
error-not_of_the_pack = { $card } is not in the pack of this game
error-card_twice = { $card } is there twice
error-uneven_hands = the hands have { $sizes } cards, counting those in the trick; it must be as many in each, { $least } to { $most }
error-did_not_follow = seat { $seat_no } played { $card } and holds { $cards } of the suit led

## Records

error-bad_json = this is no JSON (column { $column })
error-bad_utf8 = this is no UTF-8 text
error-bad_line = this is no line of a record: { $value }
error-bad_header = the header's "{ $key }" is { $value ->
    [null] missing or empty
   *[other] { $value }
 }, due is { $due }
error-bad_move = the move { $value } cannot be read, due are the fields { $due }
error-bad_result = a result line holds "result" and nothing else, not { $value }
error-blank_line = the line is blank
error-byte_order_mark = the file begins with a byte-order mark
error-cut_off = the last line is cut off; everything before it was read
error-duplicate_key = the key "{ $key }" stands twice
error-line_too_long = the line is longer than { $longest } bytes
error-no_header = a match begins with a header line
error-no_match = there is no match in the file
error-no_result = the match is over, its result line was due here
error-no_table = a shuffle has a proof, but the header names no table that it was made for
error-not_over = a result line before the end of the match
error-preset_differs = the preset { $preset } has { $option } = { $due }, not { $value }
error-proof_missing = the shuffle of deal { $deal } has no proof, those before have
error-proof_stray = the shuffle of deal { $deal } has a proof, those before have none
error-seats_differ = { $value } players for { $due } seats
error-stray_line = a line between a result and the next header
error-wrong_chain = { $where } of { $label } is { $value }, the chain gives { $due }
error-wrong_commitment = the commitment of deal { $deal } is { $value }, seed and table give { $due }
error-wrong_result = { $where } is { $value }, the moves give { $due }
error-wrong_version = the version is { $value }, this program reads { $due }

## Arguments and answers

error-file_exists = { $file } exists; with --append the match is added to it
error-file_missing = { $file } does not exist
error-file_unreadable = { $file } cannot be read ({ $reason })
error-file_unwritable = { $file } cannot be written ({ $reason })
error-file_foreign = { $file } is no record of matches, nothing is added to it
error-file_busy = { $file } is in use by another match
error-file_cut_off = the last line of { $file } is cut off, nothing can be added behind it
error-nothing_to_resume = { $file } holds no unfinished match
error-bad_name = the name "{ $name }" cannot be kept: 1 to 24 visible characters
error-stream_failed = input or output failed ({ $reason })
error-worker_died = a process that was at work on this has ended by itself, or was too late
error-jit_disabled = the solver and the bots that look ahead need compiled code, and { $variable } is set; unset it
error-append_alone = --append adds to a file, and none is named
error-resume_alone = --resume takes rules and players from the file; leave out { $option }
error-bad_rule = "{ $text }" is not of the form option=value
error-bad_bots = { $given ->
    [one] one bot
   *[other] { $given } bots
 } for { $seats } seats; these numbers are possible: { $due }
error-bad_pool = bots meet other bots: name two or more, each once, not { $given }
error-bad_hand = a hand has { $due } cards, not { $given }
error-two_budgets = --worlds and --millis exclude each other
error-arena_foreign = { $file } holds no arena, it is left as it is
error-arena_differs = { $file } holds another arena: { $key } is { $value } there, { $due } here
error-arena_line = line { $line } of { $file } is not the meeting that is due there
error-unknown_bot = there is no bot "{ $bot }"; the bots are { $allowed }
error-not_for_game = this cannot be done with { $game } yet, only with { $allowed }
error-bad_seat = there is no seat { $value }; seats are 0 to { $most }
error-seat_hidden = the match is not over, and seat { $value } is played by a bot: its cards stay hidden until then
error-no_such_match = there is no match { $value } in { $file }; it holds { $most }
error-no_such_deal = there is no deal { $value } in the match; it holds { $most }
error-over_when_dealt = deal { $value } was over when it was dealt, as somebody held 35; there is nothing to play once more
error-match_faulty = the match cannot be shown from line { $line } of { $file }: { $reason }
error-match_unfinished = match { $value } of { $file } is not over; a review shows all cards
error-page_foreign = { $file } exists and is no review; it is not written over
error-report_missing = the page needs { $package }: pip install { $extra }
error-unknown_language = there is no language "{ $language }"; the languages are { $allowed }
error-undo_nothing = there is no decision of yours to take back
error-undo_hidden = others have moved or a hidden card has been shown since your last decision, so it stands
error-not_understood = "{ $text }" is not understood here
error-ambiguous = "{ $text }" may be { $cards }
error-no_more_input = the input has ended before the match

## The database

error-store_bad_url = "{ $url }" is no database: name a file, sqlite:///FILE or postgresql://USER@HOST/NAME
error-store_unreachable = the database { $url } cannot be opened ({ $reason })
error-store_in_use = another server keeps its tables in { $url }
error-store_missing = there are no tables in { $url }
error-store_foreign = { $url } holds something else, it is left as it is
error-store_newer = { $url } was made by a newer program: it is at { $version }, this one knows { $due }
error-store_conflict = something else has been stored there in the meantime
error-store_failed = nothing can be stored or read now ({ $reason }); try again
error-store_full = the disk of the server is full; nothing can be stored until it has space again
error-store_not_empty = { $url } is not empty; a backup is restored into an empty database only
error-backup_exists = { $file } exists; a backup is not written over it
error-backup_foreign = { $file } is no backup of tables
error-backup_damaged = { $file } is damaged ({ $reason })
error-backup_gap = { $file } is not whole: lines are missing in the log of table { $table }

## Around a server

error-bad_message = this message cannot be read: { $reason }
error-bad_origin = "{ $value }" is no address of a page; it is written https://NAME or http://NAME:PORT
error-origin_needed = a server at { $host } can be reached by others: name the address of its page with --origin, or use --lan at home
error-two_hosts = --lan listens to the whole local network, --host { $host } to one address: give one of them
error-port_busy = port { $port } is in use already; choose another with --port
error-cannot_listen = nothing can be reached at { $host }, port { $port } ({ $reason })
error-no_lan = this machine has no address in a local network
error-bad_limit = "{ $value }" changes no limit; it is written NAME=N, and the names are { $allowed }
error-server_unreachable = no server answers at { $url } ({ $reason })
error-no_satasat = what answers there is no satasat server (status { $status })
error-other_protocol = the server speaks protocol { $value }, this program speaks { $due }: bring the older of them up to date
error-no_free_seat = no seat is free at table { $table }
error-foreign_host = this server is not called "{ $value }"
error-foreign_origin = a page of "{ $value }" may not speak to this server; requests of browsers have to say whose page sends them
error-no_origin = nobody says whose page asks: a browser sends Origin, a program a token that it got with "bearer": true
error-no_session = nobody is known by this; begin a session with a name
error-wrong_phrase = nobody has this recovery phrase
error-not_for_you = this is told to programs on the server's own machine alone
error-unknown_path = there is nothing at { $value }
error-wrong_method = { $value } does nothing here
error-too_long = { $size } bytes are too many, { $most } are allowed
error-limit = too much of this at once ({ $key }); try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
error-busy = too much waits to be done already ({ $key })
error-closing = the server is going down, and will be back

## At a table

error-unknown_table = there is no table { $table }
error-unknown_match = you have played no match { $number } at table { $table }
error-table_damaged = the log of table { $table } cannot be read; the server's operator has to look at it
error-wrong_secret = this link does not open the table
error-wrong_spoken_code = no table has this code now; codes are valid for ten minutes
error-not_joined = you do not follow this table
error-not_seated = only who sits at the table may do this
error-not_host = only the host may do this
error-no_spectators = nobody may watch at this table
error-too_many_spectators = { $most } watch already
error-table_locked = the host has locked the table
error-no_such_seat_here = there is no seat { $seat_no }, seats are 0 to { $most }
error-seat_taken = { $seat } is taken
error-seat_empty = nobody sits at { $seat }
error-seats_empty = a seat is empty
error-seats_in_use = with { $most } seats somebody would have to get up
error-already_seated = you sit at { $seat } already
error-nobody_plays = bots alone do not begin a match
error-bad_player_name = a name has 1 to { $longest } visible characters, and letters or digits among them
error-name_like_another = somebody at the table has a name that looks like "{ $name }"
error-match_on = not while a match is on
error-no_match_on = no match is on
error-no_match_yet = no match has been played here yet
error-match_not_over = the match is not over; its cards stay hidden until then
error-not_between_deals = not in the midst of a deal
error-no_deal_waits = no deal waits to begin
error-wrong_deal = deal { $deal } does not wait to begin, deal { $due } does
error-already_ready = you are ready already
error-bad_seed = a seed has { $digits } hexadecimal digits, in lower case
error-dealer_by_lot = at this table the first dealer is drawn by lot
error-setting_fixed = { $setting } can be changed only while no match is on
error-too_many_deals = a match at a table of this server has at most { $most } deals, not { $deals }
error-stale = something has happened since { $seq }: the table is at { $due }
error-not_yet = nothing has happened at { $seq } yet, the table is at { $due }
error-not_your_turn = it is not your turn
error-claim_not_now = the rest can be claimed only while cards are played
error-claim_on = a claim is being played out
error-claim_unproven = from what you see it is not sure that all the rest are yours
error-nothing_to_take_back = there is no move of yours that may be taken back
error-proposal_open = another question is open
error-no_such_proposal = no question { $proposal } is open
error-own_proposal = you have asked this yourself
error-already_consented = you have said yes already
error-hints_off = there are no hints at this table
error-bad_text = what is said has 1 to { $longest } characters
error-unknown_phrase = there is no phrase or face "{ $value }"
error-say_one_thing = say a phrase, a face or a text, one of them
error-text_at_private_tables = words of one's own can be said at private tables only
