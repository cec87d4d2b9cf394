# What `satasat serve` says, and what a browser is told where the page was not built.

serve-kept = Everything is kept in { $db }. Ctrl-C stops the server.
serve-ready = satasat serves at { $address }
serve-lan = Everybody in this network opens { $address }, or points a camera here:
serve-lan-plain = This is plain http: others in the same network could read along, and browsers neither install the page nor keep it for when there is no net.
page-not-built = This server runs, but its page was not built. Whoever runs it can build it: python3 dev.py serve does so. Programs can play here already.
