// Screenshots of the gallery: node tools/shots.mjs [folder]
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const out = process.argv[2] ?? 'shots'
const SHOTS = [
  { name: 'emblems', width: 1440, height: 900, full: true },
  { name: 'map', width: 864, height: 620 },
  { name: 'map-night-zh', width: 864, height: 620 },
  { name: 'map-day-phone', width: 390, height: 520 },
]
mkdirSync(out, { recursive: true })
const server = await createServer({ server: { port: 0, hmr: false } })
await server.listen()
const address = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
})
for (const { name, width, height, full } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(name, message.text())
  })
  page.on('pageerror', (error) => console.log(name, String(error)))
  await page.goto(`${address}gallery.html#${name}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full })
}
await browser.close()
await server.close()
