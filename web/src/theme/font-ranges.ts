/** Chinese fonts draw quotation marks, dashes, and dots as wide as a Chinese letter: so these characters are removed from the fonts' ranges for Latin text. */

/** Latin letters and signs, and general punctuation, from and to. */
const LATIN: readonly (readonly [number, number])[] = [
  [0x0, 0x36f],
  [0x2000, 0x206f],
]

/** One part of a unicode-range, as `U+4e00`, `U+4e00-4eff`, or `U+4e??`. */
function bounds(part: string): readonly [number, number] {
  const [first = '', last = first] = part.trim().slice(2).split('-')
  return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'f'), 16)]
}

const isLatin = (part: string): boolean => {
  const [from, to] = bounds(part)
  return LATIN.some(([first, last]) => from <= last && to >= first)
}

/** The style sheet of a Chinese font without what Latin text is written with; faces that hold nothing else are left out. */
export function withoutLatin(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const range = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]
    if (range === undefined) return face
    const kept = range.split(',').filter((part) => !isLatin(part))
    return kept.length === 0 ? '' : face.replace(range, kept.toString())
  })
}
