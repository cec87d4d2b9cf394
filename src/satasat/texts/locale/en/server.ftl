# What `satasat serve` says, and the page that it shows until there is one to play on.

serve-kept = Everything is kept in { $db }. Ctrl-C stops the server.
serve-ready = satasat serves at { $address }
serve-lan = Everybody in this network opens { $address }, or points a camera here:
serve-lan-plain = This is plain http: others in the same network could read along, and browsers neither install the page nor keep it for when there is no net.
page-title = This is a satasat server, version { $version }
page-later = Programs can play here already. The page to play on comes with a later version.
