import { beforeEach, describe, expect, it } from 'vitest'
import { HEIGHTS, SheetHeight, bidHeight } from './sheet-height.svelte'

describe('the height of the sheet', () => {
  let sheet: SheetHeight
  beforeEach(() => {
    sheet = new SheetHeight()
  })

  it('is what the player last chose for questions', () => {
    sheet.ask()
    sheet.choose('high')
    sheet.rest()
    expect(sheet.height).toBe('mid')
    sheet.ask()
    expect(sheet.height).toBe('high')
  })

  it('is what the player last chose for the time between questions, with the map in sight', () => {
    sheet.choose('low')
    sheet.ask()
    expect(sheet.height).toBe('mid')
    sheet.rest()
    expect(sheet.height).toBe('low')
    sheet.choose('high')
    sheet.rest()
    expect(sheet.height).toBe('low')
  })

  it('does not change while the player touches the sheet', () => {
    sheet.ask()
    sheet.choose('high')
    sheet.touch(true)
    sheet.rest()
    expect(sheet.height).toBe('high')
    sheet.touch(false)
    expect(sheet.height).toBe('mid')
  })

  it('is not remembered where the client chose it', () => {
    sheet.ask()
    sheet.show('high')
    sheet.ask()
    expect(sheet.height).toBe('mid')
  })

  it('is higher for a bid, with the number of clans', () => {
    expect(bidHeight(3)).toBe(`max(${HEIGHTS.mid}, min(66dvh, 480px))`)
    expect(bidHeight(5)).toContain('524px')
  })
})
