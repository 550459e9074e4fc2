import { type Ask, defineSimulator } from '../simulator.ts'
import { bench } from './bench.ts'
import { computeHouse, type HouseOutcome, surfaces } from './house-model.ts'
import { houseParameters, houseUses } from './house-parameters.ts'

type HouseAsk = Ask<typeof houseParameters, HouseOutcome>

const radians = Math.PI / 180
const still = surfaces.inside + surfaces.outside
const brickAndWool = { parte: 'muro', m1: 'nada', m2: 'macizo', m3: 'lana', m4: 'nada', m5: 'nada' } as const

const transmittance: HouseAsk = {
  output: 'u',
  given: ['e2', 'e3'],
  fixed: brickAndWool,
  situation:
    'Una pared tiene {e2} de ladrillo macizo (λ = 0,8 W/(m·K)) y {e3} de lana mineral (λ = 0,035 W/(m·K)). Las resistencias superficiales suman 0,17 m²·K/W.',
  question: '¿Cuál es la transmitancia U de esta pared?',
  suits: ({ e2, e3 }) => e2 >= 10 && e2 <= 40 && e3 >= 2 && e3 <= 20,
  mistakes: (_, { wall: { resistance, layers } }) => [
    { value: resistance, message: 'Esa es la resistencia total: la U es su inversa.' },
    {
      value: 1 / (resistance - still),
      message: 'Has olvidado las resistencias superficiales: suma 0,17 a las de las capas.',
    },
    {
      value: 1 / (still + 100 * (resistance - still)),
      message: 'Has puesto los grosores en centímetros: en la fórmula van en metros.',
    },
    {
      value: layers.reduce((sum, layer) => sum + 1 / layer.resistance, 0),
      message: 'Has sumado las U de las capas: se suman las resistencias, y la U es la inversa del total.',
    },
  ],
}

const power: HouseAsk = {
  output: 'potencia',
  given: ['e3', 's', 'dentro', 'fuera'],
  fixed: { ...brickAndWool, e2: 24 },
  situation:
    'Una pared de S = {s} tiene 24 cm de ladrillo macizo (λ = 0,8 W/(m·K)) y {e3} de lana mineral (λ = 0,035 W/(m·K)). Las resistencias superficiales suman 0,17 m²·K/W. Dentro hay {dentro} y fuera, {fuera}.',
  question: '¿Qué potencia se pierde por la pared?',
  suits: ({ e3, s, dentro, fuera }) => e3 >= 2 && e3 <= 12 && s <= 100 && fuera !== 0 && dentro - fuera >= 5,
  mistakes: ({ s, dentro, fuera }, { wall: { transmittance: u, resistance } }) => [
    {
      value: u * (dentro - fuera),
      message: 'Eso es lo que pierde 1 m²: falta multiplicar por la superficie.',
    },
    {
      value: u * s * dentro,
      message: 'Cuenta la diferencia entre dentro y fuera, no la temperatura de dentro.',
    },
    { value: u * s * (dentro + fuera), message: 'Has sumado las temperaturas: cuenta su diferencia.' },
    {
      value: resistance * s * (dentro - fuera),
      message: 'Has multiplicado por la resistencia: la U es su inversa.',
    },
    {
      value: (s * (dentro - fuera)) / (resistance - still),
      message: 'Has olvidado las resistencias superficiales: suma 0,17 a las de las capas.',
    },
  ],
}

const sunInWinter: HouseAsk = {
  output: 'sol',
  given: ['lat'],
  fixed: { parte: 'sol', mes: 12 },
  situation: 'Una casa está a {lat} de latitud norte. El eje de la Tierra está inclinado 23,45°.',
  question: '¿A qué altura está el sol al mediodía del solsticio de invierno?',
  suits: ({ lat }) => lat <= 50,
  mistakes: ({ lat }) => [
    {
      value: 90 - lat + 23.45,
      message: 'Has sumado 23,5°: eso es en verano. En invierno el sol está más bajo.',
    },
    { value: 90 - lat, message: 'Esa es la altura al empezar la primavera o el otoño: falta restar 23,5°.' },
    { value: 90 - 23.45, message: 'Has olvidado restar la latitud.' },
  ],
}

const shadeInSummer: HouseAsk = {
  output: 'sombra',
  given: ['lat', 'vuelo'],
  fixed: { parte: 'sol', mes: 6 },
  situation:
    'Una casa está a {lat} de latitud norte. Sobre su fachada sur hay un alero que vuela v = {vuelo}. El eje de la Tierra está inclinado 23,45°.',
  question: '¿Cuánto mide la sombra del alero al mediodía del solsticio de verano?',
  suits: ({ lat, vuelo }) => lat >= 36 && lat <= 50 && vuelo >= 0.2 && vuelo <= 1.5,
  mistakes: ({ lat, vuelo }, { shades }) => {
    const height = (shades[5]?.height ?? 0) * radians
    return [
      {
        value: vuelo / Math.tan(height),
        message: 'Has dividido entre la tangente: la sombra es el vuelo por la tangente.',
      },
      { value: vuelo * Math.sin(height), message: 'Has usado el seno: la fórmula lleva la tangente.' },
      {
        value: shades[11]?.shade ?? 0,
        message: 'Has usado la altura del invierno: en verano se suman los 23,5°.',
      },
      {
        value: vuelo * Math.tan((90 - lat) * radians),
        message: 'Esa es la altura del sol al empezar la primavera o el otoño: en verano se suman 23,5°.',
      },
    ]
  },
}

/** «Casa»: heat loss of a wall, and the shade of an eave. */
export const simulator = defineSimulator({
  order: 120,
  tipo: 'casa',
  title: 'Casa',
  summary: 'Monta una pared capa a capa y calcula lo que pierde, o pon un alero y mira cuándo da sombra.',
  parameters: houseParameters,
  uses: houseUses,
  compute: computeHouse,
  table: { along: 'mes', rows: 12, outputs: ['sol', 'sombra', 'tapada'] },
  asks: [transmittance, power, sunInWinter, shadeInSummer],
  bench,
})
