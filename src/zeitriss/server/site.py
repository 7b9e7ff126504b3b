"""The web client: files of the package, and the one page for every address that the client routes itself."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

FILES = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ hold a digest of their content
NOT_BUILT = "The web client is not built yet: run make client.\n"


@get(["/", "/t/{table:str}"], include_in_schema=False, sync_to_thread=False)
def page() -> File | Response[str]:
    if not (FILES / "index.html").is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)
    return show(FILES / "index.html", "no-cache")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(path: FromPath[Path]) -> File:
    file = FILES.joinpath(str(path).lstrip("/")).resolve()
    if not file.is_relative_to(FILES) or not file.is_file():
        raise NotFoundException
    return show(file, FOREVER if file.parent.name == "assets" else "no-cache")


def show(file: Path, cache: str) -> File:
    return File(file, filename=file.name, content_disposition_type="inline", headers={"Cache-Control": cache})
