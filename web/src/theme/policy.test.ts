import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const files = (ending: RegExp): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name))

it.each(files(/\.svelte$/))('%s writes no style attribute, which the content policy would drop', (name) => {
  expect(readFileSync(join(SRC, name), 'utf8')).not.toMatch(/\sstyle=/)
})

it.each(files(/\.css$/))('%s asks for nothing outside the site', (name) => {
  expect(readFileSync(join(SRC, name), 'utf8')).not.toMatch(/data:|https?:/)
})

const styled = files(/\.(svelte|css)$/).map((name) => [name, readFileSync(join(SRC, name), 'utf8')] as const)
const defined = new Set(
  styled.flatMap(([, text]) =>
    [...text.matchAll(/(?:^|[\s{;:])(--[\w-]+)[=:]/gm)].map(([, name = '']) => name),
  ),
)

it.each(styled)('%s uses no color or size that is defined nowhere', (_, text) => {
  const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
