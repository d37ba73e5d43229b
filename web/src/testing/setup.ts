/** Runs around every test file: the texts of the rules are there, and what loads on demand has arrived at the end. */
import { afterAll, beforeAll, vi } from 'vitest'
import { loadTexts } from '../lib/i18n.svelte'

beforeAll(() => loadTexts('rules'))

afterAll(() => vi.dynamicImportSettled())
