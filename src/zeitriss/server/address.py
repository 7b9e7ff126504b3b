"""The address under which others in the same network find this machine, for links that are to reach somebody."""

from __future__ import annotations

import socket

from zeitriss.server.protocol import Address

PATIENCE = 0.5  # seconds until a port that does not answer counts as closed
ANYWHERE = ("192.0.2.1", 9)  # an address for documentation: only the way there is asked for, nothing is sent


def find_address(port: int) -> Address:
    host = own_host()
    if not host:
        return Address("", False)
    return Address(f"http://{host}:{port}", answers(host, port))


def own_host() -> str:
    """The machine's own address on the way to others; none where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ANYWHERE)
        except OSError:
            return ""
        host: str = way.getsockname()[0]
    return "" if host.startswith(("127.", "0.")) else host


def answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError:
        return False
    return True
