/** The live table: one socket, what the server has sent so far, and commands that are carried out exactly once. */
import { ApiError, api } from '../../lib/api'
import { commandId } from '../../lib/command-id'
import type {
  ChatMessage,
  Clan,
  Command,
  DealChoices,
  Deals,
  Entry,
  Message,
  Moment,
  NewCommand,
  Presence,
  Previews,
  StoryPosition,
  Update,
} from '../../wire/types'
import {
  Listeners,
  NOBODY_ONLINE,
  NO_DEALS,
  type ConnectionState,
  type StoryListener,
  type TableSource,
} from './table-source'

/** Close codes of the socket. */
const POLICY = 1008
const RESTART = 1012
const RELOAD = 4000
/** Milliseconds between two attempts to connect. */
const FIRST_WAIT = 300
const MAX_WAIT = 8000
const PROTOCOL = 1

/** How a table reaches the server; tests put their own in its place. */
interface Transport {
  open: (address: string) => WebSocket
  post: (table: string, command: Command) => Promise<number>
  previews: (table: string, seat: Clan) => Promise<Previews | null>
  moments: (table: string, since: number, seat: Clan | null) => Promise<readonly Moment[]>
  olderTalk: (table: string, before: number, seat: Clan | null) => Promise<ChatMessage[]>
}
const NETWORK: Transport = {
  open: (address) => new WebSocket(address),
  post: (table, command) => api.command(table, command),
  previews: (table, seat) => api.previews(table, seat),
  moments: (table, since, seat) => api.moments(table, since, seat),
  olderTalk: (table, before, seat) => api.olderTalk(table, before, seat),
}

function address(id: string, seat: Clan | null, since: number, talk: number): string {
  const query = new URLSearchParams({ since: String(since), talk: String(talk) })
  if (seat !== null) query.set('seat', seat)
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?${query}`
}

export class LiveTable implements TableSource {
  readonly id: string
  #connection = $state<ConnectionState>('connecting')
  #update = $state.raw<Update | null>(null)
  #story = $state.raw<readonly Entry[]>([])
  #chat = $state.raw<readonly ChatMessage[]>([])
  #presence = $state.raw<Presence>(NOBODY_ONLINE)
  #deals = $state.raw<Deals>(NO_DEALS)

  #behind = false
  #seat: Clan | null = null
  #transport: Transport
  #listeners = new Listeners()
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string, transport: Transport = NETWORK) {
    this.id = id
    this.#transport = transport
  }

  get connection(): ConnectionState {
    return this.#connection
  }
  get update(): Update | null {
    return this.#update
  }
  get story(): readonly Entry[] {
    return this.#story
  }
  get chat(): readonly ChatMessage[] {
    return this.#chat
  }
  get presence(): Presence {
    return this.#presence
  }
  get deals(): Deals {
    return this.#deals
  }

  subscribe(listener: StoryListener): () => void {
    const stop = this.#listeners.add(listener)
    listener(this.#story)
    return stop
  }

  /** Connect and watch the table from that seat, one that this browser holds, or as a spectator. */
  watch(seat: Clan | null): void {
    this.close()
    this.#seat = seat
    this.#forget()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#socket = null
  }

  #connect(): void {
    this.#closed = false
    const since = this.#update?.n ?? -1
    const socket = this.#transport.open(address(this.id, this.#seat, since, this.#nextMessage()))
    this.#socket = socket
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as Message)
    })
    socket.addEventListener('close', (event) => {
      if (socket === this.#socket) this.#disconnected(event.code)
    })
  }

  #forget(): void {
    this.#update = null
    this.#story = []
    this.#chat = []
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) location.reload()
        if (this.#behind) this.#sendBehind()
        this.#deals = NO_DEALS
        return
      case 'deals':
        this.#deals = message
        return
      case 'update':
        this.#apply(message)
        return
      case 'talk':
        this.#addChat(message.messages)
        return
      case 'presence':
        this.#presence = message
        return
      case 'notice':
        this.#connection = 'restarting'
        return
    }
  }

  setBehind(behind: boolean): void {
    if (behind === this.#behind) return
    this.#behind = behind
    this.#sendBehind()
  }
  #sendBehind(): void {
    const said: StoryPosition = { type: 'story', behind: this.#behind }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said))
  }

  #nextMessage(): number {
    return (this.#chat.at(-1)?.number ?? -1) + 1
  }

  /** After a long absence the server sends the latest messages only: those before the gap are loaded on request. */
  #addChat(messages: readonly ChatMessage[]): void {
    const gap = (messages[0]?.number ?? 0) > this.#nextMessage()
    this.#chat = gap ? messages : [...this.#chat, ...messages]
  }

  async loadOlderChat(): Promise<void> {
    const first = this.#chat[0]
    if (first === undefined || first.number === 0) return
    const older = await this.#transport.olderTalk(this.id, first.number, this.#seat)
    if (this.#chat[0] === first) this.#chat = [...older, ...this.#chat]
  }

  loadMoments(since: number): Promise<readonly Moment[]> {
    return this.#transport.moments(this.id, since, this.#seat)
  }

  loadDealChoices(seat: Clan, to: Clan): Promise<DealChoices> {
    return api.dealChoices(this.id, seat, to)
  }

  loadPreviews(seat: Clan): Promise<Previews | null> {
    return this.#transport.previews(this.id, seat)
  }

  #apply(update: Update): void {
    const first = update.frames[0]
    const next = this.#story.length + 1
    if (!update.reset && first !== undefined && first.n !== next) {
      console.warn(`the update begins with entry ${first.n}, not ${next}: asking for the whole story`)
      this.watch(this.#seat)
      return
    }
    this.#story = update.reset ? update.frames : [...this.#story, ...update.frames]
    this.#update = update
    this.#connection = 'live'
    this.#wait = FIRST_WAIT
    this.#listeners.notify(this.#story)
  }

  #disconnected(code: number): void {
    this.#socket = null
    if (this.#closed) return
    if (code === POLICY) {
      this.#connection = 'refused'
      this.#closed = true
      return
    }
    // A server that has announced a restart is away for a moment.
    const expected = this.#connection === 'restarting' && this.#wait < MAX_WAIT
    if (code === RESTART) this.#connection = 'restarting'
    else if (code !== RELOAD && !expected) this.#connection = this.#update === null ? 'connecting' : 'lost'
    if (code === RELOAD) this.#forget()
    this.#reconnect(code === RELOAD ? 0 : this.#wait)
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT)
  }

  #reconnect(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  /** The network came back, or the laptop woke: connect without waiting any longer. */
  wake(): void {
    if (this.#socket === null && !this.#closed) this.#reconnect(0)
  }

  /** While the network is down the command is sent again under the same id, so that it is carried out once. */
  async send(command: NewCommand): Promise<number> {
    const sent = { ...command, id: commandId() }
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, MAX_WAIT)) {
      try {
        return await this.#transport.post(this.id, sent)
      } catch (error) {
        const passing = !(error instanceof ApiError) || error.status === 503
        if (!passing || this.#closed) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }
}
