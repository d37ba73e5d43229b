"""Stylesheet of the page: light and dark, wide and narrow."""

from __future__ import annotations

from typing import Final

# Ten colors that most people, including most colorblind people, can tell apart.
_LIGHT: Final = (
    *("#2f6db3", "#c77700", "#20805d", "#c0432c", "#8a59b3"),
    *("#2e93c4", "#9a8200", "#b03a73", "#6d5a46", "#747c87"),
)
_DARK: Final = (
    *("#5b9be0", "#f0a63a", "#4cbf95", "#e8705a", "#b78fdb"),
    *("#7cc8ef", "#e0c63c", "#db72a3", "#a58c73", "#a3abb5"),
)


def _variables(colors: tuple[str, ...]) -> str:
    return "".join(f"--s{number}:{color};" for number, color in enumerate(colors))


_COLORS: Final = "".join(
    f".s{number}{{fill:var(--s{number});stroke:var(--s{number});background:var(--s{number})}}"
    for number in range(len(_LIGHT))
)

STYLE: Final = (
    f":root{{color-scheme:light dark;{_variables(_LIGHT)}"
    "--paper:#faf8f4;--card:#fff;--ink:#22252b;--soft:#646a74;--rule:#dcd8d0;--accent:#a8342a;"
    "--up:#2b8a5f;--down:#b8432f}"
    f"@media(prefers-color-scheme:dark){{:root{{{_variables(_DARK)}"
    "--paper:#16181c;--card:#1f2228;--ink:#e8e6e1;--soft:#a0a6b0;--rule:#353a43;--accent:#ef8a78;"
    "--up:#58c093;--down:#ea7a64}}"
    + _COLORS
    + """
*{box-sizing:border-box}
body,svg{font-family:system-ui,-apple-system,"Segoe UI",sans-serif}
body{margin:0;background:var(--paper);color:var(--ink);font-size:16px;line-height:1.5}
header,main{max-width:1180px;margin:0 auto;padding:0 16px}
header{padding-top:24px}
h1{font-size:1.6rem;margin:0 0 8px;color:var(--accent)}
h2{font-size:1.25rem;margin:0 0 4px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}
nav a{color:var(--accent);padding:4px 0}
section{margin:32px 0;scroll-margin-top:12px}
.about{margin:0 0 12px;color:var(--soft);max-width:72ch}
.figures{columns:420px;column-gap:16px}
figure{margin:0;padding:14px;background:var(--card);border:1px solid var(--rule);border-radius:10px}
figure{break-inside:avoid;margin-bottom:16px}
figure.wide{column-span:all}
figcaption{font-weight:600;margin-bottom:8px}
svg{display:block;width:100%;max-width:580px;height:auto;font-size:12.5px}
svg text{fill:var(--ink);stroke:none}
svg .label,svg .number{fill:var(--ink)}
svg .head{font-weight:600}
svg .tick{fill:var(--soft);font-size:11px}
svg .inside{fill:#fff;font-size:11px;font-weight:600}
@media(prefers-color-scheme:dark){svg .inside{fill:#14161a}}
svg .grid{stroke:var(--rule);stroke-width:1}
svg .mark{stroke:var(--accent);stroke-width:1.2;stroke-dasharray:4 3}
svg .whisker{stroke-width:2.5;stroke-linecap:round}
svg .faint{opacity:.4}
svg .part{stroke:var(--card);stroke-width:1}
svg .up{fill:var(--up);stroke:var(--up)}
svg .down{fill:var(--down);stroke:var(--down)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:2px 14px;margin:0 0 8px;padding:0;font-size:.85rem}
.legend i{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin-right:.4em}
.note{font-size:.85rem;color:var(--soft);margin:8px 0 0}
details{margin-top:8px;font-size:.9rem}
summary{cursor:pointer;color:var(--soft);padding:4px 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.8rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:3px 9px 3px 0;border-bottom:1px solid var(--rule);white-space:nowrap}
th{color:var(--soft);font-weight:600}
.n{text-align:right}
@media(max-width:600px){header,main{padding-left:8px;padding-right:8px}figure{padding:10px}}
@media print{details{display:none}section{break-inside:avoid}}
"""
)
