"""Font: letters of three by five dots, so that images need no font file."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

# Each character, then its five rows of three dots as numbers from 0 to 7.
_DRAWN: Final = (
    "A25755 B65656 C34443 D65556 E74647 F74644 G34553 H55755 I72227 J11152 K55655 L44447 M57755 N65555 "
    "O25552 P65644 Q25563 R65655 S34216 T72222 U55557 V55552 W55775 X55255 Y55222 Z71247 "
    "075557 126227 261247 361216 455711 574616 634757 771222 875757 975716 "
    "-00700 +02720 :02020 /11244 *05250 =07070"
)
_GLYPHS: Final = {" ": "00000"} | {drawn[0]: drawn[1:] for drawn in _DRAWN.split()}
_UNKNOWN: Final = "77777"
ADVANCE: Final = 4  # dots from one character to the next
HEIGHT: Final = 5


@cache
def stencil(text: str, scale: int) -> NDArray[np.bool_]:
    """A line of text as an array of dots."""
    dots = np.zeros((HEIGHT, max(1, len(text) * ADVANCE)), dtype=np.bool_)
    for number, character in enumerate(text.upper()):
        for row, digit in enumerate(_GLYPHS.get(character, _UNKNOWN)):
            for column in range(3):
                dots[row, number * ADVANCE + column] = int(digit) >> (2 - column) & 1
    return np.kron(dots, np.ones((scale, scale), dtype=np.bool_))
