"""The web client: files of the package, and the one page for every address that the client routes itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

# The compiled build brings no client of its own: it is told where that of the sources lies.
FILES = Path(os.environ.get("ZEITRISS_CLIENT") or Path(__file__).parent / "static").resolve()
PAGE = FILES / "index.html"
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ hold a digest of their content
NOT_BUILT = "The web client is not built yet: run make client.\n"


@get(["/", "/credits", "/t/{table:str}", "/learn/{game:str}"], include_in_schema=False, sync_to_thread=False)
def page() -> File | Response[str]:
    if not PAGE.is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)
    return show(PAGE, "no-cache")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(path: FromPath[Path], request: Request[Any, Any, Any]) -> File:
    try:
        file = FILES.joinpath(str(path).lstrip("/")).resolve()
        found = file.is_relative_to(FILES) and file.is_file()
    except (OSError, ValueError):  # no file can have this name
        found = False
    if found:
        return show(file, FOREVER if file.parent.name == "assets" else "no-cache")
    # Whoever types an address reads a page; a program, and whoever asks the API, gets a problem document.
    if "text/html" not in request.headers.get("accept", "") or path.parts[1:2] == ("api",) or not PAGE.is_file():
        raise NotFoundException
    return show(PAGE, "no-cache", 404)


def show(file: Path, cache: str, status: int = 200) -> File:
    headers = {"Cache-Control": cache}
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers, status_code=status)
