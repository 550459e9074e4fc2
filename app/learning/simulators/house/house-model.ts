import { formatDecimals, formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output } from '../simulator.ts'
import { type HouseValues, layerResistance, type Material, materials } from './house-parameters.ts'

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
      u: read(houseTexts.transmittance, 'U', 'W/(m²·K)', wall.transmittance, 3),
      r: read(houseTexts.resistance, 'R', 'm²·K/W', wall.resistance, 3),
      potencia: read(houseTexts.power, 'P', 'W', wall.power),
      dia: read(houseTexts.perDay, '', 'kWh', wall.perDay, 3),
      temporada: read(houseTexts.perSeason, '', 'kWh', wall.perSeason),
      coste: read(houseTexts.cost, '', '€', wall.cost),
      cara: read(houseTexts.innerFace, '', '°C', wall.faces[0] ?? values.dentro, 3),
    },
    warnings: [
      ...(wall.layers.length === 0 ? [houseTexts.noWall] : []),
      ...(values.fuera > values.dentro ? [houseTexts.heatComesIn] : []),
    ],
    sentence: houseTexts.wall(values, wall),
  }
}

function readShades(values: HouseValues, shades: readonly Shade[]): Outcome {
  const none: Shade = { height: 0, shade: 0, covered: 0 }
  const [now = none, june = none, december = none] = [shades[values.mes - 1], shades[5], shades[11]]
  return {
    outputs: {
      sol: read(houseTexts.sunHeight, 'h', '°', now.height, 3),
      sombra: read(houseTexts.shade, 's', 'm', now.shade, 3),
      tapada: read(houseTexts.covered, '', '%', 100 * now.covered, 3),
      junio: read(houseTexts.coveredInJune, '', '%', 100 * june.covered, 3),
      diciembre: read(houseTexts.coveredInDecember, '', '%', 100 * december.covered, 3),
    },
    warnings: [
      ...(december.covered >= 0.5 ? [houseTexts.darkWinter] : []),
      ...(june.covered < 0.5 ? [houseTexts.hotSummer] : []),
    ],
    sentence: houseTexts.sun(values, now),
  }
}

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
function computeWall(values: HouseValues): Wall {
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

const degrees = Math.PI / 180
/** Days before each month of a non-leap year. */
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Day of the year of the 21st of a month (1–12). */
function dayOfYear(month: number): number {
  return (daysBefore[month - 1] ?? 0) + 21
}

/**
 * Declination of the sun in degrees on a day of the year.
 * 23.45°·sin(360°·(284 + n)/365) (P. I. Cooper, Solar Energy 12, 1969).
 */
export function declination(day: number): number {
  return 23.45 * Math.sin(((360 * (284 + day)) / 365) * degrees)
}

/** Height of the sun at solar noon on the 21st of a month, in degrees above the horizon. */
export function noonHeight(latitude: number, month: number): number {
  return 90 - latitude + declination(dayOfYear(month))
}

/**
 * `height` of the sun in degrees; `shade`: its reach below the eave in m.
 * `covered`: shaded part of the window, 0–1.
 */
export type Shade = { height: number; shade: number; covered: number }

/** Shade of the eave on a south façade at solar noon on the 21st of a month: s = v·tan h. */
function computeShade({ lat, vuelo, ventana, pared }: HouseValues, month: number): Shade {
  const height = noonHeight(lat, month)
  const shade = vuelo * Math.tan(height * degrees)
  return { height, shade, covered: Math.min(1, Math.max(0, (shade - pared) / ventana)) }
}

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre'],
  ...['octubre', 'noviembre', 'diciembre'],
]
const show = (value: number): string => formatNumber(value, 3)

function wall(values: HouseValues, { layers, transmittance, power, perSeason, cost }: Wall): string {
  const thickness = layers.reduce((sum, layer) => sum + layer.thickness, 0)
  const what = layers.length === 1 ? 'una capa' : `${layers.length} capas`
  const moves = power < 0 ? 'entran' : 'se escapan'
  return (
    `Pared de ${what} y ${show(thickness * 100)} cm: U = ${show(transmittance)} W/(m²·K). ` +
    `Con ${show(values.dentro)} °C dentro y ${show(values.fuera)} °C fuera, por ${show(values.s)} m² ${moves} ` +
    `${show(Math.abs(power))} W; en la temporada, ${show(perSeason)} kWh, que cuestan ${formatDecimals(cost, 2)} €.`
  )
}

function sun({ mes, lat, vuelo }: HouseValues, { height, shade, covered }: Shade): string {
  const day = `El 21 de ${monthName(mes)}, a ${show(lat)}° de latitud, el sol está a ${formatDecimals(height, 1)}° al mediodía`
  const how =
    covered === 0
      ? 'no tapa nada de la ventana'
      : covered === 1
        ? 'tapa toda la ventana'
        : `tapa el ${show(100 * covered)} % de la ventana`
  return vuelo === 0
    ? `${day}. Sin alero no hay sombra en la ventana.`
    : `${day}: la sombra del alero baja ${formatDecimals(shade, 2)} m y ${how}.`
}

/** Name of a month, 1–12. */
function monthName(month: number): string {
  return months[month - 1] ?? ''
}

export const houseTexts = {
  transmittance: 'Transmitancia',
  resistance: 'Resistencia total',
  power: 'Calor que se pierde',
  perDay: 'Energía en un día así',
  perSeason: 'Energía en la temporada',
  cost: 'Coste de la temporada',
  innerFace: 'Temperatura de la cara interior',
  sunHeight: 'Altura del sol al mediodía',
  shade: 'Sombra por debajo del alero',
  covered: 'Ventana en sombra ese mes',
  coveredInJune: 'Ventana en sombra en junio',
  coveredInDecember: 'Ventana en sombra en diciembre',
  noWall: 'Sin capas no hay pared: solo frena el calor el aire que está quieto a cada lado.',
  heatComesIn:
    'Fuera hace más calor que dentro: el calor entra. La misma pared que abriga en invierno protege en verano.',
  darkWinter: 'En diciembre el alero tapa la mitad de la ventana o más: quita el sol cuando hace falta.',
  hotSummer: 'En junio el alero tapa menos de la mitad de la ventana: el sol entra cuando sobra.',
  wall,
  sun,
  monthName,
}
