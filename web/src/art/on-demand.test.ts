import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name) && !name.includes('gallery'),
)

/** Large drawings, and the component that loads them. */
const LARGE = [
  ['cards/pictures', 'art/cards/CardPicture.svelte'],
  ['portraits/portrait', 'art/portraits/Portrait.svelte'],
  ['map/scenery', 'art/map/ProvinceMap.svelte'],
] as const

/** Modules that a file imports before it runs: `from './x'`, not `import('./x')`. */
function staticImports(name: string): string[] {
  const text = readFileSync(join(SRC, name), 'utf8')
  return [...text.matchAll(/^\s*(?:import|export)\b[^;'"()]*?from '([^']+)'/gm)]
    .map(([, path = '']) => path)
    .filter((path) => path.startsWith('.'))
    .map((path) => join(name, '..', path))
}

it.each(LARGE)('%s is loaded on demand, by %s', (large, loader) => {
  const importers = sources.filter((name) => staticImports(name).includes(`art/${large}`))
  expect(importers).toEqual([])
  const [folder = '', file = ''] = large.split('/').slice(-2)
  const text = readFileSync(join(SRC, loader), 'utf8')
  expect(text).toMatch(new RegExp(`import\\('\\./(${folder}/)?${file}'\\)`))
})

it('the scan sees static imports', () => {
  expect(staticImports('art/cards/pictures.ts')).toContain('art/cards/forms')
})
