/** Rematch: a table with the same options and bots, and an invitation to the same people. */
import { api } from '../../lib/api'
import { specOf } from '../../lib/bot-names'
import { commandId } from '../../lib/command-id'
import { t } from '../../lib/i18n.svelte'
import type { TableSource } from '../sources/table-source'
import { router } from '../../lib/router.svelte'
import type { NewTable, TableView } from '../../wire/types'
import { begin, join } from './new-table'

export function sameTable({ title, options, places }: TableView): NewTable {
  const bots = places.flatMap(({ taken, bot }) => (taken || bot === null ? [] : [specOf(bot)]))
  return { ...options, title, open: false, bots }
}

/** People at the table who use another device. */
export const others = (table: TableView): number =>
  table.places.filter(({ taken, place }) => taken && !table.mine.includes(place)).length

/** Alone among bots it begins at once; others find the link in the talk of the old table. */
export async function playAgain(source: TableSource, table: TableView): Promise<void> {
  const options = sameTable(table)
  if (others(table) === 0) return begin(options, table.mine.length)
  const made = await api.makeTable(options)
  await join(made.id, table.mine.length)
  const link = `${location.origin}/#/t/${made.id}/${made.invite}`
  await api.command(source.id, {
    kind: 'chat',
    id: commandId(),
    seat: source.update?.viewer ?? null,
    text: t('end-again-come', { link }),
  })
  router.go(`t/${made.id}`)
}
