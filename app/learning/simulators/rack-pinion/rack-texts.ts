import { formatNumber } from '../../marking/format-number.ts'
import type { Worked } from './rack-model.ts'
import { isPinionDriving, type RackValues } from './rack-parameters.ts'

const shown = (value: number): string => formatNumber(value, 4)

const turnsInWords = (count: number): string => `${shown(count)} ${count === 1 ? 'vuelta' : 'vueltas'}`

const sense = (isClockwise: boolean): string => (isClockwise ? 'horario' : 'antihorario')

const side = (isClockwise: boolean): string => (isClockwise ? 'izquierda' : 'derecha')

/** Texts of the simulator. */
export const rackTexts = {
  perTurn: 'Avance en una vuelta',
  diameter: 'Diámetro primitivo del piñón',
  pitch: 'Paso de los dientes',
  way: 'Desplazamiento de la cremallera',
  turns: 'Vueltas del piñón',
  degrees: 'Giro del piñón en grados',
  speed: 'Velocidad del piñón',
  feed: 'Velocidad de la cremallera',
  feedByMinute: 'Velocidad en metros por minuto',
  teeth: 'Dientes que pasan',
  force: 'Fuerza en la cremallera',
  torque: 'Par en el piñón',
  effect: 'Qué se mueve',
  effectOf: (values: RackValues, { isClockwise }: Pick<Worked, 'isClockwise'>): string =>
    isPinionDriving(values)
      ? `la cremallera, a la ${side(isClockwise)}`
      : `el piñón, en sentido ${sense(isClockwise)}`,
  sentence: (values: RackValues, worked: Worked): string => {
    const { isClockwise, way, turns, speed, feed, force, torque } = worked
    return isPinionDriving(values)
      ? `La cremallera va ${shown(way)} mm a la ${side(isClockwise)}, a ${shown(feed)} mm/s, y empuja con ${shown(force)} N. El piñón da ${turnsInWords(turns)} en sentido ${sense(isClockwise)}, a ${shown(speed)} rpm, con un par de ${shown(torque)} N·m.`
      : `El piñón da ${turnsInWords(turns)} en sentido ${sense(isClockwise)}, a ${shown(speed)} rpm, con un par de ${shown(torque)} N·m. La cremallera va ${shown(way)} mm a la ${side(isClockwise)}, a ${shown(feed)} mm/s, y empuja con ${shown(force)} N.`
  },
  ends: (length: number, turns: number): string =>
    `La cremallera mide ${shown(length)} mm y se acaba: el piñón solo puede dar ${turnsInWords(turns)}.`,
  breaks: (force: number, module: number): string =>
    `Con ${shown(force)} N se romperían unos dientes de módulo ${shown(module)} mm: pon un módulo mayor o menos fuerza.`,
  tooFast: (speed: number): string =>
    `A ${shown(speed)} m/s, unos dientes rectos harían mucho ruido y se gastarían enseguida.`,
  fewTeeth: (teeth: number): string =>
    `Un piñón de ${teeth} dientes se puede construir, pero al tallarlo hay que rebajar el pie de los dientes, que quedan más débiles. Con 17 o más no hace falta.`,
  turn: (count: number): string => `Vuelta ${withTenths(count)}`,
  moved: (way: number): string => `Avance: ${withTenths(way)} mm`,
  passed: (teeth: number): string => `Dientes: ${withTenths(teeth)}`,
  teethOf: (teeth: number): string => `z = ${teeth}`,
  moduleOf: (module: number): string => `m = ${shown(module)} mm`,
  diameterOf: (diameter: number): string => `d = ${shown(diameter)} mm`,
  driver: (isPinion: boolean): string => (isPinion ? 'Mueve el piñón' : 'Mueve la cremallera'),
  forceOf: (force: number): string => `F = ${shown(force)} N`,
  torqueOf: (torque: number): string => `M = ${shown(torque)} N·m`,
  slower: (times: number): string =>
    times === 1 ? 'Aquí se mueve a su velocidad real' : `Aquí, ${shown(times)} veces más despacio`,
} as const

/** A number with one decimal, as on a counter. */
function withTenths(value: number): string {
  return value.toFixed(1).replace('.', ',')
}
