"""Keys and headers."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_key() -> str:
    """A secret of 144 bits: nobody guesses it, so its plain hash is safe to store."""
    return secrets.token_urlsafe(18)


def new_table() -> str:
    """A table's public id: short enough to read out, not to be guessed."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compares in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{key} {value}" for key, value in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
