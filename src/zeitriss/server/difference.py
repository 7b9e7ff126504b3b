"""Difference: what has changed between two scenes, for a page that has the first one.

    {"set": {key: value}, "in": {key: difference}, "cut": [key]}    of an object; what is not named stayed
    {"items": [3, {"set": …, "at": 4}, {"new": …}]}                 of a list of objects with ids: in its new order, the
                                                                   old item 3 as it was, item 4 changed, another one

A move changes little of a table: a tenth of the scene has to be sent, or less.

Compiled.
"""

from __future__ import annotations

from typing import Any, Final

from zeitriss.server.faces import Mentions

Object = dict[str, Any]
Difference = dict[str, Any]
WHOLE: Final = "face"  # another card lies there, of which the page may know all (faces.py)
NEVER: Final = object()  # equal to nothing that a scene holds


def difference(old: Any, new: Any, names: Mentions | None = None) -> Difference:
    """What to do to the old object to get the new one; parts that are the same are not looked into.

    With `names`, these stand in what is new in the place of faces.

    >>> difference({"n": 1, "row": [{"id": "a"}, {"id": "b"}]}, {"n": 2, "row": [{"id": "b", "x": 1}, {"id": "c"}]})
    {'set': {'n': 2}, 'in': {'row': {'items': [{'set': {'x': 1}, 'at': 1}, {'new': {'id': 'c'}}]}}}
    """
    before: Object = old  # compiled, a dict is faster than a mapping
    after: Object = new
    found: Difference = {}
    put: Object | None = None
    inside: Object | None = None
    known = 0
    for key, value in after.items():
        was = before.get(key, NEVER)
        known += was is not NEVER
        if was is value:
            continue
        if type(value) is not dict and type(value) is not list:
            if was != value:
                if put is None:
                    put = found["set"] = {}
                put[key] = value
            continue
        deeper = inner(was, value, names)
        if deeper is None or (deeper and key == WHOLE):
            if put is None:
                put = found["set"] = {}
            put[key] = value if names is None else names.part(key, value)
        elif deeper:
            if inside is None:
                inside = found["in"] = {}
            inside[key] = deeper
    if known < len(before):
        found["cut"] = [key for key in before if key not in after]
    return found


def inner(was: Any, value: Any, names: Mentions | None) -> Difference | None:
    """The difference, empty where both are equal; None: there is nothing in common."""
    if type(was) is dict and type(value) is dict:
        return difference(was, value, names)
    if type(was) is list and type(value) is list and was and value and has_id(was[0]) and has_id(value[0]):
        return items(was, value, names)
    return {} if was == value else None


def has_id(one: Any) -> bool:
    return type(one) is dict and "id" in one


def items(was: list[Object], value: list[Object], names: Mentions | None) -> Difference | None:
    """Of lists whose items have ids. Most lie where they lay; only when one does not, all places are looked up."""
    places: dict[Any, int] = {}
    told: list[Any] = []
    kept, same = False, len(was) == len(value)
    for i, one in enumerate(value):
        if i < len(was) and was[i] is one:
            told.append(i)
            kept = True
            continue
        if i < len(was) and was[i]["id"] == one["id"]:
            at = i
        else:
            places = places or {old["id"]: place for place, old in enumerate(was)}
            at = places.get(one["id"], -1)
        if at < 0:
            told.append({"new": one if names is None else names.thing(one)})
            same = False
            continue
        changed = difference(was[at], one, names)
        if changed:
            changed["at"] = at
        told.append(changed or at)
        kept = True
        same = same and at == i and not changed
    return {} if same else {"items": told} if kept else None
