// Screenshots of the table at moments of real games: node tools/stage.mjs FOLDER [MOMENT@WIDTHxHEIGHT …]
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [out = 'shots', ...wanted] = process.argv.slice(2)
const USUAL = ['late@1440x900', 'late@1920x1080', 'late@820x1180', 'late@390x844', 'marshal@1440x900', 'marshal@390x844', 'train@1440x900', 'late~night@1440x900']

mkdirSync(out, { recursive: true })
const server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error', optimizeDeps: { noDiscovery: true, include: [] } })
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
})
for (const shot of wanted.length > 0 ? wanted : USUAL) {
  const [name, size] = shot.split('@')
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 900, isMobile: width < 900 })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(shot, message.text())
  })
  page.on('pageerror', (error) => console.log(shot, String(error)))
  await page.goto(`${server.resolvedUrls.local[0]}stage.html#${name}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${out}/${shot.replace('@', '-')}.png` })
  await page.close()
}
await browser.close()
await server.close()
