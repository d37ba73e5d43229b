/** Shapes of the sunrise picture, on a field of 1200 x 420; sea and sky go on to the left of it, for wide pages. */
export const SCENE = { width: 1200, height: 420, horizon: 292, beyond: 2600 } as const

/** A cloud band as on the map: bars with round ends, one under the other. */
export function cloud(x: number, y: number, width: number): string {
  const [third, step] = [width * 0.3, width * 0.2]
  return (
    `M${x} ${y}h${width}a7 7 0 0 1 0 14h-${third}a6 6 0 0 0 0 12h${step}a7 7 0 0 1 0 14h-${width * 0.7}` +
    `a7 7 0 0 1 0-14h${width * 0.1}a6 6 0 0 0 0-12h-${third}a7 7 0 0 1 0-14z`
  )
}

/** A row of waves across all of it, each a curl that leans to the right. */
export function breakers(y: number, from: number, wide: number): string {
  const count = Math.ceil((SCENE.width - from) / wide)
  const curl = `q${wide * 0.3} 0 ${wide * 0.44}-${wide * 0.24}q${wide * 0.16} ${wide * 0.02} ${wide * 0.2} ${wide * 0.12}q-${wide * 0.1}-${wide * 0.04}-${wide * 0.14} ${wide * 0.02}q${wide * 0.1} ${wide * 0.1} ${wide * 0.5} ${wide * 0.1}`
  return `M${from} ${y}${curl.repeat(count)}V${SCENE.height}H${from}z`
}

const BANNER = { wide: 38, tall: 104 }

/** A standing banner: pole, cross-bar, and a cloth that the wind lifts at its foot. */
export const banner = (x: number, y: number): { pole: string; cloth: string } => {
  const { wide, tall } = BANNER
  return {
    pole: `M${x} ${y - 8}V${y + tall + 60}M${x - 3} ${y}H${x + wide + 3}`,
    cloth: `M${x + 2} ${y + 2}h${wide - 2}v${tall * 0.55}q5 ${tall * 0.2}-3 ${tall * 0.45}q-12 -9 -19 -2q-9 7 -16 0z`,
  }
}

/** Where the five clans have planted theirs, from the far one to the near one. */
export const BANNERS = [
  ['koi', 902, 214],
  ['lotus', 958, 196],
  ['turtle', 1016, 182],
  ['dragonfly', 1076, 166],
  ['bonsai', 1138, 148],
] as const
