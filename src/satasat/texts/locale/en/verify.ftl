# What `satasat verify` says beside the faults themselves (error-CODE).
verify-count = { $hold } of { $matches } matches hold
verify-count-unfinished = { $hold } of { $matches } matches hold, { $unfinished } of them unfinished
# a second line, where there is such a match
verify-checked = { $checked } of { $matches } matches hold with shuffles that could be checked
