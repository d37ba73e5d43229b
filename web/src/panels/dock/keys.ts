/** Play by keyboard: 1–9 press a choice, 0 is done, arrow keys move between them, Escape goes back one step, U undoes. */
import { WRITING, arrowStep } from '../../lib/browser/keyboard'
import type { Play } from '../../play/play.svelte'

/** Keeps `data-key` on the first nine choices as choices appear and disappear. */
export function numbered(dock: HTMLElement): () => void {
  const number = (): void => {
    dock.querySelectorAll<HTMLElement>('[data-choice]').forEach((choice, i) => {
      choice.dataset['key'] = i < 9 ? String(i + 1) : ''
    })
    for (const done of dock.querySelectorAll<HTMLElement>('[data-done]')) done.dataset['key'] = '0'
  }
  number()
  const watcher = new MutationObserver(number)
  watcher.observe(dock, { childList: true, subtree: true })
  return () => watcher.disconnect()
}

export function choiceKeys(event: KeyboardEvent, dock: HTMLElement | undefined, play: Play): void {
  const target = event.target as Element | null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (dock === undefined || target?.closest(WRITING) || document.querySelector('dialog[open]')) return
  const choices = [...dock.querySelectorAll<HTMLButtonElement>('[data-choice]:not(:disabled)')]
  if (/^[1-9]$/.test(event.key)) choices[Number(event.key) - 1]?.click()
  else if (event.key === '0') dock.querySelector<HTMLButtonElement>('[data-done]')?.click()
  else if (event.key === 'Escape') {
    if (!play.choosing?.back()) play.showProvince(null)
  } else if (event.key.toLowerCase() === 'u' && play.update.can_undo) void play.undo()
  else {
    const step = arrowStep(event.key)
    const inside = dock.contains(document.activeElement)
    if (step === undefined || (!inside && document.activeElement !== document.body)) return
    const at = choices.indexOf(document.activeElement as HTMLButtonElement)
    choices[(at < 0 && step < 0 ? choices.length - 1 : at + step + choices.length) % choices.length]?.focus()
  }
  event.preventDefault()
}
