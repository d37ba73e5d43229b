/** Checks the SVG text of drawings; for tests only. */
import { expect } from 'vitest'

const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** Numbers of an arc's arguments: its two flags may stand without a space after them. */
function numbersOf(command: string, text: string): number[] {
  const spaced =
    command === 'a'
      ? text.replace(/((?:[-+]?(?:\d*\.\d+|\d+)[\s,]*){3})([01])[\s,]*([01])[\s,]*/g, '$1 $2 $3 ')
      : text
  return (spaced.match(NUMBER) ?? []).map(Number)
}

/** What is wrong with a path; an empty list when nothing is. */
export function pathFaults(d: string): string[] {
  if (!/^\s*M/.test(d)) return [`does not start with M: ${d}`]
  if (/[^MmLlHhVvCcSsQqTtAaZz\d\s.,+e-]/.test(d)) return [`has a foreign character: ${d}`]
  return [...d.matchAll(/([a-z])([^a-df-z]*)/gi)].flatMap(([, command = '', text = '']) => {
    const kind = command.toLowerCase()
    const arity = ARITY[kind]
    if (arity === undefined) return [`unknown command ${command}: ${d}`]
    const count = numbersOf(kind, text).length
    const whole = arity === 0 ? count === 0 : count > 0 && count % arity === 0
    return whole ? [] : [`${command} takes ${arity} numbers, not ${count} (${text}): ${d}`]
  })
}

export const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d)

/** Well-formed, made of whole paths, without missing values, with each id once and every reference to an id in the picture. */
export function expectValidSvg(svg: string): void {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    'image/svg+xml',
  )
  expect(parsed.querySelector('parsererror')?.textContent ?? '').toBe('')
  expect(unbalanced(svg)).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(svg).not.toMatch(/ style=|href="(?!#)|<script|<image/)
  expect(pathsOf(svg).flatMap(pathFaults)).toEqual([])
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  expect(ids).toEqual([...new Set(ids)])
  const references = [...svg.matchAll(/(?:url\(|href=")#([^)"]*)/g)].map(([, id = '']) => id)
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
}

/** Tags that are not closed in the order they were opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, close, tag = '', rest = ''] of svg.matchAll(/<(\/?)([\w-]+)([^>]*)>/g)) {
    if (close === '/') {
      if (open.pop() !== tag) return [`</${tag}>`]
    } else if (!rest.endsWith('/')) open.push(tag)
  }
  return open
}
