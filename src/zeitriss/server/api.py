"""The REST routes. Every answer that is no success is a problem document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from zeitriss.core.scene import Scene
from zeitriss.server import shelf
from zeitriss.server.lobby import Lobby
from zeitriss.server.problems import Malformed, NoKey, NotOver
from zeitriss.server.protocol import (
    CardInfo,
    Created,
    CreateTable,
    Entry,
    GameInfo,
    GuideSection,
    Lang,
    MoveWish,
    Problem,
    RematchWish,
    TableInfo,
    UndoWish,
    Update,
)
from zeitriss.server.viewer import Viewer

SMALL, LARGE = 64_000, 1_000_000  # bytes of a request's body; a game file may be large
FILE = "application/x-ndjson"
STALE = CacheControlHeader(no_cache=True)
TheLobby = NamedDependency[Lobby]
TheViewer = NamedDependency[Viewer]
Language = FromQuery[Lang]
Position = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="position; now if not given")]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=7, description="through whose eyes")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="only later lines")]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    spec = ResponseSpec(Problem, generate_examples=False, media_type="application/problem+json", description="refused")
    return dict.fromkeys((400, 429, *statuses), spec)


# --- games ------------------------------------------------------------------------------------------------------------


@get("/games", responses=refusals(), cache_control=STALE, sync_to_thread=False)
def list_games(lang: Language = "en") -> list[GameInfo]:
    return shelf.infos(lang)


@get("/games/{game:str}/art", responses=refusals(404), cache_control=STALE, sync_to_thread=False)
def show_art(game: FromPath[str]) -> dict[str, str]:
    return shelf.art(game)


@get("/games/{game:str}/guide", responses=refusals(404), cache_control=STALE, sync_to_thread=False)
def show_guide(game: FromPath[str], lang: Language = "en") -> list[GuideSection]:
    return shelf.guide(game, lang)


@get("/games/{game:str}/cards", responses=refusals(404), cache_control=STALE, sync_to_thread=False)
def show_cards(game: FromPath[str], lang: Language = "en") -> list[CardInfo]:
    return shelf.cards(game, lang)


# --- tables -----------------------------------------------------------------------------------------------------------


@post("/tables", responses=refusals(404, 413, 422))
async def create_table(lobby: TheLobby, data: JSONBody[CreateTable]) -> Created:
    return await lobby.create(data)


class FileOperation(Operation):
    """Tells the OpenAPI description that the body is a game file."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody({FILE: OpenAPIMediaType(Schema())}, required=True)


@post("/files", responses=refusals(404, 413, 422), operation_class=FileOperation, request_max_body_size=LARGE)
async def import_file(lobby: TheLobby, request: Request[Any, Any, Any]) -> Created:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Malformed("A game file is UTF-8 text.") from None
    return await lobby.bring(text)


async def bearer(request: Request[Any, Any, Any], lobby: TheLobby, table: FromPath[str]) -> Viewer:
    """Whoever asks, by the key in the Authorization header; keys never stand in an address."""
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise NoKey("Send the table's key: Authorization: Bearer KEY.")
    return await lobby.viewer(table, key.strip())


@get("/", responses=refusals(401, 403, 404), cache_control=STALE)
async def show_table(viewer: TheViewer, lang: Language = "en") -> TableInfo:
    viewer.lang = lang
    return viewer.table()


@get("/scene", responses=refusals(401, 403, 404, 422), cache_control=STALE)
async def show_scene(viewer: TheViewer, at: Position = None, seat: SeatNumber = None, lang: Language = "en") -> Scene:
    viewer.lang = lang
    viewer.look_as(seat)
    return viewer.scene(at)


@get("/entries", responses=refusals(401, 403, 404), cache_control=STALE)
async def list_entries(
    viewer: TheViewer, after: After = 0, seat: SeatNumber = None, lang: Language = "en"
) -> list[Entry]:
    viewer.lang = lang
    viewer.look_as(seat)
    return viewer.entries(after)


@post("/moves", status_code=HTTP_200_OK, responses=refusals(401, 403, 404, 409, 413, 422))
async def make_moves(viewer: TheViewer, data: JSONBody[MoveWish], lang: Language = "en") -> Update:
    viewer.lang, viewer.seen = lang, data.n
    await viewer.room.play(viewer.seats, data.n, data.seat, data.moves)
    viewer.look_as(data.seat)
    return viewer.update()


@post("/undo", status_code=HTTP_200_OK, responses=refusals(401, 403, 404, 409, 413))
async def undo(viewer: TheViewer, data: JSONBody[UndoWish], lang: Language = "en") -> Update:
    viewer.lang, viewer.seen = lang, data.n
    await viewer.room.undo(viewer.seats, data.n)
    return viewer.update()


@post("/rematch", responses=refusals(401, 403, 404, 409, 413))
async def rematch(lobby: TheLobby, viewer: TheViewer, data: JSONBody[RematchWish]) -> Created:
    return await lobby.rematch(viewer, data.swap)


@get("/file", media_type=FILE, responses=refusals(401, 403, 404, 409), cache_control=STALE)
async def export_file(viewer: TheViewer) -> Response[str]:
    room = viewer.room
    if room.state.outcome is None:
        raise NotOver("The file holds the seed, so it is given out after the end.")
    name = f"{room.game.name}-{room.id}.jsonl"
    return Response(room.file(), media_type=FILE, headers={"Content-Disposition": f'attachment; filename="{name}"'})


TABLE = Router(
    "/tables/{table:str}",
    route_handlers=[show_table, show_scene, list_entries, make_moves, undo, rematch, export_file],
    dependencies={"viewer": Provide(bearer)},
    security=[{"key": []}],
)
ROUTES: list[Any] = [list_games, show_art, show_guide, show_cards, create_table, import_file, TABLE]
