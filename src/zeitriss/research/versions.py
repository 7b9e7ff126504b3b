"""Versions: the environments' ids with their history. The same id: the same actions, the same numbers, the same games.

An id ends in the version of its game's environments (`antinomy_v0`, `zeitriss/Antinomy-v0`). A changed action index or
observation encoding raises it, and the new line says what has changed.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Version:
    number: int
    actions: str  # digest of the action index
    encoding: str  # digest of the observation encoding
    changed: str


FIRST = "the first"
VERSIONS: dict[str, tuple[Version, ...]] = {
    "aeons_end": (Version(0, "15b4f1d84c6a8485", "0e0d1404644bcee8", FIRST),),
    "antinomy": (Version(0, "6a2508eb5e427126", "930bc5cc36e73b71", FIRST),),
    "eternitium": (Version(0, "e356f6ee2e9002ce", "bbdd4187d75eceae", FIRST),),
    "res_arcana": (Version(0, "e30863e763835cbe", "0c2c27efc8f56213", FIRST),),
}


def version(game: str) -> int:
    """The version of a game's environments; games of other packages begin with 0."""
    return VERSIONS[game][-1].number if game in VERSIONS else 0
