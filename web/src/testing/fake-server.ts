/** A real `LiveTable` connected to a fake server, for tests. */
import { LiveTable } from '../play/sources/live-table.svelte'
import type { ChatMessage, Command, NewCommand, Update } from '../wire/types'

class FakeSocket extends EventTarget {
  readonly readyState = WebSocket.OPEN
  readonly said: string[] = []
  close(): void {}
  send(text: string): void {
    this.said.push(text)
  }
}

export interface FakeServer {
  source: LiveTable
  /** The commands that arrived, without their ids. */
  sent: NewCommand[]
  /** What arrived over the socket. */
  said: readonly string[]
  /** Send another message to the table. */
  push: (message: object) => void
}

/** A table connected to a server that sends that update, that chat, and answers commands with `post`. */
export function connect(
  update: Update,
  chat: ChatMessage[] = [],
  post: () => Promise<number> = () => Promise.resolve(update.n),
): FakeServer {
  const socket = new FakeSocket()
  const sent: NewCommand[] = []
  const source = new LiveTable('fixture', {
    open: () => socket as unknown as WebSocket,
    post: (_, { id: _id, ...command }: Command) => {
      sent.push(command)
      return post()
    },
    previews: () => Promise.resolve(null),
    moments: () => Promise.resolve([]),
    olderTalk: () => Promise.resolve([]),
  })
  const push = (message: object): void => {
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  source.watch(update.viewer)
  push({ type: 'hello', protocol: 1, table: 'fixture', viewer: update.viewer })
  push(update)
  if (chat.length > 0) push({ type: 'talk', count: chat.length, messages: chat })
  push({ type: 'presence', online: ['koi', 'turtle'], catching_up: [], watchers: 2 })
  return { source, sent, said: socket.said, push }
}
