"""Record all golden games again: `python -m tests.golden.make`."""

from __future__ import annotations

from tests.golden.games import FOLDER, PLANS, path_of, text_of, write


def main() -> None:
    for stale in sorted(set(FOLDER.glob("*.json")) - {path_of(name) for name in PLANS}):
        stale.unlink()
    for name, plan in PLANS.items():
        golden = write(plan)
        path_of(name).write_text(text_of(golden), encoding="utf-8")
        print(f"{name}: {len(golden['steps'])} steps, {path_of(name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
