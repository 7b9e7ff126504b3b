"""Metrics: what was written, for Prometheus."""

from prometheus_client import Counter, Histogram

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

MOVES = Counter("zeitriss_moves", "Lines that were logged")
BATCH = Histogram("zeitriss_batch_moves", "Tables written together", buckets=(1, 2, 5, 10, 20, 50, 100))
# One observation for a batch: between several workers each is a write into a file that they share.
SAVING = Histogram("zeitriss_move_seconds", "From a batch's first move until it is on disk", buckets=SECONDS)
