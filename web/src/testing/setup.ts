/** Runs around every test file: drawings that load on demand have arrived before its page is taken down. */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
