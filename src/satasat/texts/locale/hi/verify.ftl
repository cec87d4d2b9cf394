# What `satasat verify` says beside the faults themselves (error-CODE).
verify-count = सही मुक़ाबले: { $matches } में से { $hold }
verify-count-unfinished = सही मुक़ाबले: { $matches } में से { $hold }, इनमें अधूरे: { $unfinished }
# a second line, where there is such a match
verify-checked = सही मुक़ाबले, जिनकी फेंट भी जाँची जा सकी: { $matches } में से { $checked }
