import type { HouseValues } from './house-parameters.ts'

type Point = readonly [number, number]

/** Positions of the parts in units of the picture. `metre`: units per metre. `tip`: end of the eave. */
export type Section = {
  metre: number
  facade: number
  tip: number
  eave: number
  top: number
  sill: number
  ground: number
  /** Start and end of the ray that grazes the tip of the eave with the sun at `height` degrees. */
  ray: (height: number) => { from: Point; to: Point }
}

/** Visible area, from the ground to the sun above the eave. */
const view = { ground: 296, highest: 116, facade: 176, right: 316, sky: 78 }
/** Height of the window sill in m; the model does not need one, but the picture does. */
const sillHeight = 0.8
const short = (value: number): number => Math.round(value * 10) / 10

/** The scale at which eave and window fit, and the resulting positions. */
export function sectionOf({ vuelo, ventana, pared }: HouseValues): Section {
  const { ground, highest, facade } = view
  const metre = Math.min(60, (ground - highest) / (sillHeight + ventana + pared), 110 / Math.max(vuelo, 0.1))
  const sill = ground - sillHeight * metre
  const top = sill - ventana * metre
  const eave = top - pared * metre
  const tip = facade - vuelo * metre
  const places = { tip, eave, top, sill, metre }
  return {
    metre: short(metre),
    facade,
    tip: short(tip),
    eave: short(eave),
    top: short(top),
    sill: short(sill),
    ground,
    ray: (height) => rayThrough(places, (height * Math.PI) / 180),
  }
}

type Places = Pick<Section, 'tip' | 'eave' | 'top' | 'sill' | 'metre'>

/** The ray ends on the wall, or behind the window on the floor or at the far wall. */
function rayThrough({ tip, eave, top, sill }: Places, angle: number): { from: Point; to: Point } {
  const { ground, facade, right, sky } = view
  const slope = Math.tan(angle)
  const onFacade = eave + (facade - tip) * slope
  const isThrough = onFacade > top && onFacade < sill
  const end = isThrough ? Math.min(right, tip + (ground - eave) / slope) : facade
  // On the ground before the house, if the whole wall is in shade.
  const far = onFacade > ground ? tip + (ground - eave) / slope : end
  return {
    from: [short(tip - sky * Math.cos(angle)), short(eave - sky * Math.sin(angle))],
    to: [short(far), short(eave + (far - tip) * slope)],
  }
}
