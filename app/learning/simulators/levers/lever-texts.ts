import { formatNumber } from '../../marking/format-number.ts'
import { isLever, type LeverValues, leverParameters } from './lever-parameters.ts'
import type { LeverOutcome, Movement } from './levers-model.ts'

const shown = (value: number): string => formatNumber(value, 4)

const movements: Readonly<Record<Movement, string>> = {
  sube: 'La carga sube',
  baja: 'La carga baja',
  quieta: 'En equilibrio',
}

function nameOf({ maquina, moviles }: LeverValues): string {
  const options: Readonly<Record<string, string>> = leverParameters.maquina.options
  const name = options[maquina] ?? ''
  if (maquina !== 'polipasto') return name
  return `${name} de ${moviles} ${moviles === 1 ? 'polea móvil' : 'poleas móviles'}`
}

function stateOf(
  { f }: LeverValues,
  { movement, needed }: Pick<LeverOutcome, 'movement' | 'needed'>,
): string {
  if (movement === 'sube') return `la carga sube. Haces ${shown(f)} N y bastan ${shown(needed)} N.`
  if (movement === 'baja') return `la carga baja. Haces ${shown(f)} N y hacen falta ${shown(needed)} N.`
  return `en equilibrio. Haces ${shown(f)} N.`
}

/** Texts of the simulator. */
export const leverTexts = {
  needed: 'Fuerza para el equilibrio',
  advantage: 'Ventaja mecánica',
  momentOfLoad: 'Momento de la carga',
  momentOfForce: 'Momento de tu fuerza',
  strands: 'Tramos que sostienen la carga',
  state: 'Qué pasa',
  travel: 'Recorrido de tu mano',
  workOfLoad: 'Trabajo sobre la carga',
  workOfForce: 'Trabajo que haces tú',
  movement: (movement: Movement): string => movements[movement],
  sentence: (
    values: LeverValues,
    worked: Omit<LeverOutcome, 'outputs' | 'warnings' | 'sentence'>,
  ): string => {
    const { r, br, bf } = values
    const { rise, travel, needed, strands } = worked
    const held = isLever(values)
      ? `La carga, de ${shown(r)} N, está a ${shown(br)} m del apoyo y tu fuerza, a ${shown(bf)} m.`
      : `La carga, de ${shown(r)} N, cuelga de ${strands} ${strands === 1 ? 'tramo' : 'tramos'} de cuerda.`
    const work = `Para subirla ${shown(rise)} m, tu mano recorre ${shown(travel)} m: ${shown(needed * travel)} J.`
    return `${nameOf(values)}: ${stateOf(values, worked)} ${held} ${work}`
  },
  otherKind: (isSecond: boolean): string =>
    isSecond
      ? 'En una palanca de segundo género la carga queda entre el apoyo y tu fuerza. Con estos brazos queda en medio tu fuerza: es de tercer género.'
      : 'En una palanca de tercer género tu fuerza queda entre el apoyo y la carga. Con estos brazos queda en medio la carga: es de segundo género.',
  noKind: 'Los dos brazos son iguales: haces fuerza justo en la carga, y la barra no sirve de nada.',
  tooHigh: (arm: number): string =>
    `Con un brazo de ${shown(arm)} m, la carga no puede subir más de ${shown(arm)} m: el recorrido y el trabajo se calculan con esa altura.`,
  tooHeavy: (force: number): string =>
    `Harían falta ${shown(force)} N: es más de lo que pesa una persona adulta.`,
  load: (force: number): string => `R = ${shown(force)} N`,
  force: (force: number): string => `F = ${shown(force)} N`,
  arm: (of: 'R' | 'F', length: number): string => `b${of} = ${shown(length)} m`,
  scale: (force: number): string => `${shown(force)} N`,
  loadWork: (force: number, way: number): string =>
    `Carga: ${shown(force)} N · ${formatNumber(way, 3)} m = ${shown(force * way)} J`,
  handWork: (force: number, way: number): string =>
    `Fuerza justa: ${shown(force)} N · ${formatNumber(way, 3)} m = ${shown(force * way)} J`,
} as const
