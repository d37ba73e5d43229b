/** Map scenery: the colors of each season and province. */
import type { ProvinceId, SeasonId } from '../../ids'
import { mix } from '../../kit/palette'

type Shades = readonly [string, ...string[]]

/** What changes with the season: land, sea, leaves, rice, snow line, light. */
export interface SeasonPalette {
  /** All land is tinted with this color, by this share. */
  readonly tint: string
  readonly tinted: number
  readonly deep: string
  readonly sea: string
  readonly shallow: string
  readonly foam: string
  readonly leaves: Shades
  /** Pines are this much darker than the leaves. */
  readonly pine: number
  readonly mountain: string
  readonly light: readonly [near: string, far: string]
  readonly rice: Shades
  /** How far down a mountain the snow reaches. */
  readonly snow: number
}

export const SEASON_PALETTE: Record<SeasonId, SeasonPalette> = {
  spring: {
    tint: '#f3e2cf',
    tinted: 0.38,
    deep: '#5f93a3',
    sea: '#86b3b8',
    shallow: '#b9d6cf',
    foam: '#f4f4e8',
    leaves: ['#8aa866', '#a3bb78', '#f0b7b6', '#eda4a8', '#f6d0cb'],
    pine: 0.75,
    mountain: '#5d7f8c',
    light: ['#ffd9d0', '#fff3e0'],
    rice: ['#cfe0d8', '#bcd6d2', '#dbe3c4', '#a9c9c8'],
    snow: 0.34,
  },
  summer: {
    tint: '#ffffff',
    tinted: 0,
    deep: '#3f7286',
    sea: '#6b9fab',
    shallow: '#a7cbc6',
    foam: '#eff4e6',
    leaves: ['#4f7146', '#5f8150', '#77965a', '#43633f', '#6b8a4a'],
    pine: 0.5,
    mountain: '#44697a',
    light: ['#fff0c0', '#e9f2d8'],
    rice: ['#b9cf78', '#cbd98a', '#a7c46c', '#d7e09a'],
    snow: 0.24,
  },
  autumn: {
    tint: '#dca25c',
    tinted: 0.36,
    deep: '#43636f',
    sea: '#739499',
    shallow: '#aebfb4',
    foam: '#f2ecd8',
    leaves: ['#c4512f', '#d77b35', '#a8412a', '#e0a548', '#6d7a45'],
    pine: 0.75,
    mountain: '#5a6670',
    light: ['#ffd08a', '#f3dcb4'],
    rice: ['#e2bf62', '#d6ad4e', '#ecd184', '#c99d44'],
    snow: 0.3,
  },
  winter: {
    tint: '#eef2f3',
    tinted: 0.72,
    deep: '#35525f',
    sea: '#5d7d88',
    shallow: '#94abb0',
    foam: '#f4f7f6',
    leaves: ['#5f7468', '#6f8478', '#54695f', '#7d9187', '#5f7468'],
    pine: 0,
    mountain: '#52656f',
    light: ['#cfe0ee', '#e9eef2'],
    rice: ['#e8eeee', '#dbe5e8', '#f3f6f6', '#d0dde2'],
    snow: 0.62,
  },
}

/** Land washes stay apart by lightness, in every season. */
const LAND: Record<ProvinceId, string> = {
  hokkaido: '#b4c6ac',
  oshu: '#a3bd80',
  edo: '#dccb86',
  kyoto: '#dfb98b',
  kansai: '#cbc47a',
  nagato: '#adc096',
  shikoku: '#d3c983',
  kyushu: '#d9b784',
}

export const landOf = (province: ProvinceId, { tint, tinted }: SeasonPalette): string =>
  mix(LAND[province], tint, tinted)
