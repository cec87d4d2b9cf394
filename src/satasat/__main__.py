"""`python -m satasat` is the command `satasat`."""

from satasat.cli import main

main(prog_name="satasat")
