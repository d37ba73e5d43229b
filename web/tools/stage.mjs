// Screenshots of the table at moments of real games:
// node tools/stage.mjs FOLDER [MOMENT@WIDTHxHEIGHT[+SELECTOR …] …]; what is selected is clicked one after the other.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [out = 'shots', ...wanted] = process.argv.slice(2)
const MOMENTS = ['late', 'marshal', 'train', 'tea', 'bid', 'late~night', 'late~zh']
const SIZES = ['1440x900', '820x1180', '390x844']
const USUAL = MOMENTS.flatMap((moment) => SIZES.map((size) => `${moment}@${size}`))

mkdirSync(out, { recursive: true })
const server = await createServer({
  server: { port: 0, hmr: false },
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
})
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
})
for (const [number, shot] of (wanted.length > 0 ? wanted : USUAL).entries()) {
  const [where, ...clicks] = shot.split('+')
  const [name, size] = where.split('@')
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 900, isMobile: width < 900 })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(shot, message.text())
  })
  page.on('pageerror', (error) => console.log(shot, String(error)))
  await page.goto(`${server.resolvedUrls.local[0]}stage.html#${name}`, { waitUntil: 'networkidle' })
  for (const selector of clicks) await page.locator(selector).first().click({ timeout: 3000, force: true })
  await page.screenshot({ path: `${out}/${name}-${size}${clicks.length > 0 ? `-${number}` : ''}.png` })
  await page.close()
}
await browser.close()
await server.close()
