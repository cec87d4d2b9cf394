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
