"""The table on the network: REST, one WebSocket per viewer, an append-only store."""
