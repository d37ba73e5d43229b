/** Short synthesized sounds. Silent unless the person turned sound on. */
import type { CueKind, Cue } from './cues'
import { settings } from '../lib/settings.svelte'

/** Hertz, seconds, and how the tone is shaped. */
type Note = readonly [pitch: number, length: number, wave: OscillatorType]

const NOTES: Record<CueKind, readonly Note[]> = {
  step: [[220, 0.05, 'triangle']],
  appear: [[330, 0.07, 'triangle']],
  fall: [[150, 0.16, 'sine']],
  coins: [
    [1180, 0.05, 'triangle'],
    [1570, 0.08, 'triangle'],
  ],
  points: [
    [660, 0.08, 'sine'],
    [880, 0.12, 'sine'],
  ],
  honor: [[440, 0.12, 'sine']],
  card: [
    [520, 0.05, 'triangle'],
    [390, 0.06, 'triangle'],
  ],
  tile: [[180, 0.07, 'square']],
  bond: [
    [587, 0.14, 'sine'],
    [784, 0.2, 'sine'],
  ],
  clash: [[110, 0.2, 'sawtooth']],
  season: [[392, 0.5, 'sine']],
  victory: [
    [523, 0.18, 'sine'],
    [659, 0.18, 'sine'],
    [784, 0.4, 'sine'],
  ],
}
const LOUD = 0.06

let context: AudioContext | null = null

function play(to: AudioContext, [pitch, length, wave]: Note, at: number): void {
  const tone = to.createOscillator()
  const gain = to.createGain()
  tone.type = wave
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(LOUD, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(to.destination)
  tone.start(at)
  tone.stop(at + length)
}

/** Sound a cue, if sound is on and the browser can. */
export function sound(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const note of NOTES[cue.kind]) {
    play(context, note, at)
    at += note[1] * 0.8
  }
}
