"""The REST routes. Every answer that is no success is a problem document."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, Router, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from zeitriss.core.scene import Change, Scene, Settling
from zeitriss.play.entry import Entry
from zeitriss.play.seats import Lang
from zeitriss.server import lessons, shelf
from zeitriss.server.address import find_address
from zeitriss.server.errors import Forbidden, Malformed, NoKey, TooMany
from zeitriss.server.guard import Limits, visitor
from zeitriss.server.keys import link
from zeitriss.server.lobby import Lobby
from zeitriss.server.messages import Update
from zeitriss.server.open_tables import list_open, open_up, sit_down
from zeitriss.server.problems import refusals
from zeitriss.server.protocol import (
    GUEST,
    Address,
    Analysis,
    CardInfo,
    Created,
    CreateTable,
    GameInfo,
    GuideSection,
    Key,
    KeyWish,
    MoveWish,
    OpenTable,
    Progress,
    Queue,
    RematchWish,
    SitWish,
    StandInWish,
    TableInfo,
    UndoWish,
)
from zeitriss.server.room import Room
from zeitriss.server.updates import update
from zeitriss.server.viewer import Viewer

SMALL, LARGE = 64_000, 1_000_000  # bytes of a request's body; a game file may be large
FILE = "application/x-ndjson"
PUBLIC, SECRET = CacheControlHeader(no_cache=True), CacheControlHeader(no_store=True)
LATER = ResponseSpec(Analysis, generate_examples=False, description="not yet done")
AnyRequest = Request[Any, Any, Any]
TheLobby = NamedDependency[Lobby]
TheLimits = NamedDependency[Limits]


class Visit(NamedTuple):
    """A table, and whoever comes to it with a key."""

    room: Room
    viewer: Viewer


TheVisit = NamedDependency[Visit]
Language = FromQuery[Lang]
Position = Annotated[int | None, QueryParameter(description="position; now if not given")]
SeatNumber = Annotated[int | None, QueryParameter(description="through whose eyes")]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="only later lines")]


# --- games ------------------------------------------------------------------------------------------------------------


@get("/games", responses=refusals(), cache_control=PUBLIC, sync_to_thread=False)
def list_games(lang: Language = "en") -> list[GameInfo]:
    return shelf.infos(lang)


@get("/games/{game:str}/art", responses=refusals(404), cache_control=PUBLIC, sync_to_thread=False)
def show_art(game: FromPath[str]) -> dict[str, str]:
    return shelf.art(game)


@get(
    "/games/{game:str}/cover",
    responses=refusals(404),
    cache_control=PUBLIC,
    media_type="image/svg+xml",
    sync_to_thread=False,
)
def show_cover(game: FromPath[str]) -> str:
    picture = shelf.cover(game)
    if picture is None:
        raise NotFoundException(f"{game} has no cover.")
    return picture


@get("/games/{game:str}/guide", responses=refusals(404), cache_control=PUBLIC, sync_to_thread=False)
def show_guide(game: FromPath[str], lang: Language = "en") -> list[GuideSection]:
    return shelf.guide(game, lang)


@get("/games/{game:str}/cards", responses=refusals(404), cache_control=PUBLIC, sync_to_thread=False)
def show_cards(game: FromPath[str], lang: Language = "en") -> list[CardInfo]:
    return shelf.cards(game, lang)


@get("/address", responses=refusals(), cache_control=SECRET)
async def show_address(request: AnyRequest) -> Address:
    _, port = request.scope["server"] or ("", None)
    return await asyncio.to_thread(find_address, port or 80)


# --- tables -----------------------------------------------------------------------------------------------------------


def another_table(request: AnyRequest, limits: Limits) -> None:
    if not limits.new.spend(visitor(request.scope)):
        raise TooMany("So many tables a day are enough; tomorrow there are more.")


@post("/tables", responses=refusals(404, 413, 422))
async def create_table(request: AnyRequest, lobby: TheLobby, limits: TheLimits, data: JSONBody[CreateTable]) -> Created:
    another_table(request, limits)
    return await lobby.create(data)


@get("/open-tables", responses=refusals(), cache_control=SECRET)
async def list_open_tables(lobby: TheLobby, lang: Language = "en") -> list[OpenTable]:
    return await list_open(lobby.store, lang)


@post("/open-tables/{table:str}", responses=refusals(404, 409, 413, 422))
async def sit_down_at(
    request: AnyRequest, lobby: TheLobby, limits: TheLimits, table: FromPath[str], data: JSONBody[SitWish]
) -> Key:
    if not limits.seats.spend(visitor(request.scope)):
        raise TooMany("So many seats are enough; play a little first.")
    return await sit_down(await lobby.room(table), data.name)


class FileOperation(Operation):
    """Tells the OpenAPI description that the body is a game file."""

    def __post_init__(self) -> None:
        self.request_body = RequestBody({FILE: OpenAPIMediaType(Schema(type=OpenAPIType.STRING))}, required=True)


@post(
    "/files",
    responses=refusals(404, 413, 422),
    operation_class=FileOperation,
    request_max_body_size=LARGE,
)
async def import_file(lobby: TheLobby, limits: TheLimits, request: AnyRequest) -> Created:
    another_table(request, limits)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Malformed("A game file is UTF-8 text.") from None
    who = visitor(request.scope)
    if not limits.files.enter(who):
        raise TooMany("Other files of yours are being read; one after the other, please.")
    try:
        return await lobby.bring(text, who, share=limits.files.held[who])
    finally:
        limits.files.leave(who)


@get("/files/queue", responses=refusals(), cache_control=SECRET)
async def show_queue(request: AnyRequest, lobby: TheLobby) -> Queue:
    return Queue(lobby.workers.ahead(visitor(request.scope)))


def secret(request: AnyRequest, what: str) -> str:
    """The secret in the Authorization header; secrets never stand in an address."""
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise NoKey(f"Send {what}: Authorization: Bearer KEY.")
    return key.strip()


async def bearer(request: AnyRequest, lobby: TheLobby, table: FromPath[str], lang: Language = "en") -> Visit:
    return Visit(*await lobby.viewer(table, secret(request, "the table's key"), lang))


# No security is declared: a guest's secret opens nothing, and one that nobody used yet has simply won nothing yet.
@get("/progress", responses=refusals(401, 404), cache_control=SECRET)
async def show_progress(lobby: TheLobby, request: AnyRequest, game: FromQuery[str], lang: Language = "en") -> Progress:
    guest = secret(request, "the guest's secret")
    if not re.match(GUEST, guest):
        raise Malformed("A guest's secret has 22 to 64 letters, digits, - or _.", "guest")
    return await lobby.progress(guest, game, lang)


@get("/", responses=refusals(401, 403, 404))
async def show_table(visit: TheVisit) -> TableInfo:
    return visit.room.table(visit.viewer)


@get("/scene", responses=refusals(401, 403, 404, 422))
async def show_scene(visit: TheVisit, at: Position = None, seat: SeatNumber = None) -> Scene:
    room, viewer = visit
    viewer.look_as(seat, room.state)
    return room.pages.scene(viewer.look, viewer.lang, at)


def own_seat(visit: Visit, seat: int) -> Visit:
    """A visit that looks through the eyes of a seat of its own."""
    visit.viewer.look_as(seat, visit.room.state)
    if seat not in visit.viewer.seats:
        raise Forbidden(f"This key does not open seat {seat}.", "seat")
    return visit


@get("/preview", responses=refusals(401, 403, 404, 422))
async def show_preview(visit: TheVisit, move: FromQuery[str], seat: FromQuery[int]) -> list[Change]:
    room, viewer = own_seat(visit, seat)
    return room.pages.preview(seat, viewer.lang, move)


@get("/settling", responses=refusals(401, 403, 404, 422))
async def show_settling(visit: TheVisit, move: FromQuery[str], seat: FromQuery[int]) -> Settling | None:
    """The payment that a legal move would lead to, so that it can be chosen before the move is made."""
    room, viewer = own_seat(visit, seat)
    return room.pages.settling(seat, viewer.lang, move)


@get("/entries", responses=refusals(401, 403, 404))
async def list_entries(visit: TheVisit, after: After = 0, seat: SeatNumber = None) -> list[Entry]:
    room, viewer = visit
    viewer.look_as(seat, room.state)
    return room.pages.entries(viewer, after)


@post("/moves", status_code=HTTP_200_OK, responses=refusals(401, 403, 404, 409, 413, 422))
async def make_moves(visit: TheVisit, data: JSONBody[MoveWish]) -> Update:
    room, viewer = visit
    viewer.seen = data.n
    await room.play(viewer.seats, data.n, data.seat, data.moves)
    viewer.look_as(data.seat, room.state)
    return update(room.pages, viewer)


@post("/undo", status_code=HTTP_200_OK, responses=refusals(401, 403, 404, 409, 413))
async def undo(visit: TheVisit, data: JSONBody[UndoWish]) -> Update:
    room, viewer = visit
    viewer.seen = data.n
    await room.undo(viewer.seats, data.n)
    return update(room.pages, viewer)


@post("/stand-in", status_code=HTTP_200_OK, responses=refusals(401, 403, 404, 409, 413, 422))
async def let_play(visit: TheVisit, data: JSONBody[StandInWish]) -> TableInfo:
    room, viewer = visit
    await room.let_play(viewer.seats, data.n, data.seat, data.bot)
    return room.table(viewer)


@post("/keys", responses=refusals(401, 403, 404, 409, 413))
async def renew_key(visit: TheVisit, data: JSONBody[KeyWish]) -> Key:
    key = await visit.room.renew(visit.viewer, data.seat)
    return Key(key, [data.seat], link(visit.room.id, key))


@post("/open", status_code=HTTP_200_OK, responses=refusals(401, 403, 404, 409))
async def open_table(visit: TheVisit) -> TableInfo:
    await open_up(*visit, True)
    return visit.room.table(visit.viewer)


@post("/close", status_code=HTTP_200_OK, responses=refusals(401, 403, 404))
async def close_table(visit: TheVisit) -> TableInfo:
    await open_up(*visit, False)
    return visit.room.table(visit.viewer)


@post("/rematch", responses=refusals(401, 403, 404, 409, 413))
async def rematch(lobby: TheLobby, visit: TheVisit, data: JSONBody[RematchWish]) -> Created:
    return await lobby.rematch(*visit, data.swap)


@get("/analysis", responses={202: LATER} | refusals(401, 403, 404, 409, 503))
async def show_analysis(lobby: TheLobby, visit: TheVisit) -> Response[Analysis]:
    analysis = await lobby.analyses.of(*visit)
    return Response(analysis, status_code=HTTP_200_OK if analysis.done == analysis.total else HTTP_202_ACCEPTED)


@get("/file", media_type=FILE, responses=refusals(401, 403, 404, 409))
async def export_file(request: AnyRequest, lobby: TheLobby, table: FromPath[str]) -> Response[str]:
    name, text = await lobby.file(table, secret(request, "the table's key"))
    return Response(text, media_type=FILE, headers={"Content-Disposition": f'attachment; filename="{name}"'})


TABLE = Router(
    "/tables/{table:str}",
    route_handlers=[
        show_table,
        show_scene,
        show_preview,
        show_settling,
        list_entries,
        make_moves,
        undo,
        let_play,
        renew_key,
        open_table,
        close_table,
        rematch,
        show_analysis,
        export_file,
    ],
    dependencies={"visit": Provide(bearer)},
    cache_control=SECRET,
    security=[{"key": []}],
)
ROUTES: list[Any] = [
    list_games,
    show_art,
    show_cover,
    show_guide,
    show_cards,
    lessons.show_pictures,
    lessons.show_lesson,
    lessons.answer_lesson,
    show_address,
    create_table,
    list_open_tables,
    sit_down_at,
    import_file,
    show_queue,
    show_progress,
    TABLE,
]
