// Which folder of src may import which: each only from the folders below it, so that no two import each other.
// Files directly in src or src/screens (main.ts, Replay.svelte) may import everything below.
import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Folders of src, top to bottom. */
export const LAYERS = [
  'screens/gallery',
  'screens/howto',
  'screens/tutorial',
  'screens/home',
  'screens/table',
  'screens/game',
  'screens/shared',
  'panels/replay',
  'panels/analysis',
  'panels/dock',
  'panels/prompts',
  'panels/tea',
  'panels/chat',
  'panels/stage',
  'panels/cards',
  'panels/map',
  'panels/tracks',
  'panels/clans',
  'panels/log',
  'panels/result',
  'panels/deals',
  'panels/guide',
  'panels/rules',
  'panels/previews',
  'panels/shared',
  'play',
  'words',
  'art',
  'lib',
  'wire',
  'theme',
]

/** Folders that hold files, as far as layers tell them apart: art/map is part of art. */
const src = join(import.meta.dirname, '..', 'src')
const found = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => relative(src, file.parentPath))
const unknown = found.filter(
  (folder) =>
    !['', 'screens'].includes(folder) &&
    ![...LAYERS, 'testing'].some((layer) => folder === layer || folder.startsWith(`${layer}/`)),
)
if (unknown.length > 0) throw new Error(`layers.js does not say where src/${unknown[0]} belongs`)

/** The layer that a file belongs to, by its number in LAYERS; -1 for files directly in src or src/screens. */
const layerOf = (path) => {
  const place = relative(src, path)
  return LAYERS.findIndex((layer) => place === layer || place.startsWith(`${layer}/`))
}

const isTestHelper = (path) => relative(src, path).startsWith('testing/')

/** ESLint rule: a file imports only from its own layer and those below it. */
export const layersRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = layerOf(context.filename)
    const check = (node) => {
      const specifier = node.source?.value
      if (own === -1 || typeof specifier !== 'string' || !specifier.startsWith('.')) return
      const path = resolve(dirname(context.filename), specifier)
      const other = layerOf(path)
      if (other >= own && !isTestHelper(path)) return
      const message = `src/${LAYERS[own]} may import only from the folders below it in layers.js, not ${specifier}`
      context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
