import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutLatin } from './font-ranges'

const PACKAGES = join(import.meta.dirname, '../../node_modules')
const SHEETS = ['@fontsource-variable/noto-sans-tc/wght.css', '@fontsource/noto-serif-tc/600.css']

/** Whether some face of the style sheet draws that letter. */
function draws(css: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].some(([, range = '']) =>
    range.split(',').some((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-')
      return code >= parseInt(from, 16) && code <= parseInt(to, 16)
    }),
  )
}

describe.each(SHEETS)('%s', (sheet) => {
  const whole = readFileSync(join(PACKAGES, sheet), 'utf8')
  const css = withoutLatin(whole)

  it.each([...'“”‘’—–…·'])('leaves %s to Latin fonts', (sign) => {
    expect(draws(whole, sign)).toBe(true)
    expect(draws(css, sign)).toBe(false)
  })

  it.each([...'日出「」，。！（）→'])('still draws %s', (letter) => {
    expect(draws(css, letter)).toBe(true)
  })
})

it('a range that only touches Latin is left out as a whole', () => {
  const face = (range: string): string => `@font-face { font-family: 'A'; unicode-range: ${range}; }`
  expect(withoutLatin(face('U+2026,U+4e00-4e8c'))).toBe(face('U+4e00-4e8c'))
  expect(withoutLatin(face('U+20-22,U+201c'))).toBe('')
})
