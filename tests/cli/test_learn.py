"""zeitriss learn: a game's lessons at the keyboard."""

from __future__ import annotations

from tests.cli.conftest import Run

from zeitriss import game
from zeitriss.play.lessons import course_of


def answers(name: str) -> str:
    """What a pupil types who does what is asked; something else first."""
    steps = [step for lesson in course_of(game(name)).lessons for step in lesson.steps]
    return "nonsense\n" + "".join("1\n" if ask != "next" else "\n" for step in steps for ask in step.answers)


def test_lessons_lead_to_a_first_game(run: Run) -> None:
    result = run("learn", "antinomy", "--lang", "en", stdin=answers("antinomy"))
    assert result.returncode == 0, result.stderr
    assert "The little wand glows" in result.stdout  # the kind answer to something else
    assert "Three red relics in hand: a paradox" in result.stdout
    assert "zeitriss play antinomy --bot mouse" in result.stdout


def test_a_lesson_can_be_left_and_chosen(run: Run) -> None:
    result = run("learn", "eternitium", "--lesson", "luck", "--lang", "de", stdin="q\n")
    assert result.returncode == 0, result.stderr
    assert "Ohne Droiden bleibt das Glück" in result.stdout
    refused = run("learn", "eternitium", "--lesson", "flying")
    assert refused.returncode == 2
    assert "lesson: 'flying' is not one of road, luck" in refused.stderr
