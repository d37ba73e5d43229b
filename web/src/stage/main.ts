/** The table at a moment of a real game, without a server: stage.html#MOMENT, with -zh and -night behind it. */
import { mount } from 'svelte'
import Game from '../screens/game/Game.svelte'
import { settings } from '../lib/settings.svelte'
import { moment } from '../testing/moments'
import { rehearse } from '../testing/live'
import { loadChineseFonts } from '../theme/fonts'
import '../theme/fonts'
import '../theme/theme.css'

const target = document.getElementById('app')
if (target === null) throw new Error('stage.html has no #app')

const [name = 'late', ...ways] = location.hash.slice(1).split('~')
settings.set({ language: ways.includes('zh') ? 'zh-Hant' : 'en', motion: false })
document.documentElement.dataset['motion'] = 'off'
document.documentElement.dataset['theme'] = ways.includes('night') ? 'night' : 'day'
void loadChineseFonts()
const { live, sent } = rehearse(moment(name))
Object.assign(globalThis, { sent })
mount(Game, { target, props: { live } })
