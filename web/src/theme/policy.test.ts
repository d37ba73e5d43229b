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
