# What `satasat verify` says beside the faults themselves (error-CODE).
verify-count = { $matches } मध्ये { $hold } म्याच ठीक छन्
verify-count-unfinished = { $matches } मध्ये { $hold } म्याच ठीक छन्, तीमध्ये { $unfinished } सकिएका छैनन्
# a second line, where there is such a match
verify-checked = { $matches } मध्ये { $checked } म्याच ठीक छन् र तिनका फिटाइ पनि जाँच्न सकियो
