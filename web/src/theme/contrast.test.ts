import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const tokens = read('tokens.css') + read('roles.css')
type Theme = 0 | 1

/** A color of the theme: `--name: #hex` or `--name: light-dark(#day, #night)`, also through var(). */
function color(name: string, theme: Theme, within = tokens): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(within)?.[1] ?? ''
  const linked = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (linked !== undefined) return color(linked, theme)
  const found = value.match(/#[0-9a-f]{6}/g)?.[value.startsWith('light-dark') ? theme : 0]
  if (found === undefined) throw new Error(`no color --${name}`)
  return found
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const rule = (selector: string): string => new RegExp(`\\.${selector} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''

const GROUNDS = ['paper', 'panel', 'sunken']
const TEXTS = ['ink', 'ink-soft', 'vermilion', 'indigo', 'moss', 'ochre', 'violet', 'teal', 'brown', 'snow']
const THEMES = [
  ['day', 0],
  ['night', 1],
] as const

describe.each(THEMES)('contrast by %s', (_, theme) => {
  it.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground])))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(GROUNDS.flatMap((ground) => ['action', 'line-strong'].map((mark) => [mark, ground])))(
    '%s can be made out on %s',
    (mark, ground) => {
      expect(contrast(color(mark, theme), color(ground, theme))).toBeGreaterThanOrEqual(3)
    },
  )

  it('the main button can be read', () => {
    expect(contrast(color('on-action', theme), color('action-fill', theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'])(
    'a figure of the %s stands out on its base',
    (clan) => {
      const own = rule(`clan-${clan}`)
      expect(contrast(color('clan-on', theme, own), color('clan-base', theme, own))).toBeGreaterThanOrEqual(
        4.5,
      )
    },
  )
})
