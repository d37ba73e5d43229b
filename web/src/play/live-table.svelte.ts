/** A table as it happens: one socket, what it has said so far, and commands that are done exactly once. */
import { ApiError, api } from '../lib/api'
import { messageId } from '../lib/message-id'
import type { Clan, Frame, Message, Presence, Said, Update, Wish } from '../wire/types'

export type LineState = 'connecting' | 'live' | 'lost' | 'restarting' | 'refused'

const AGAIN = 4000
const RESTART = 1012
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const PROTOCOL = 1

type Open = (address: string) => WebSocket

function address(id: string, seat: Clan | null, since: number, talk: number): string {
  const query = new URLSearchParams({ since: String(since), talk: String(talk) })
  if (seat !== null) query.set('seat', seat)
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?${query}`
}

export class LiveTable {
  readonly id: string
  seat: Clan | null
  state = $state<LineState>('connecting')
  update = $state.raw<Update | null>(null)
  talk = $state.raw<Said[]>([])
  presence = $state.raw<Presence>({ type: 'presence', online: [], watchers: 0 })
  /** The whole story so far, entry by entry. */
  story = $state.raw<Frame[]>([])

  #open: Open
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string, seat: Clan | null = null, open: Open = (to) => new WebSocket(to)) {
    this.id = id
    this.seat = seat
    this.#open = open
  }

  get n(): number {
    return this.update?.n ?? -1
  }

  start(): void {
    this.#closed = false
    const socket = this.#open(address(this.id, this.seat, this.n, this.talk.length))
    this.#socket = socket
    socket.addEventListener('message', (said) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(said.data)) as Message)
    })
    socket.addEventListener('close', (end) => {
      if (socket === this.#socket) this.#ended(end.code)
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#socket = null
  }

  /** See through other eyes: those of another seat that this browser holds. */
  look(seat: Clan | null): void {
    this.close()
    this.seat = seat
    this.#forget()
    this.start()
  }

  #forget(): void {
    this.update = null
    this.story = []
    this.talk = []
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) location.reload()
        return
      case 'update':
        this.#told(message)
        return
      case 'talk':
        this.talk = [...this.talk, ...message.messages]
        return
      case 'presence':
        this.presence = message
        return
      case 'notice':
        this.state = 'restarting'
        return
    }
  }

  #told(update: Update): void {
    const first = update.frames[0]
    const fits = update.reset || first === undefined || first.n === this.story.length + 1
    if (!fits) {
      console.warn(`frames begin with ${first.n}, not ${this.story.length + 1}: asking for the whole story`)
      this.look(this.seat)
      return
    }
    this.story = update.reset ? update.frames : [...this.story, ...update.frames]
    this.update = update
    this.state = 'live'
    this.#wait = FIRST_WAIT
  }

  #ended(code: number): void {
    this.#socket = null
    if (this.#closed) return
    if (code === 1008 || (this.update === null && code === 1006 && this.state === 'refused')) {
      this.state = 'refused'
      return
    }
    // A server that said it restarts is not there for a moment.
    const awaited = this.state === 'restarting' && this.#wait < LONGEST_WAIT
    if (code === RESTART) this.state = 'restarting'
    else if (code !== AGAIN && !awaited) this.state = this.update === null ? 'connecting' : 'lost'
    if (code === AGAIN) this.#forget()
    this.#again(code === AGAIN ? 0 : this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #again(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.start(), wait)
  }

  /** The network came back, or the laptop woke: no need to wait any longer. */
  wake(): void {
    if (this.#socket === null && !this.#closed) this.#again(0)
  }

  /** One command. While the network is down it is sent again, under the same id, so that it is done once. */
  async send(wish: Wish): Promise<number> {
    const command = { ...wish, id: messageId() }
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return await api.command(this.id, command)
      } catch (error) {
        const passing = !(error instanceof ApiError) || error.status === 503
        if (!passing || this.#closed) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }
}
