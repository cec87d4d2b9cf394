# What `satasat verify` says beside the faults themselves (error-CODE).
verify-count = { $hold } of { $matches } matches hold
verify-count-unfinished = { $hold } of { $matches } matches hold, { $unfinished } of them unfinished
