/**
 * Playback: plays log entries in order and exposes the table state that is on screen.
 *
 * To the panels it is a source like any other: `update` and `story` are those of the state on screen. A question of this
 * seat is part of `update` only once playback has reached it.
 */
import { untrack } from 'svelte'
import { settings } from '../../lib/settings.svelte'
import type { Clan, Deals, Entry, GameEvent, Moment, Update } from '../../wire/types'
import type { Told } from '../../words/sentences'
import { soundCueOf, type SoundCue } from '../effects/cues'
import { ForwardingSource } from '../sources/forwarding-source'
import { OffersAtPlayback } from '../deals/offers-at-playback'
import { dealsAsTold } from '../deals/promises'
import type { TableSource } from '../sources/table-source'
import { isDismissed, isMarked, isRoutine, isStep, markedAfter, type Beat } from './beats'
import { PlaybackQueue } from './parts/playback-queue'
import { effectsOfAll, effectsOfEntry, flightsOf, type Flight } from './flights'
import { Captions } from './parts/captions.svelte'
import { ClockLimit } from './parts/clock-limit'
import { ActiveFlights } from './parts/active-flights.svelte'
import { captionOf, momentsIn, toldIn, type Coming, type StoryMoment } from './moments'
import { RUSHED, SKIPPED, beatTime, factorOf, isAlone } from './pace'
import { DismissGuard } from './parts/dismiss-guard.svelte'
import { History } from './parts/history.svelte'
import { StepTimer } from './parts/step-timer'
import { isOwn, isOwnWar, resultOf, skipAt, type Skip } from './skip'
import { partOf } from './mid-entry-view'

export class Director extends ForwardingSource {
  #source: TableSource
  #onCue: (cue: SoundCue) => void
  #drawn = $state.raw<StoryMoment | null>(null)
  /** The number of the last entry that has been told to its end. */
  #told = $state(-1)
  #telling = $state.raw<Coming | null>(null)
  /** The beat that is being told of it. */
  #at = $state(0)
  #beat = $state.raw<Beat | null>(null)
  #waiting = $state(0)
  #skip = $state<Skip>('none')

  /** The number of the last entry that is in the queue or was; -1 before the first update. */
  #last = -1
  #viewer: Clan | null = null
  /** The player presses "Next step" in a battle: no step comes by itself until the battle has been told. */
  #stepping = false
  #loading = false
  readonly #queue = new PlaybackQueue()
  readonly #history = new History()
  readonly #captions = new Captions()
  readonly #flying = new ActiveFlights()
  readonly #guard = new DismissGuard()
  readonly #timer = new StepTimer()
  readonly #clockLimit = new ClockLimit()
  readonly #offers = new OffersAtPlayback()

  /** `onCue` is called with each event that is shown, for its sound. */
  constructor(source: TableSource, onCue: (cue: SoundCue) => void = () => undefined) {
    super(source)
    this.#source = source
    this.#onCue = onCue
  }

  // -- what is drawn ---------------------------------------------------------------------------

