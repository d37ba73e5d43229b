import { chromium } from 'playwright-core'
import { createServer } from 'vite'
const seconds = Number(process.argv[2] ?? 200), width = Number(process.argv[3] ?? 1440), height = Number(process.argv[4] ?? 900)
const server = await createServer({ server: { port: 5199, strictPort: true, hmr: false, proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } } }, logLevel: 'error', optimizeDeps: { noDiscovery: true, include: [] } })
await server.listen()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'] })
const origin = 'http://127.0.0.1:5199'
const context = await browser.newContext({ viewport: { width, height }, baseURL: origin, extraHTTPHeaders: {} , hasTouch: width < 900, isMobile: width < 900})
const post = async (path, data) => { const r = await context.request.post(path, { data, headers: { origin } }); const j = await r.json(); if (!r.ok()) console.log(path, r.status(), JSON.stringify(j)); return j }
await post('/api/session', { name: 'Aki' })
const made = await post('/api/tables', { players: 4, kami_unbound: true, season_set: 'horseman', bots: [{ level: 'greedy' }, { level: 'random' }, { level: 'greedy' }] })
const cmd = (c) => post(`/api/tables/${made.id}/commands`, { id: 'm' + Math.random().toString(36).slice(2).padEnd(12, 'x'), ...c })
console.log(await cmd({ kind: 'join', clan: process.argv[5] ?? 'dragonfly' }), await cmd({ kind: 'start' }))
const page = await context.newPage()
page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('CONSOLE', m.text()) })
page.on('pageerror', (e) => console.log('PAGEERROR', e.stack ?? String(e)))
await page.goto(`/#/t/${made.id}`)
await page.waitForSelector('.dock', { timeout: 20000 })
const end = Date.now() + seconds * 1000
let last = '', same = 0, asked = {}, n = 0
while (Date.now() < end) {
  const state = await page.evaluate(() => {
    const dock = document.querySelector('.dock'); if (!dock) return { gone: document.body.innerText.slice(0, 200) }
    if (!dock.classList.contains('asked')) return { wait: dock.querySelector('h2')?.textContent }
    const choices = [...dock.querySelectorAll('[data-choice]:not(:disabled)')], done = dock.querySelector('[data-done]')
    if (dock.querySelector('.tea')) { const b=[...dock.querySelectorAll('.tea .done button.main, .tea .done button')][0]; b?.click(); return {q:'tea', total: 1} }
    if (dock.querySelector('.bidding, [class*=bid]') && !choices.length) { const b=[...dock.querySelectorAll('.body button.main')].at(-1); b?.click(); return {q:'bid', total: b ? 1 : 0} }
    const all = [...choices, ...(done ? [done] : [])]
    const q = dock.querySelector('.kind')?.textContent + ' | ' + dock.querySelector('h2')?.textContent
    const err = dock.querySelector('.error')?.textContent
    const main = choices.find((c) => c.classList.contains('main'))
    const pick = main ?? all[Math.floor(Math.random() * all.length)]
    pick?.click()
    return { q, err, pick: pick?.textContent?.trim(), total: all.length }
  })
  if (state.gone) { console.log('GONE', state.gone); await page.waitForTimeout(500) }
  if (state.err) console.log('ERR', state.err, state.q, state.pick)
  if (state.q) { n++; const k = state.q.split(' |')[0]; asked[k] = (asked[k] ?? 0) + 1; if (state.total === 0) { same++; if (same === 20) { console.log('STUCK', state.q); await page.screenshot({ path: '/tmp/c2/stuck.png' }) } } else same = 0 }
  const now = state.wait ?? ''
  if (/over/.test(now)) { console.log('OVER', now); break }
  await page.waitForTimeout(state.q ? 60 : 120)
  if (n % 60 === 0 && state.q) await page.screenshot({ path: `/tmp/c2/play-${width}.png` })
}
await page.screenshot({ path: `/tmp/c2/play-end-${width}.png` })
console.log(n, JSON.stringify(asked))
await browser.close(); await server.close()
