/** Which lessons interrupt the story, and at which event. The others come once the story has caught up. */
import type { GameEvent } from '../../wire/types'

const MOMENTS: Record<string, (event: GameEvent) => boolean> = {
  kami: ({ kind }) => kind === 'gift_won',
  harvest: ({ kind }) => kind === 'gift_won',
  losers: (event) => event.kind === 'phase_started' && event.phase === 'cleanup',
}

/** Whether a lesson is about what these events have just shown. */
export const isAbout = (lesson: string, events: readonly GameEvent[]): boolean =>
  MOMENTS[lesson] !== undefined && events.some(MOMENTS[lesson])
