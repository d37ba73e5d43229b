/** Loads the Latin fonts, and the Chinese fonts on demand. */
import '@fontsource/shippori-mincho/latin-600.css'
import './fonts-latin.css'

let chinese: Promise<unknown> | null = null

/** The Chinese fonts come in about a hundred slices each; their index is fetched only when it is wanted. */
export function loadChineseFonts(): Promise<unknown> {
  chinese ??= import('./fonts-chinese')
  return chinese
}
