import { isSameDimension, type Unit } from './read-unit.ts'
import type { Dimension } from './unit-table.ts'

const torque = 'un momento de fuerza'
const quantities: readonly (readonly [string, Dimension])[] = [
  ['una longitud', { m: 1 }],
  ['una superficie', { m: 2 }],
  ['un volumen', { m: 3 }],
  ['una masa', { kg: 1 }],
  ['un tiempo', { s: 1 }],
  ['una intensidad de corriente', { A: 1 }],
  ['una temperatura', { K: 1 }],
  ['una velocidad', { m: 1, s: -1 }],
  ['una aceleración', { m: 1, s: -2 }],
  ['un ángulo', { turn: 1 }],
  ['una velocidad de giro', { turn: 1, s: -1 }],
  ['una frecuencia', { s: -1 }],
  ['una fuerza', { kg: 1, m: 1, s: -2 }],
  ['una presión', { kg: 1, m: -1, s: -2 }],
  ['una energía', { kg: 1, m: 2, s: -2 }],
  ['una potencia', { kg: 1, m: 2, s: -3 }],
  ['una tensión', { kg: 1, m: 2, s: -3, A: -1 }],
  ['una resistencia', { kg: 1, m: 2, s: -3, A: -2 }],
  ['una capacidad eléctrica', { kg: -1, m: -2, s: 4, A: 2 }],
  ['una carga', { A: 1, s: 1 }],
  ['una densidad', { kg: 1, m: -3 }],
  ['un caudal', { m: 3, s: -1 }],
  ['una cantidad de información', { bit: 1 }],
  ['una velocidad de transmisión', { bit: 1, s: -1 }],
  ['una cantidad de dinero', { money: 1 }],
  ['un precio de la energía', { money: 1, kg: -1, m: -2, s: 2 }],
  ['una iluminación', { cd: 1, m: -2 }],
  ['un número sin unidad', {}],
]

/**
 * Returns what a unit measures, in Spanish with its article; undefined if the quantity has no name in this
 * subject.
 */
export function nameQuantity(unit: Unit): string | undefined {
  if (unit.isTorque) return torque
  return quantities.find(([, dimension]) => isSameDimension(dimension, unit.dimension))?.[0]
}
