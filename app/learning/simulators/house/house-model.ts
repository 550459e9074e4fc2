import type { Outcome, Output } from '../simulator.ts'
import type { HouseValues } from './house-parameters.ts'
import { houseTexts as texts } from './house-texts.ts'
import { computeShade, type Shade } from './sun.ts'
import { computeWall, type Wall } from './wall.ts'

/** A wall and the twelve shades of a year. The outputs are those of the chosen part. */
export type HouseOutcome = Outcome & { wall: Wall; shades: readonly Shade[] }

/** Computes heat through a wall by EN ISO 6946, or the shade of an eave by Cooper's formula. */
export function computeHouse(values: HouseValues): HouseOutcome {
  const wall = computeWall(values)
  const shades = Array.from({ length: 12 }, (_, at) => computeShade(values, at + 1))
  const part = values.parte === 'sol' ? readShades(values, shades) : readWall(values, wall)
  return { ...part, wall, shades }
}

const read = (label: string, symbol: string, unit: string, value: number, figures = 4): Output => ({
  label,
  symbol,
  unit,
  value,
  figures,
})

function readWall(values: HouseValues, wall: Wall): Outcome {
  return {
    outputs: {
      u: read(texts.transmittance, 'U', 'W/(m²·K)', wall.transmittance, 3),
      r: read(texts.resistance, 'R', 'm²·K/W', wall.resistance, 3),
      potencia: read(texts.power, 'P', 'W', wall.power),
      dia: read(texts.perDay, '', 'kWh', wall.perDay, 3),
      temporada: read(texts.perSeason, '', 'kWh', wall.perSeason),
      coste: read(texts.cost, '', '€', wall.cost),
      cara: read(texts.innerFace, '', '°C', wall.faces[0] ?? values.dentro, 3),
    },
    warnings: [
      ...(wall.layers.length === 0 ? [texts.noWall] : []),
      ...(values.fuera > values.dentro ? [texts.heatComesIn] : []),
    ],
    sentence: texts.wall(values, wall),
  }
}

function readShades(values: HouseValues, shades: readonly Shade[]): Outcome {
  const none: Shade = { height: 0, shade: 0, covered: 0 }
  const [now = none, june = none, december = none] = [shades[values.mes - 1], shades[5], shades[11]]
  return {
    outputs: {
      sol: read(texts.sunHeight, 'h', '°', now.height, 3),
      sombra: read(texts.shade, 's', 'm', now.shade, 3),
      tapada: read(texts.covered, '', '%', 100 * now.covered, 3),
      junio: read(texts.coveredInJune, '', '%', 100 * june.covered, 3),
      diciembre: read(texts.coveredInDecember, '', '%', 100 * december.covered, 3),
    },
    warnings: [
      ...(december.covered >= 0.5 ? [texts.darkWinter] : []),
      ...(june.covered < 0.5 ? [texts.hotSummer] : []),
    ],
    sentence: texts.sun(values, now),
  }
}
