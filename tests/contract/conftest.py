"""The checks live beside the tests; their asserts should explain themselves as well."""

import pytest

CHECKS = ("copies", "digests", "edits", "extremes", "knowledge", "messages", "moving", "record", "scenes", "secrets")
pytest.register_assert_rewrite(*(f"tests.contract.{name}" for name in CHECKS))
