import type { HouseValues } from './house-parameters.ts'
import { layerResistance, type Material, materials } from './materials.ts'

/** Surface resistances of a wall in m²K/W (EN ISO 6946:2017, table 7, horizontal heat flow). */
export const surfaces = { inside: 0.13, outside: 0.04 }

/**
 * A layer; layers go from the inside outwards.
 * `thickness` in m, `resistance` in m²K/W, `place`: the number of its field.
 */
export type Layer = Material & { place: number; thickness: number; resistance: number }

/**
 * A wall and the heat through it.
 * `resistance` in m²K/W including both surfaces; `transmittance` U in W/(m²K).
 * `power` in W, negative when heat flows inwards.
 * `faces`: temperatures in °C of the inner face, of each joint and of the outer face.
 */
export type Wall = {
  layers: readonly Layer[]
  resistance: number
  transmittance: number
  power: number
  faces: readonly number[]
  perDay: number
  perSeason: number
  cost: number
}

/** Heat loss of a wall by EN ISO 6946; `perDay` and `perSeason` in kWh, `cost` in € per season. */
export function computeWall(values: HouseValues): Wall {
  const { s, dentro, fuera, gd, precio } = values
  const layers = listLayers(values)
  const resistance =
    surfaces.inside + surfaces.outside + layers.reduce((sum, layer) => sum + layer.resistance, 0)
  const transmittance = 1 / resistance
  const power = transmittance * s * (dentro - fuera)
  const perSeason = (transmittance * s * gd * 24) / 1000
  return {
    layers,
    resistance,
    transmittance,
    power,
    faces: listFaces(layers, dentro, (dentro - fuera) * transmittance),
    perDay: (power * 24) / 1000,
    perSeason,
    cost: perSeason * precio,
  }
}

function listLayers({ m1, e1, m2, e2, m3, e3, m4, e4, m5, e5 }: HouseValues): Layer[] {
  const written: readonly (readonly [string, number])[] = [
    [m1, e1],
    [m2, e2],
    [m3, e3],
    [m4, e4],
    [m5, e5],
  ]
  return written.flatMap(([key, centimetres], at) => {
    const material = materials[key]
    const thickness = centimetres / 100
    return material
      ? [{ ...material, place: at + 1, thickness, resistance: layerResistance(material, thickness) }]
      : []
  })
}

/** `flux` in W/m² is the same through every layer, so each drop is proportional to its resistance. */
function listFaces(layers: readonly Layer[], inside: number, flux: number): number[] {
  const faces = [inside - flux * surfaces.inside]
  for (const { resistance } of layers) faces.push((faces.at(-1) ?? inside) - flux * resistance)
  return faces
}
