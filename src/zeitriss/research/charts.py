"""Charts: the figures of a report as Vega-Lite, drawn by Altair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import altair as alt

INK, BAR, OTHER, LINE = "#2b2840", "#8260b4", "#3c9f72", "#b9b4c9"
WIDTH = "container"  # as wide as the page has room for it
MOST = 40  # cards in a chart: the strongest of both ends
Figures = dict[str, Any]
Sides = dict[str, Figures]  # what each is called -> its figures; two when cards are compared


def rows(sides: Sides, key: str) -> list[dict[str, Any]]:
    return [{**row, "cards": name} for name, side in sides.items() for row in side[key]]


def chart_of(values: list[dict[str, Any]]) -> Any:
    """A chart with its data inside."""
    altair: Any = alt
    return altair.Chart(altair.Data(values=values))


def colour(sides: Sides) -> Any:
    if len(sides) == 1:
        return alt.value(BAR)
    return alt.Color("cards:N", scale=alt.Scale(range=[BAR, OTHER]), title=None)


def apart(sides: Sides) -> dict[str, Any]:
    """Two sides lie side by side."""
    return {"yOffset": alt.YOffset("cards:N", sort=list(sides))} if len(sides) > 1 else {}


def shares(sides: Sides, key: str, title: str, even: float | None = None) -> Any:
    """Points with their 95 % intervals."""
    base = chart_of(rows(sides, key)).encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=220)), color=colour(sides), **apart(sides)
    )
    seen = ["name:N", alt.Tooltip("share:Q", format=".1%"), alt.Tooltip("low:Q", format=".1%")]
    seen += [alt.Tooltip("high:Q", format=".1%"), "games:Q"]
    axis = alt.X("low:Q", title=title, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    chart = base.mark_rule(strokeWidth=2).encode(x=axis, x2="high:Q")
    chart += base.mark_point(filled=True, size=70).encode(x="share:Q", tooltip=seen)
    return (chart + rule(even) if even is not None else chart).properties(width=WIDTH)


def rule(at: float) -> Any:
    mark = chart_of([{"at": at}]).mark_rule(strokeDash=[4, 4], color=LINE)
    return mark.encode(x="at:Q")


def lengths(sides: Sides) -> Any:
    values = [{"moves": moves, "cards": name} for name, side in sides.items() for moves in side["lengths"]]
    chart = chart_of(values).mark_bar(opacity=0.75)
    count = alt.Y("count():Q", title="games", stack=None)
    return chart.encode(
        x=alt.X("moves:Q", bin=alt.Bin(maxbins=30), title="moves"), y=count, color=colour(sides)
    ).properties(width=WIDTH, height=180)


def endings(sides: Sides, say: Callable[[str], str]) -> Any:
    """In the words that the table has for them."""
    values = [
        {
            "ending": say(f"over-{ending}").rstrip("."),
            "games": count,
            "share": count / max(1, sum(side["endings"].values())),
            "cards": name,
        }
        for name, side in sides.items()
        for ending, count in side["endings"].items()
    ]
    chart = chart_of(values).mark_bar()
    share = alt.X("share:Q", axis=alt.Axis(format="%"), title="share of games")
    y = alt.Y("ending:N", sort=None, title=None, axis=alt.Axis(labelLimit=360))
    return chart.encode(x=share, y=y, color=colour(sides), tooltip=["ending:N", "games:Q"], **apart(sides)).properties(
        width=WIDTH
    )


def effects(sides: Sides, kind: str) -> Any:
    """One row per card: how much oftener its owners win."""
    first = [row for row in next(iter(sides.values()))["effects"] if row["kind"] == kind]
    kept = [row["title"] for row in ([*first[: MOST // 2], *first[-MOST // 2 :]] if len(first) > MOST else first)]
    values = [row for row in rows(sides, "effects") if row["kind"] == kind and row["title"] in kept]
    used = {title: " / ".join(str(row["used"]) for row in values if row["title"] == title) for title in kept}
    values = [{**row, "label": f"{row['title']} · {used[row['title']]}"} for row in values]
    base = chart_of(values).encode(
        y=alt.Y(
            "label:N", sort=[f"{title} · {used[title]}" for title in kept], title=None, axis=alt.Axis(labelLimit=220)
        ),
        color=colour(sides),
        **apart(sides),
    )
    seen = ["title:N", alt.Tooltip("effect:Q", format="+.1%"), "used:Q", "others:Q"]
    axis = alt.X("low:Q", title="wins with it, less those without", axis=alt.Axis(format="+%"))
    chart = rule(0) + base.mark_rule(strokeWidth=2).encode(x=axis, x2="high:Q")
    return (chart + base.mark_point(filled=True, size=55).encode(x="effect:Q", tooltip=seen)).properties(width=WIDTH)


def printed(sides: Sides) -> Any:
    """What bots lose against each, over the difficulty that is printed on it."""
    values = [{**row, "lost": 1 - row["share"]} for row in rows(sides, "trials") if row["printed"] is not None]
    if not values:
        return None
    room = alt.Scale(domain=[0, max(row["printed"] for row in values) + 3])  # for the names
    base = chart_of(values).encode(
        x=alt.X("printed:Q", title="printed difficulty", axis=alt.Axis(tickMinStep=1), scale=room),
        y=alt.Y("lost:Q", title="games lost", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
    )
    dots = base.mark_point(filled=True, size=90).encode(color=colour(sides), tooltip=["name:N", "games:Q"])
    return (dots + base.mark_text(dx=8, align="left").encode(text="name:N")).properties(width=WIDTH, height=240)


def luck(sides: Sides) -> Any:
    values = [
        {"verdict": verdict, "deals": count, "share": count / sum(side["luck"].values()), "cards": name}
        for name, side in sides.items()
        for verdict, count in side["luck"].items()
    ]
    if not values:
        return None
    chart = chart_of(values).mark_bar()
    share = alt.X("share:Q", axis=alt.Axis(format="%"), title="share of deals", scale=alt.Scale(domain=[0, 1]))
    y = alt.Y("verdict:N", sort=None, title=None, axis=alt.Axis(labelLimit=260))
    return chart.encode(x=share, y=y, color=colour(sides), tooltip=["verdict:N", "deals:Q"], **apart(sides)).properties(
        width=WIDTH
    )
