// Screenshots of the gallery, in both themes and at three sizes: npm run shots [folder]
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const out = process.argv[2] ?? 'shots'
const desktop = { width: 864, height: 620 }
const phone = { width: 390, height: 520 }
const SHOTS = [
  { name: 'emblems', width: 1440, height: 900, full: true },
  { name: 'controls', width: 1100, height: 900, full: true },
  { name: 'map', ...desktop },
  { name: 'map-night-zh', ...desktop },
  { name: 'map-grey', ...desktop },
  { name: 'map-phone', ...phone },
  { name: 'map-phone-near', ...phone, zoom: 4 },
]

mkdirSync(out, { recursive: true })
const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' })
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
})
for (const { name, width, height, full = false, zoom = 0 } of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(name, message.text())
  })
  page.on('pageerror', (error) => console.log(name, String(error)))
  await page.goto(`${server.resolvedUrls.local[0]}gallery.html#${name}`, { waitUntil: 'networkidle' })
  if (zoom > 0) await page.locator('[data-province=kyoto]').focus()
  for (let i = 0; i < zoom; i++) await page.keyboard.press('+')
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full })
}
await browser.close()
await server.close()
