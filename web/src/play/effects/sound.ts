/** Short, soft, synthesized sounds. Silent before the first click, and when they are turned off. */
import type { Clan } from '../../wire/types'
import type { SoundCue, SoundCueKind } from './cues'
import { settings } from '../../lib/settings.svelte'

/** Hertz, seconds, and how the tone is shaped. */
type Note = readonly [pitch: number, length: number, wave: OscillatorType]
type SoundKind = Exclude<SoundCueKind, 'battle'> | 'won' | 'lost' | 'turn'

const tones = (wave: OscillatorType, length: number, ...pitches: readonly number[]): Note[] =>
  pitches.map((pitch) => [pitch, length, wave])

const NOTES: Record<SoundKind, readonly Note[]> = {
  step: tones('triangle', 0.06, 220),
  appear: tones('triangle', 0.09, 330, 294),
  fall: tones('sine', 0.18, 150),
  coins: tones('triangle', 0.07, 1180, 1570),
  points: tones('sine', 0.12, 660, 880),
  honor: tones('sine', 0.14, 440),
  card: tones('triangle', 0.06, 520, 390),
  tile: tones('triangle', 0.09, 180),
  bond: tones('sine', 0.16, 587, 784),
  alliance: tones('sine', 0.24, 392, 494, 587, 784),
  betrayal: tones('sawtooth', 0.2, 311, 233, 156),
  bids: tones('triangle', 0.09, 440, 554, 659, 880),
  clash: tones('triangle', 0.22, 110, 82),
  won: tones('sine', 0.2, 523, 659, 784),
  lost: tones('sine', 0.26, 330, 262, 196),
  turn: tones('sine', 0.3, 698, 1047),
  season: tones('sine', 0.5, 392),
  victory: tones('sine', 0.3, 523, 659, 784, 1047),
}
const LOUD = 0.05
const SILENT = 0.0001
/** Seconds until a tone is at its loudest: without it, tones click. */
const ATTACK = 0.012

let context: AudioContext | null = null

function play(to: AudioContext, [pitch, length, wave]: Note, at: number): void {
  const tone = to.createOscillator()
  const gain = to.createGain()
  tone.type = wave
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(SILENT, at)
  gain.gain.exponentialRampToValueAtTime(LOUD, at + ATTACK)
  gain.gain.exponentialRampToValueAtTime(SILENT, at + ATTACK + length)
  tone.connect(gain).connect(to.destination)
  tone.start(at)
  tone.stop(at + ATTACK + length)
}

/** Browsers let a page sound only after a click or a key; before that it would only warn. */
const allowed = (): boolean =>
  settings.sound && typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true)

/** Make that sound, if sound is on and the browser can. */
export function chime(kind: SoundKind): void {
  if (!allowed()) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const note of NOTES[kind]) {
    play(context, note, at)
    at += note[1] * 0.6
  }
}

/** The sound of an event, as that clan hears it; `fighters`: the clans of the battle. */
export function sound(
  { kind, event }: SoundCue,
  me: Clan | null = null,
  fighters: readonly Clan[] = [],
): void {
  if (kind !== 'battle') return chime(kind)
  if (me === null || !fighters.includes(me)) return chime('clash')
  chime(event.kind === 'battle_won' && event.clan === me ? 'won' : 'lost')
}
