"""The server: tables that people sit at over the network, and the store that keeps what happens there."""
