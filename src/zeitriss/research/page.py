"""Page: a report as one HTML file that works offline; Vega lies inside of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

import vl_convert

from zeitriss import Game
from zeitriss.research import charts
from zeitriss.research.charts import Sides

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;color:#2b2840;background:#fbfaf7;max-width:52rem;margin:2rem auto;padding:1rem}
h1{font-size:1.9rem;margin:0 0 .2rem}h2{font-size:1.25rem;margin:2.4rem 0 .3rem}p{max-width:44rem;margin:.3rem 0 .8rem}
.about{color:#615c78}.chart{background:#fff;border:1px solid #e5e1ee;border-radius:8px}
.chart.vega-embed{display:block;overflow:hidden}
code{display:block;overflow-wrap:anywhere;background:#efecf6;padding:.1rem .3rem;border-radius:4px}
@media(prefers-color-scheme:dark){body{background:#1b1927;color:#e9e6f2}.about{color:#aaa5c0}code{background:#2c2940}}
"""
SAYS = {
    "seats": "Same bot in every seat, so a share away from the dashed line belongs to the seat, not to the player.",
    "effects": "What it does not say: that a card makes one win. Bots take what they like when they can pay for it, so"
    " a card of who leads looks strong and a card of last resort looks weak; another bot would value it otherwise."
    " Of forty cards without any effect, two fall outside of their interval by chance.",
    "effects-count": "Beside each name: how many {what} had it.",
    "luck": "Each deal is played from every side. Who wins from every side has won by skill; a side that wins whoever"
    " sits there has won by its cards. The bots are as unequal as above: between equals, cards decide more.",
    "luck-together": "Each deal is played by every bot. One that all of them win or lose was decided by its cards, one"
    " that only some of them win by who played it.",
    "trials": "Bots are no yardstick for people: what punishes long plans beats them oftener.",
}


@dataclass(frozen=True)
class Section:
    title: str
    words: str
    chart: Any


def page(game: Game[Any], sides: Sides, command: str) -> str:
    """The whole file."""
    say, first = game.words("en"), next(iter(sides.values()))
    found = [section for section in sections(sides, first, say) if section.chart is not None]
    blocks = "".join(
        f'<h2>{escape(one.title)}</h2><p>{escape(one.words)}</p><div class="chart" id="chart-{i}"></div>'
        for i, one in enumerate(found)
    )
    specs = json.dumps([themed(one.chart) for one in found], ensure_ascii=False).replace("</", "<\\/")
    title = f"{say('title')}: what the games say"
    script = (
        f"const specs={specs};specs.forEach((spec,i)=>"
        "vegaEmbed(`#chart-${i}`,spec,{actions:false,renderer:'svg'}));"
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>{about(sides, command)}{blocks}"
        f"<script>{bundle()}</script><script>{script}</script></html>\n"
    )


def themed(chart: Any) -> dict[str, Any]:
    spec: dict[str, Any] = (
        chart.configure_view(stroke=None).configure_axis(labelFontSize=12, titleFontSize=12).to_dict()
    )
    return {**spec, "padding": 12, "autosize": {"type": "fit-x", "contains": "padding"}}


def bundle() -> str:
    """Vega, Vega-Lite and vega-embed as one script, from the package: nothing is fetched."""
    convert: Any = vl_convert
    script: str = convert.javascript_bundle()
    return script.replace("</script", "<\\/script")


def about(sides: Sides, command: str) -> str:
    lines = []
    for name, side in sides.items():
        plan = side["survey"]
        cut = f", {side['cut']} cut because they found no end" if side["cut"] else ""
        label = f"{name}: " if len(sides) > 1 else ""
        lines.append(
            f"{label}{side['games']} games of {plan['seats']} seats by {plan['bot']}{cut}; rules {side['rules']},"
            f" cards {side['cards']}, seeds from {plan['seed']} on."
        )
    told = "<br>".join(escape(line) for line in lines)
    return f'<p class="about">{told} Intervals are 95 %. Made by<code>{escape(command)}</code></p>'


def sections(sides: Sides, first: dict[str, Any], say: Callable[[str], str]) -> list[Section]:
    together, plan = first["together"], first["survey"]
    even = None if together else 1 / plan["seats"]
    found = [
        Section(
            "How often it is won" if together else "Seats",
            "All win or lose together." if together else SAYS["seats"],
            charts.shares(sides, "seats", "games won", even),
        )
    ]
    if first["first"]:
        words = "How often who begins wins; on the dashed line it makes no difference."
        found.append(Section("Who begins", words, charts.shares(sides, "first", "games won", even)))
    found += [
        Section("Length", "Moves of a game, forced ones included.", charts.lengths(sides)),
        Section("Endings", "Why games ended.", charts.endings(sides, say)),
    ]
    counted = SAYS["effects-count"].format(what="games" if together else "seats")
    for i, kind in enumerate(dict.fromkeys(row["kind"] for row in first["effects"])):
        words = counted if i else f"{SAYS['effects']} {counted}"
        found.append(Section(f"What each {kind} does to winning", words, charts.effects(sides, kind)))
    words = (
        f"On the same deals, {plan['rungs']} games each."
        if together
        else (f"The first of each pair, on the same deals in every seat, {plan['rungs']} games each.")
    )
    found.append(Section("Bots", words, charts.shares(sides, "ladder", "games won", None if together else 0.5)))
    deals = f"{sum(first['luck'].values())} deals."
    words = f"{SAYS['luck-together' if together else 'luck']} {deals}"
    found.append(Section("Luck and skill", words, charts.luck(sides)))
    if first["trials"]:
        words = f"{SAYS['trials']} {plan['trials']} games each, by {plan['bot']}."
        found.append(Section("Challenges", words, charts.shares(sides, "trials", "games won")))
        found.append(Section("As printed, as played", "Difficulty beside what is lost.", charts.printed(sides)))
    return found
