import { expect, it } from 'vitest'
import { gestureTime } from './pace'

/** Milliseconds of each move of a turn. */
function turn(moves: number, unhurried: boolean): number[] {
  const times: number[] = []
  for (let left = moves; left > 0; left--) {
    const spent = times.reduce((sum, time) => sum + time, 0)
    times.push(gestureTime(420, left, spent, unhurried))
  }
  return times
}
const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0)

it('all that a clan does in a turn is one gesture of two seconds', () => {
  expect(sum(turn(3, false))).toBe(3 * 420)
  expect(sum(turn(10, false))).toBeCloseTo(2000)
})

it('each part of it can be read where nobody waits', () => {
  expect(turn(3, true).every((time) => time > 600)).toBe(true)
  expect(turn(12, true).every((time) => time >= 550)).toBe(true)
})
