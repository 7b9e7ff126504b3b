"""Metrics: what was written, for Prometheus."""

from prometheus_client import Counter, Histogram

MOVES = Counter("zeitriss_moves", "Lines that were logged")
BATCH = Histogram("zeitriss_batch_moves", "Tables written together", buckets=(1, 2, 5, 10, 20, 50, 100))
