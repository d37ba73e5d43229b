import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Theme = 0 | 1
const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const styles = read('tokens.css') + read('roles.css')

function color(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(styles)
  if (value === null) throw new Error(`no color --${name}`)
  return value[theme + 1] ?? ''
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const READ: readonly (readonly [text: string, ground: string])[] = [
  ['on-action', 'action-fill'],
  ['on-preview', 'preview'],
  ['on-happened', 'happened'],
  ['on-caption', 'caption'],
  ['action', 'paper'],
  ['action', 'panel'],
  ['warning', 'panel'],
  ['selection', 'paper'],
]

describe.each([['day', 0] as const, ['night', 1] as const])('by %s', (_, theme) => {
  it.each(READ)('%s can be read on %s', (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('the ring stands out from its casing', () => {
    expect(contrast(color('ring', theme), color('ring-casing', theme))).toBeGreaterThanOrEqual(4.5)
  })
})