  /** The moment on the screen; null before the first one. */
  readonly moment = $derived.by((): StoryMoment | null => {
    const [drawn, coming] = [this.#drawn, this.#telling]
    if (this.#history.ago > 0) return this.#history.shown ?? drawn
    return drawn === null || coming === null ? drawn : partOf(drawn, coming, this.#at, this.#flying.moving)
  })
  readonly update = $derived.by((): Update | null => {
    const [newest, drawn] = [this.#source.update, this.moment]
    if (newest === null || newest.view === null || drawn === null) return newest
    if (drawn.n === newest.n && this.#told >= newest.n && this.ago === 0) return newest
    const asked = newest.viewer === null ? undefined : newest.asked[newest.viewer]
    const reached = this.ago === 0 && asked !== undefined && this.#told >= asked
    const question = reached ? { pending: newest.view.pending ?? [] } : { pending: [] }
    const view = newest.viewer === null ? drawn.view : { ...drawn.view, ...question }
    return {
      ...newest,
      n: drawn.n,
      view,
      board: drawn.board,
      result: null,
      can_undo: false,
      undo_ended: null,
    }
  })
  readonly story = $derived.by((): readonly Entry[] => {
    const [all, drawn] = [this.#source.story, this.moment]
    if (drawn === null || drawn.n >= (all.at(-1)?.n ?? 0)) return all
    const told = all.filter(({ n }) => n <= drawn.n)
    return drawn.part === undefined ? told : [...told, drawn.part]
  })

  #deals = $derived.by((): Deals => {
    const { chat, deals, story } = this.#source
    if (!this.behind || this.moment === null) return deals
    const offers = this.#offers.behind(deals.offers, chat, this.moment.view)
    return { ...dealsAsTold(deals, story, this.story), offers }
  })
  override get deals(): Deals {
    return this.#deals
  }

  /** The number of the last event told of the entry after the one that is drawn. */
  get toldEvent(): number | null {
    return this.moment?.part?.events.at(-1)?.number ?? null
  }
  /** What is being shown just now; null while nothing is. */
  get beat(): Beat | null {
    return this.ago === 0 ? this.#beat : (this.moment?.beat ?? null)
  }
  get flights(): readonly Flight[] {
    return this.#flying.all
  }
  get caption(): Told | null {
    return this.ago === 0 ? this.#captions.now : (this.moment?.told ?? captionOf(this.moment?.entry ?? null))
  }
  /** How many moments ago the one on the screen was. */
  get ago(): number {
    return this.#history.ago
  }
  get canGoBack(): boolean {
    return this.#history.canGoBack
  }
  /** Entries that still have to be told. */
  get waiting(): number {
    return this.#waiting
  }
  /** The story is behind the table, or the player looks back. */
  readonly behind = $derived(this.#waiting > 0 || this.ago > 0)
  get skipping(): Skip {
    return this.#skip
  }
  /** A card has come just now: a press this soon was meant for the step before, and does not dismiss it. */
  get fresh(): boolean {
    return this.#guard.fresh
  }
  /** How many of that piece are on their way, and so not drawn in that place. */
  hidden(piece: string): number {
    return this.#flying.hidden(piece)
  }

  // -- what arrives ----------------------------------------------------------------------------

  /** Follows the table from now on; returns a function that stops it. Earlier events are not played back. */
  follow(): () => void {
    // Inside an effect: reading the table must not make the effect run again.
    const stop = untrack(() => this.#source.subscribe(() => untrack(() => this.#take())))
    return () => {
      stop()
      this.jump()
    }
  }

  #take(loaded: readonly Moment[] | null = null): void {
    const { update, story } = this.#source
    if (update === null || this.#loading) return
    if (!this.behind) this.#offers.note(this.#source.deals.offers)
    const next = story.filter(({ n }) => n > this.#last)
    const jumped = this.#last < 0 || this.#source.still === true || update.n < this.#last
    const other = jumped || update.viewer !== this.#viewer
    if (update.view === null || other || (next[0] !== undefined && next[0].n !== this.#last + 1))
      return this.#drawNewest(update)
    if (next.length === 0) {
      if (this.#waiting === 0 && this.#drawn?.n === update.n) this.#drawNewest(update)
      return
    }
    if (settings.speed === 'instant') return this.#drawNewest(update)
    this.#queue.unhurried = isAlone(update)
    const known = momentsIn(update, loaded ?? [])
    if (loaded === null && next.some(({ n }) => !known.has(n)) && this.#source.loadMoments)
      return void this.#load(this.#last)
    this.#enqueue(next, known)
    this.#last = update.n
    this.#clockLimit.follow(update, () => this.jump())
    if (!this.#timer.waits && this.ago === 0) this.#play()
  }

  /** Without telling how it came about. */
  #drawNewest(update: Update): void {
    this.#stop()
    const { story } = this.#source
    const entry = story.at(-1) ?? null
    if (update.viewer !== this.#viewer || update.view === null) this.#history.clear()
    else if (this.#drawn !== null && this.#drawn.n < update.n) this.#history.add(this.#drawn)
    this.#viewer = update.viewer
    this.#last = update.n
    this.#told = update.n
    this.#history.leave()
    this.#drawn =
      update.view === null || update.board === null
        ? null
        : { n: update.n, entry, view: update.view, board: update.board }
    if (this.#drawn !== null)
      this.#captions.say(captionOf(story.findLast((told) => captionOf(told) !== null) ?? null))
  }

  /** After a lost connection: what has happened meanwhile, as far as the server still has it. */
  async #load(since: number): Promise<void> {
    this.#loading = true
    const found = await this.#source.loadMoments?.(since).catch(() => [])
    this.#loading = false
    this.#take(found ?? [])
  }

  #enqueue(entries: readonly Entry[], known: ReadonlyMap<number, Moment>): void {
    this.#queue.add(entries, known, this.#telling ?? this.#drawn, this.#viewer)
    this.#count()
  }

  /** Tell again what has happened after an entry, as far as the server still has it. */
  async tellSince(n: number): Promise<void> {
    const found = (await this.#source.loadMoments?.(n - 1)) ?? []
    const [first, ...more] = found
    const entries = new Map(this.#source.story.map((entry) => [entry.n, entry]))
    if (first === undefined || more.length === 0) return
    this.#stop()
    this.#history.clear()
    this.#drawn = { ...first, entry: entries.get(first.n) ?? null }
    this.#told = first.n
    this.#enqueue(
      more.flatMap(({ n: number }) => entries.get(number) ?? []),
      new Map(more.map((moment) => [moment.n, moment])),
    )
    this.#play()
  }

  // -- telling ---------------------------------------------------------------------------------

  #count(): void {
    this.#waiting = this.#queue.all.length + (this.#telling === null && !this.#timer.waits ? 0 : 1)
  }

  #play(): void {
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      if (this.#pass(next)) return
    }
    this.#beat = null
    this.#queue.endTurn()
    this.#count()
  }

  /** Draw or begin to tell the next moment; whether it takes time. */
  #pass(moment: Coming): boolean {
    const undone = moment.entry.kind === 'undone'
    if (!undone && !isRoutine(moment.beats)) {
      this.#queue.endTurn()
      this.#telling = moment
      this.#tell(0)
      return true
    }
    const own = moment.entry.by === 'person' && moment.entry.clan === this.#viewer
    const time = this.#queue.gesture(moment, undone)
    const flights = flightsOf(effectsOfEntry(moment.entry, this.story), 'after', time)
    this.#draw(moment, own || time === 0)
    this.#captions.say(captionOf(moment.entry))
    if (time > 0) this.#beat = moment.beats[0] ?? null
    this.#sound(moment.entry.events)
    if (time > RUSHED) this.#flying.show(flights)
    if ((own && this.#queue.all.length === 0) || time === 0) return false
    this.#wait(time, () => {
      this.#told = moment.n
      this.#play()
    })
    return true
  }

  /** Tell one beat of the moment after the other; the board is drawn after the last. */
  #tell(at: number): void {
    const moment = this.#telling
    if (moment === null) return
    const beat = moment.beats[at]
    if (beat === undefined) {
      this.#draw(moment, true)
      this.#telling = null
      return this.#queue.all.length === 0 ? this.#play() : this.#wait(0, () => this.#play())
    }
    this.#at = at
    this.#skip = skipAt(this.#skip, beat, isOwnWar(beat, this))
    if (this.#skip !== 'none') return this.#passOver(moment, beat, at)
    if (this.#drawn !== null) this.#history.keep(this.#drawn, moment, at + 1)
    this.#beat = beat
    if (isDismissed(beat)) this.#guard.start()
    const asked = (this.update?.view?.pending?.length ?? 0) > 0
    this.#stepping &&= beat.war && beat.card === null && !asked
    this.#captions.say(toldIn(moment.entry, beat))
    this.#sound(beat.events)
    const time = beatTime(beat, this.#queue.delay, isOwn(beat, this.story, this.#viewer))
    this.#flying.show(flightsOf(effectsOfAll(beat.events), 'before', Math.min(time, beat.time)))
    this.#wait(this.#stepping && isStep(beat) ? Number.POSITIVE_INFINITY : time, () => this.#tell(at + 1))
  }

  /** Not shown; of a battle that is skipped on the way to my own, the caption says who won. */
  #passOver(moment: Coming, beat: Beat, at: number): void {
    this.#at = at
    const result = this.#skip === 'mine' ? resultOf(moment.entry, beat, this.story) : null
    if (result === null) return this.#tell(at + 1)
    this.#beat = null
    this.#captions.say(result)
    this.#wait(SKIPPED * factorOf(settings.speed, this.#queue.delay), () => this.#tell(at + 1))
  }

  #sound(events: readonly GameEvent[]): void {
    const cue = events.flatMap((event) => soundCueOf(event) ?? [])[0]
    if (cue !== undefined) this.#onCue(cue)
  }

  /** Called when a flight has arrived. */
  landed = (key: number): void => this.#flying.landed(key)

  #draw(moment: Coming, told: boolean): void {
    if (this.#drawn !== null) this.#history.keep(this.#drawn, moment)
    this.#history.settle()
    this.#drawn = moment
    this.#flying.clear()
    if (told) this.#told = moment.n
  }

  #wait(time: number, then: () => void): void {
    this.#timer.wait(time, then)
    this.#count()
  }

  #stop(): void {
    this.#timer.clear()
    this.#clockLimit.end()
    this.#telling = null
    this.#queue.clear()
    this.#beat = null
    this.#history.settle()
    this.#flying.clear()
    this.#skip = 'none'
    this.#stepping = false
    this.#guard.end()
    this.#timer.hold(false)
    this.#count()
  }

  // -- what the player wants -------------------------------------------------------------------

  /** On to the next moment, betrayal, or broken promise; in a war, to the next step. */
  next(): void {
    if (this.ago > 0) return this.forward()
    const [moment, beat] = [this.#telling, this.#beat]
    if (moment === null || beat === null) return this.#timer.end()
    if (this.fresh) return
    this.#stepping = beat.war && beat.card === null
    if (isMarked(beat)) return this.#timer.end()
    this.#timer.clear()
    this.#tell(markedAfter(moment.beats, beat))
  }

  /** Skips to the newest entry. */
  jump(): void {
    const coming = [...(this.#telling === null ? [] : [this.#telling]), ...this.#queue.all]
    for (const moment of coming) this.#draw(moment, true)
    this.#stop()
    this.#history.leave()
    if (this.#drawn !== null) this.#told = this.#drawn.n
    this.#captions.say(captionOf(this.#drawn?.entry ?? null))
  }

  skip(what: Skip): void {
    this.#skip = what
    if (this.#beat?.war === true) this.#timer.end()
  }

  /** Pauses or resumes playback; while paused, `next` plays one step. */
  hold(held: boolean): void {
    this.#stepping = false
    this.#timer.hold(held)
    if (!held) this.#timer.end()
  }

  /** What is shown stays until `next`, or the end of a hold. */
  pause(): void {
    this.#timer.freeze()
  }

  /** Look at the moment before; the story waits meanwhile. */
  back(): void {
    if (!this.canGoBack) return
    this.#timer.freeze()
    this.#history.back()
  }
  forward(): void {
    if (this.ago === 0) return
    this.#history.forward()
    if (this.ago > 0) return
    // A card is still there.
    if (!this.#timer.waits) this.#play()
    else if (this.#beat?.card == null) this.#timer.end()
  }
}
