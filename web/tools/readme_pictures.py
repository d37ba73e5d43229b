"""The pictures and the animation of the README, from the real client: `make pictures`."""

from __future__ import annotations

from argparse import Namespace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import ARGS, chromium
from tests.web.kit.client_build import built_client
from tests.web.kit.recorded_scenes import SCENES
from tests.web.kit.server import WebServer, web_server
from web.tools.filmstrips import EVERY, frames_of
from web.tools.screens import Shoot, new_context

FOLDER: Final = Path("docs/images")
PICTURES: Final = {"table.png": ("mandate", "1440"), "phone.png": ("mandate", "390")}
COLORS: Final = 256
WIDTH: Final = 900  # of the animation
LAST: Final = 2500  # milliseconds that its last frame stays


def shrink(path: Path) -> None:
    """Fewer colors: a third of the size, and no difference that is seen in a README."""
    with Image.open(path) as image:
        image.quantize(COLORS).save(path, optimize=True)


def picture(browser: Browser, server: WebServer, name: str, scene: str, size: str) -> None:
    with TemporaryDirectory() as folder:
        Shoot(browser, server, size, "en", Namespace(folder=folder, only=[scene])).pictures()
        (Path(folder) / f"{scene}-{size}-en.png").replace(FOLDER / name)
    shrink(FOLDER / name)


def animation(browser: Browser, server: WebServer) -> None:
    """A battle of my own, as the client plays it."""
    shoot = Shoot(browser, server, "1440", "en", Namespace(folder=FOLDER, only=None))
    context = new_context(browser, server, "1440", "en", "normal", "full")
    shoot.sign_in(context)
    shots = frames_of(context.new_page(), shoot.tour, SCENES["my own war"])
    context.close()
    frames = [_scaled(shot) for shot in shots]
    times = [EVERY] * (len(frames) - 1) + [LAST]
    frames[0].save(
        FOLDER / "battle.webp", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=60
    )


def _scaled(shot: bytes) -> Image.Image:
    image = Image.open(BytesIO(shot)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def main() -> None:
    with (
        TemporaryDirectory() as data,
        web_server(Path(data), built_client(Path(data))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS, chromium_sandbox=False)
        for name, (scene, size) in PICTURES.items():
            picture(browser, server, name, scene, size)
        animation(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
