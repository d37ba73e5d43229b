/** A real table for tests and the development page: its socket says one update, its commands are kept. */
import { LiveTable } from '../play/live-table.svelte'
import type { Said, Update, Wish } from '../wire/types'

class SilentSocket extends EventTarget {
  close(): void {}
}

export interface Rehearsal {
  live: LiveTable
  sent: Wish[]
  tell: (update: Update) => void
}

export function rehearse(update: Update, talk: Said[] = []): Rehearsal {
  const socket = new SilentSocket()
  const live = new LiveTable('fixture', update.viewer, () => socket as unknown as WebSocket)
  const say = (message: object): void => {
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  const sent: Wish[] = []
  live.send = (wish: Wish): Promise<number> => {
    sent.push(wish)
    return Promise.resolve(live.n)
  }
  live.start()
  say({ type: 'hello', protocol: 1, table: 'fixture', viewer: update.viewer })
  say(update)
  if (talk.length > 0) say({ type: 'talk', count: talk.length, messages: talk })
  say({ type: 'presence', online: ['koi', 'turtle'], watchers: 2 })
  return { live, sent, tell: say }
}
