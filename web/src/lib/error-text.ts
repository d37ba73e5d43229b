/** Error messages in the reader's language, or the server's text where the catalogue has none. */
import { ApiError } from './api'
import { has, t } from './i18n.svelte'

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-network')
  const id = `error-${error.code}`
  const text = has(id) ? t(id) : error.message
  return error.clause === null ? text : `${text} [${error.clause}]`
}
