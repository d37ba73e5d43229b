/** A table with a director, for tests: entries arrive, and time passes. */
import { Director } from '../play/timeline/director.svelte'
import type { Entry, GameEvent, Moment, Update } from '../wire/types'
import { moment } from './moments'
import { TestSource } from './source.svelte'

export const base = { ...moment('mandate'), clocks: null }
export const me = base.viewer as 'koi'
export const other = me === 'koi' ? 'turtle' : 'koi'
export const event = (number: number, kind: string, more: object = {}): GameEvent =>
  ({ number, kind, cause: 'marshal', parent: null, clan: other, ...more }) as unknown as GameEvent
export const moved = (number: number): GameEvent =>
  event(number, 'moved', { figure: 'bushi', from: 'edo', to: 'kyoto' })
export const entry = (n: number, events: GameEvent[], more: object = {}): Entry =>
  ({
    n,
    kind: 'answered',
    clan: other,
    by: 'bot',
    reason: null,
    facts: {},
    events,
    battles: [],
    ...more,
  }) as Entry

export interface Telling {
  director: Director
  source: TestSource
  cues: string[]
  stop: () => void
  /** These entries arrive at once, with a question of mine that came with the last. */
  arrive: (entries: Entry[], more?: Partial<Update>) => void
}

/** A table at entry 10 that is followed. */
export function telling(first: Partial<Update> = {}): Telling {
  const before = [entry(10, [])]
  const source = new TestSource('t', { ...base, n: 10, asked: {}, ...first }, before)
  const cues: string[] = []
  const director = new Director(source, ({ kind }) => cues.push(kind))
  const stop = director.follow()
  const arrive = (entries: Entry[], more: Partial<Update> = {}): void => {
    const n = entries.at(-1)?.n ?? 0
    const between = entries
      .slice(0, -1)
      .map((one): Moment => ({ n: one.n, view: base.view, board: base.board }) as Moment)
    source.update = { ...base, n, asked: { [me]: n }, moments: between, ...more }
    source.story = [...source.story, ...entries]
  }
  return { director, source, cues, stop, arrive }
}
export const asked = ({ director }: Telling): boolean => (director.update?.view?.pending?.length ?? 0) > 0
