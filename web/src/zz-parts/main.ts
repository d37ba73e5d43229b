import { mount, flushSync, type Component } from 'svelte'
import { LiveTable } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { loadChineseFonts } from '../theme/fonts'
import '../theme/fonts'
import '../theme/theme.css'
import whole from '../log/testing/whole.json'
import tea from '../testing/fixtures/tea.json'
import bid from '../testing/fixtures/bid.json'
import late from '../testing/fixtures/late.json'
import Tea from '../tea/Tea.svelte'
import Bidding from '../war/Bidding.svelte'
import Battle from '../war/Battle.svelte'
import Log from '../log/Log.svelte'
import Away from '../log/Away.svelte'
import News from '../log/News.svelte'
import Talk from '../talk/Talk.svelte'
import End from '../end/End.svelte'
import Reference from '../rules/Reference.svelte'
import Rules from '../screens/Rules.svelte'
import Guide from '../guide/Guide.svelte'
import Watching from '../replay/Watching.svelte'
import { ReplayTable } from '../replay/replay.svelte'
import Box from './Box.svelte'
const target = document.getElementById('app')!
const [name = 'tea', ...ways] = location.hash.slice(1).split('~')
settings.set({ language: ways.includes('zh') ? 'zh-Hant' : 'en', motion: ways.includes('motion'), guide: true })
document.documentElement.dataset['motion'] = ways.includes('motion') ? 'on' : 'off'
document.documentElement.dataset['theme'] = ways.includes('night') ? 'night' : 'day'
document.documentElement.lang = settings.language
if (settings.language !== 'en') void loadChineseFonts()
localStorage.clear()
const any = (x: any) => x
const live = new LiveTable('part')
function set(u: any) { live.update = u; live.story = u.frames; live.state = 'live' }
const show = (c: Component<any>, props: any, style = '') => mount(Box, { target, props: { of: c, props, style } })
const story: any[] = any(whole).frames
const starts = story.findIndex((f) => f.events.some((e: any) => e.kind === 'battle_started' && e.clans.length > 1 ))
if (name === 'tea') {
  set(tea)
  live.story = [...live.story,
    any({ n: 900, kind: 'answered', clan: 'koi', by: 'bot', reason: { kind: 'shared-mandates', args: { clan: 'dragonfly', turns: 2, their_turns: 1 } }, facts: {}, events: [] }),
    any({ n: 901, kind: 'answered', clan: 'lotus', by: 'bot', reason: { kind: 'price', args: { clan: 'dragonfly', coins: 2 } }, facts: {}, events: [] })]
  const u: any = structuredClone(tea)
  if (ways.includes('mixed')) { u.view.stack[1].proposals = [['koi','dragonfly'],['dragonfly','lotus']]; u.view.alliances=[['turtle','bonsai']]; u.view.stack[1].ready=['bonsai','turtle']; live.update = u }
  show(Tea, { live, decision: u.view.pending[0], onanswer: () => 0 }, 'wide')
} else if (name === 'bid') { set(bid); show(Bidding, { live, decision: any(bid).view.pending[0], onanswer: () => 0 }, 'wide') }
else if (name === 'battle') {
  set(whole)
  const all = story.flatMap((f, i) => f.events.filter((e: any) => e.kind === 'battle_started').map((e: any) => [i, e.clans.length] as const))
  const pick = all.filter(([, n]) => n > 2)[0] ?? all[0]!
  live.story = story.slice(0, pick[0])
  show(Battle, { live }, 'wide'); flushSync()
  const more = Number(ways.find((w) => /^\d+$/.test(w)) ?? 12)
  live.story = story.slice(0, pick[0] + more)
} else if (name === 'log') { set(whole); live.story = story.slice(0, ways.includes('short') ? 60 : 235); show(Log, { live, onhighlight: () => 0 }, 'side') }
else if (name === 'away') { set(whole); localStorage.setItem('hinode-seen', '{"part":60}'); live.story = story.slice(0, 110); show(Away, { live }) }
else if (name === 'talk') {
  set(late); const s = (number: number, more: any) => ({ number, at: 1700000000 + number * 60, channel: 'table', clan: 'lotus', name: 'Benkei of Musashibo', among: null, text: 'Shall we leave Kyoto alone this season?', season: 'autumn', phase: 'tea', ...more })
  live.talk = [s(0, {}), s(1, { clan: 'koi', name: 'Aki', text: 'Only if you keep out of Edo.' }), s(2, { channel: 'private', among: ['koi', 'lotus'], text: 'Two coins, and I refuse the Turtle.' }), s(3, { clan: 'bonsai', name: 'Emi', text: 'I can hear you whisper, you know. 我也在這裡，' + 'longword'.repeat(12) })] as any
  show(Talk, { live }, 'side')
} else if (name === 'end') { set(whole); show(End, { live }, 'page') }
else if (name === 'rules') { show(Rules, { clause: ways.includes('bat') ? 'BAT-7' : null }, 'page') }
else if (name === 'reference') { set(whole); show(Reference, { live }, 'side') }
else if (name === 'guide') { set(bid); localStorage.setItem('hinode-guide', ways.includes('next') ? '["guide-welcome"]' : '[]'); show(Guide, { live }) }
else if (name === 'news') { set(whole); live.story = story.slice(0, 60); show(News, { live }); flushSync(); live.story = story.slice(0, 66) }
else if (name === 'replay') {
  const replay = new ReplayTable(any(whole).table, (async (_: string, step: number, v: any) => ({ step, steps: 234, clan: 'koi', answer: null, view: { ...any(late).view, me: v && v !== 'all' ? v : undefined }, board: any(late).board, events: story[Math.min(step, 234)].events, privates: v === 'all' ? { koi: { hand: ['train', 'betray'], sealed: null, deck: {} } } : null })) as any)
  void replay.go(40).then(() => show(Watching, { replay, story, onmoment: () => 0, onfault: console.error }, 'page'))
}
