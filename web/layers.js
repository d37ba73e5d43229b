// Which folder of src may import which: each only from the folders below it, so that no two import each other.
// Files directly in src or src/screens (main.ts, Replay.svelte) may import everything below.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folders of src, top to bottom. */
export const LAYERS = [
  'screens/gallery',
  'screens/home',
  'screens/table',
  'screens/game',
  'screens/shared',
  'panels/replay',
  'panels/dock',
  'panels/prompts',
  'panels/tea',
  'panels/talk',
  'panels/war',
  'panels/cards',
  'panels/map',
  'panels/tracks',
  'panels/clans',
  'panels/log',
  'panels/result',
  'panels/guide',
  'panels/rules',
  'panels/shared',
  'play',
  'words',
  'art',
  'lib',
  'wire',
  'theme',
]

/** Folders that hold files, as far as layers tell them apart: art/map is part of art. */
const src = join(import.meta.dirname, 'src')
const found = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => relative(src, file.parentPath))
const unknown = found.filter(
  (folder) =>
    !['', 'screens'].includes(folder) &&
    ![...LAYERS, 'testing'].some((layer) => folder === layer || folder.startsWith(`${layer}/`)),
)
if (unknown.length > 0) throw new Error(`layers.js does not say where src/${unknown[0]} belongs`)

const within = (folder) => `./src/${folder}/**/*`

/** For eslint's `no-restricted-paths`: what lies above a folder is out of its reach; tests may reach everything. */
export const zones = LAYERS.map((folder, i) => ({
  target: within(folder),
  from: [...LAYERS.slice(0, i).map(within), './src/*', './src/screens/*', './src/testing/**/*'],
  message: `src/${folder} may import only from the folders below it in layers.js`,
}))
