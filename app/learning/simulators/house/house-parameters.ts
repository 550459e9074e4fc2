import { formatNumber } from '../../marking/format-number.ts'
import {
  type NumberParameter,
  numberParameter,
  type Parameter,
  type Parameters,
  type Values,
} from '../simulator.ts'

/**
 * A wall material. `conductivity`: λ in W/(m·K); undefined for an air gap, whose resistance is in a table.
 */
export type Material = { name: string; conductivity: number | undefined }

/**
 * λ from the topic «Aislar antes que calentar».
 * Materials not in the topic have the design values of EN ISO 10456:2007, table 3.
 * The hollow brick is that of the Spanish catalogue of building elements (CEC).
 */
export const materials: Readonly<Record<string, Material>> = {
  hormigon: { name: 'Hormigón armado', conductivity: 2.3 },
  piedra: { name: 'Piedra caliza', conductivity: 1.7 },
  vidrio: { name: 'Vidrio', conductivity: 1 },
  mortero: { name: 'Mortero de cemento', conductivity: 1 },
  macizo: { name: 'Ladrillo macizo', conductivity: 0.8 },
  yeso: { name: 'Yeso', conductivity: 0.57 },
  hueco: { name: 'Ladrillo hueco', conductivity: 0.43 },
  placa: { name: 'Placa de yeso', conductivity: 0.25 },
  madera: { name: 'Madera', conductivity: 0.13 },
  corcho: { name: 'Corcho', conductivity: 0.04 },
  lana: { name: 'Lana mineral', conductivity: 0.035 },
  acero: { name: 'Acero', conductivity: 50 },
  aire: { name: 'Cámara de aire', conductivity: undefined },
}

/**
 * Unventilated air gaps with horizontal heat flow: [thickness in m, R in m²K/W] (EN ISO 6946:2017, table 8).
 */
const airGaps: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.005, 0.11],
  [0.007, 0.13],
  [0.01, 0.15],
  [0.015, 0.17],
  [0.025, 0.18],
]

/** Thermal resistance of a layer in m²K/W; `thickness` in m. The table for air is interpolated linearly. */
export function layerResistance({ conductivity }: Material, thickness: number): number {
  return conductivity === undefined ? airResistance(thickness) : thickness / conductivity
}

function airResistance(thickness: number): number {
  const above = airGaps.findIndex(([size]) => size >= thickness)
  const [size, most] = airGaps[above] ?? [thickness, 0.18]
  const [before, least] = airGaps[above - 1] ?? [0, 0]
  return above <= 0 ? most : least + ((most - least) * (thickness - before)) / (size - before)
}

type ChoiceParameter = Parameter & { kind: 'choice' }

/** The option for an absent layer. */
const noLayer = 'nada'

const options: Readonly<Record<string, string>> = {
  [noLayer]: 'Ninguna',
  ...Object.fromEntries(
    Object.entries(materials).map(([key, { name, conductivity }]) => [
      key,
      conductivity === undefined ? name : `${name} (λ = ${formatNumber(conductivity)})`,
    ]),
  ),
}

const material = (label: string, initial: string): ChoiceParameter => ({
  kind: 'choice',
  label,
  options,
  initial,
})
const thickness = (layer: number, initial: number): NumberParameter =>
  numberParameter(`Grosor de la capa ${layer}`, 'cm', [0.1, 60, 0.1, initial])

/** Parameters of both parts: a wall and its heat loss, and an eave and the sun. */
export const houseParameters = {
  parte: {
    kind: 'choice',
    label: 'Qué miras',
    options: { muro: 'La pared y el calor', sol: 'El alero y el sol' },
    initial: 'muro',
  },
  m1: material('Capa 1, la de dentro', 'yeso'),
  e1: thickness(1, 1.5),
  m2: material('Capa 2', 'hueco'),
  e2: thickness(2, 7),
  m3: material('Capa 3', 'lana'),
  e3: thickness(3, 6),
  m4: material('Capa 4', 'macizo'),
  e4: thickness(4, 12),
  m5: material('Capa 5, la de fuera', noLayer),
  e5: thickness(5, 1.5),
  s: numberParameter('Superficie de la pared', 'm²', [1, 200, 0.5, 20], { symbol: 'S' }),
  dentro: numberParameter('Temperatura de dentro', '°C', [10, 30, 0.5, 20]),
  fuera: numberParameter('Temperatura de fuera', '°C', [-15, 45, 0.5, 5]),
  gd: numberParameter('Grados-día de la temporada', '°C·día', [0, 4000, 10, 1400], {
    hint: 'Suma de los grados que faltan cada día: unos cientos en la costa del Mediterráneo, unos 2000 en León o en Burgos.',
  }),
  precio: numberParameter('Precio de la energía', '€/kWh', [0.01, 1, 0.01, 0.2]),
  lat: numberParameter('Latitud', '°', [25, 65, 0.5, 40], {
    hint: 'Canarias, 28°; Madrid, 40,5°; Santander, 43,5°.',
  }),
  mes: numberParameter('Mes', '', [1, 12, 1, 6], {
    hint: 'El día 21 de ese mes: en el 6 y en el 12 está el solsticio.',
  }),
  vuelo: numberParameter('Vuelo del alero', 'm', [0, 3, 0.05, 0.6], { symbol: 'v' }),
  ventana: numberParameter('Altura de la ventana', 'm', [0.3, 3, 0.05, 1.8]),
  pared: numberParameter('Pared entre el alero y la ventana', 'm', [0, 1, 0.05, 0]),
} as const satisfies Parameters

export type HouseValues = Values<typeof houseParameters>
type Name = keyof typeof houseParameters

const ofSun: ReadonlySet<Name> = new Set<Name>(['lat', 'mes', 'vuelo', 'ventana', 'pared'])

/** Whether a parameter has an effect on the chosen part of the house. */
export function houseUses(name: Name, values: HouseValues): boolean {
  if (name === 'parte') return true
  if (ofSun.has(name)) return values.parte === 'sol'
  if (values.parte === 'sol') return false
  switch (name) {
    case 'e1':
      return values.m1 !== noLayer
    case 'e2':
      return values.m2 !== noLayer
    case 'e3':
      return values.m3 !== noLayer
    case 'e4':
      return values.m4 !== noLayer
    case 'e5':
      return values.m5 !== noLayer
    default:
      return true
  }
}
