import { formatDecimals, formatNumber } from '../../marking/format-number.ts'
import type { HouseValues } from './house-parameters.ts'
import type { Shade } from './sun.ts'
import type { Wall } from './wall.ts'

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
