# What `satasat verify` says beside the faults themselves (error-CODE).
verify-count = Матчи без ошибок: { $hold } из { $matches }
verify-count-unfinished = Матчи без ошибок: { $hold } из { $matches }, из них не окончено: { $unfinished }
# a second line, where there is such a match
verify-checked = Матчи, где удалось проверить и тасовку: { $checked } из { $matches }
