/** Requests to the server. Every refusal becomes an `ApiError`; a lost network stays a `TypeError`. */
import createClient from 'openapi-fetch'
import type { components, paths } from '../wire/api'
import type {
  AnalysisReply,
  Answer,
  ChatMessage,
  Clan,
  Command,
  DealChoices,
  Entry,
  Listing,
  Moment,
  NewTable,
  Previews,
  Refusal,
  ReplayStep,
  Session,
  Snapshot,
  Tutorial,
} from '../wire/types'

type Fault = components['schemas']['Fault']
type OfferedBots = components['schemas']['OfferedBots']

/** The server said no, and why. */
export class ApiError extends Error {
  readonly code: string
  readonly clause: string | null
  /** The engine's reason as a message of the catalog, where a command broke a rule. */
  readonly reason: Refusal | null
  readonly status: number

  constructor(fault: Fault, status: number) {
    super(fault.text)
    this.code = fault.code
    this.clause = fault.clause
    this.reason = fault.reason ?? null
    this.status = status
  }
}

interface Outcome<T> {
  data?: T
  error?: unknown
  response: Response
}

function settled<T>(outcome: Outcome<T>): T {
  if (outcome.data !== undefined) return outcome.data
  throw new ApiError(faultOf(outcome.error), outcome.response.status)
}

function faultOf(body: unknown): Fault {
  if (typeof body === 'object' && body !== null && 'error' in body) return body.error as Fault
  return { code: 'internal', text: 'unexpected response from the server', clause: null }
}

const client = createClient<paths>({
  baseUrl: '/',
  credentials: 'same-origin',
  fetch: (request) => fetch(request), // the one of the moment: tests put their own in its place
})

export const api = {
  async session(): Promise<Session> {
    return settled(await client.GET('/api/session'))
  },
  async introduce(name: string): Promise<Session> {
    return settled(await client.POST('/api/session', { body: { name } }))
  },
  async deviceLink(): Promise<components['schemas']['DeviceLink']> {
    return settled(await client.POST('/api/session/link'))
  },
  async moveHere(code: string, confirm: boolean): Promise<Session> {
    return settled(await client.POST('/api/session/move', { body: { code, confirm } }))
  },
  async signOutEverywhere(): Promise<Session> {
    return settled(await client.POST('/api/session/sign-out-everywhere'))
  },
  async tables(scope: 'open' | 'mine', page = 0): Promise<{ tables: Listing[]; more: boolean }> {
    return settled(await client.GET('/api/tables', { params: { query: { scope, page } } }))
  },
  async offeredBots(): Promise<OfferedBots> {
    return settled(await client.GET('/api/bots'))
  },
  async makeTable(options: NewTable): Promise<components['schemas']['Made']> {
    return settled(await client.POST('/api/tables', { body: options }))
  },
  async enter(id: string, key: string): Promise<void> {
    settled(
      await client.POST('/api/tables/{table_id}/enter', {
        params: { path: { table_id: id } },
        body: { key },
      }),
    )
  },
  /** What anyone with the link may see before entering a name. */
  async invitation(id: string, key: string): Promise<components['schemas']['Invitation']> {
    return settled(
      await client.POST('/api/tables/{table_id}/invitation', {
        params: { path: { table_id: id } },
        body: { key },
      }),
    )
  },
  /** How a game stands for me, in a few words. */
  async summary(id: string): Promise<components['schemas']['Summary']> {
    return settled(await client.GET('/api/tables/{table_id}/summary', { params: { path: { table_id: id } } }))
  },
  /** The tutorial after these answers; `since` is the last entry seen. */
  async tutorial(answers: readonly Answer[], since: number): Promise<Tutorial> {
    const body = { answers: [...answers], since }
    const found: unknown = settled(await client.POST('/api/tutorial', { body }))
    return found as Tutorial
  },
  async look(id: string, seat?: Clan): Promise<Snapshot> {
    const query = seat === undefined ? {} : { seat }
    // openapi-fetch loosens pairs to lists, so the type is named again.
    const found: unknown = settled(
      await client.GET('/api/tables/{table_id}', { params: { path: { table_id: id }, query } }),
    )
    return found as Snapshot
  },
  /** The page of messages before the one with that number. */
  async olderTalk(id: string, before: number, seat: Clan | null): Promise<ChatMessage[]> {
    const query = seat === null ? { before } : { before, seat }
    return settled(
      await client.GET('/api/tables/{table_id}/talk', { params: { path: { table_id: id }, query } }),
    ).messages
  },
  /** View and board after each of the newest entries past `since`. */
  async moments(id: string, since: number, seat: Clan | null): Promise<Moment[]> {
    const query = seat === null ? { since } : { since, seat }
    const found: unknown = settled(
      await client.GET('/api/tables/{table_id}/moments', { params: { path: { table_id: id }, query } }),
    ).moments
    return found as Moment[]
  },
  /** What each option of that seat's question would lead to; null once it is asked nothing. */
  async previews(id: string, seat: Clan): Promise<Previews | null> {
    const found: unknown = settled(
      await client.GET('/api/tables/{table_id}/preview', {
        params: { path: { table_id: id }, query: { seat } },
      }),
    ).previews
    return found as Previews | null
  },
  /** The terms that a seat can offer a clan now, and ready-made offers. */
  async dealChoices(id: string, seat: Clan, to: Clan): Promise<DealChoices> {
    return settled(
      await client.GET('/api/tables/{table_id}/deals/choices', {
        params: { path: { table_id: id }, query: { seat, to } },
      }),
    )
  },
  async command(id: string, command: Command): Promise<number> {
    const done = await client.POST('/api/tables/{table_id}/commands', {
      params: { path: { table_id: id } },
      body: command,
    })
    return settled(done).n
  },
  async replaySteps(
    id: string,
    step: number,
    count: number,
    viewer: Clan | 'all' | null,
  ): Promise<readonly ReplayStep[]> {
    const query = viewer === null ? { count } : { count, viewer }
    const found: unknown = settled(
      await client.GET('/api/tables/{table_id}/replay/{step}/steps', {
        params: { path: { table_id: id, step }, query },
      }),
    )
    return (found as { steps: ReplayStep[] }).steps
  },
  async replayStory(id: string, viewer: Clan | 'all' | null): Promise<readonly Entry[]> {
    const found = settled(
      await client.GET('/api/tables/{table_id}/replay', {
        params: { path: { table_id: id }, query: viewer === null ? {} : { viewer } },
      }),
    )
    return found.entries
  },
  /** The analysis of a finished game, or how far it is; the first request starts it. */
  async analysis(id: string): Promise<AnalysisReply> {
    const found: unknown = settled(
      await client.GET('/api/tables/{table_id}/analysis', { params: { path: { table_id: id } } }),
    )
    return found as AnalysisReply
  },
  async importRecord(text: string): Promise<components['schemas']['Made']> {
    const response = await fetch('/api/records', {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    const body: unknown = await response.json()
    if (!response.ok) throw new ApiError(faultOf(body), response.status)
    return body as components['schemas']['Made']
  },
}
