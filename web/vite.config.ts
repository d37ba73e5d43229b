import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { withoutLatin } from './src/theme/font-ranges.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * Every browser we serve reads woff2: the older copies would double the size of the wheel. Latin text keeps its own
 * punctuation, also after the Chinese fonts have been loaded.
 */
const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!/@fontsource.*\.css$/.test(id)) return null
    const woff2 = code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '')
    return { code: /noto-\w+-tc/.test(id) ? withoutLatin(woff2) : woff2, map: null }
  },
}

const OUT = process.env['CLIENT_OUT'] ?? here('../src/hinode/server/static')

/** The best quality takes four times as long for files that are hardly smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Compressed copies of every text file, for the server to send; fonts are compressed already. */
const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  async closeBundle() {
    const texts = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html|svg|json)$/.test(name),
    )
    const copies = texts.map(async (name) => {
      const [path, text] = [join(OUT, name), readFileSync(join(OUT, name))]
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, BROTLI))
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    })
    await Promise.all(copies)
  },
}

export default defineConfig({
  base: '/',
  resolve: { alias: { '@locale': here('../src/hinode/locale') } },
  plugins: [fonts, svelte(), svelteTesting(), compressedCopies],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy is default-src 'self': no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() as it is written
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), here('../src/hinode/locale')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false, // components load once for each thread, not for each file
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    experimental: { fsModuleCache: true }, // components that did not change since the last run are not compiled again
    testTimeout: 30_000, // a machine may be busy
  },
})
