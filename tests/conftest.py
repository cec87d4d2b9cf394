"""What all tests begin with."""

import signal

# Whoever starts a run in the background may have it deaf to SIGINT, and so the programs that are tested.
signal.signal(signal.SIGINT, signal.default_int_handler)
