/** Where seasons begin on the timeline: steps are answers, and what was undone is no step. */
import type { Entry } from '../../wire/types'
import type { Season } from '../../wire/vocab'

export interface Mark {
  readonly step: number
  readonly season: Season
}

export function marksOf(story: readonly Entry[]): Mark[] {
  const answers: Entry[] = []
  for (const frame of story) {
    if (frame.kind === 'answered') answers.push(frame)
    else if (frame.kind === 'undone') answers.pop()
  }
  return answers.flatMap((frame, i) =>
    frame.events.flatMap((event) =>
      event.kind === 'season_started' ? [{ step: i + 1, season: event.season }] : [],
    ),
  )
}
