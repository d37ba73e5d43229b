/** Moments of real games, written by `tools/fixtures.py`. */
import type { Update } from '../wire/types'

const files = import.meta.glob<Update>('./fixtures/*.json', { eager: true, import: 'default' })

export function moment(name: string): Update {
  const found = files[`./fixtures/${name}.json`]
  if (found === undefined) throw new Error(`no moment is called ${name}`)
  return { ...structuredClone(found), moments: [] }
}
