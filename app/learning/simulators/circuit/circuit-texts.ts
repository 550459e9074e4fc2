import { formatNumber } from '../../marking/format-number.ts'

/** Messages on faults in the text of a circuit. */
export const codeTexts = {
  unknown: (item: string): string =>
    `No entiendo «${item}»: escribe por ejemplo «r450-b1c1», una resistencia de 450 Ω entre b1 y c1.`,
  twoPoints: (item: string): string => `«${item}» necesita dos puntos distintos, como «b1c1».`,
  notNeighbours: (item: string): string => `«${item}» tiene que ir entre dos puntos vecinos, como b1 y c1.`,
  notStraight: (from: string, to: string): string =>
    `Un cable va recto: pon una esquina entre ${from} y ${to}.`,
  value: (item: string, min: number, max: number): string =>
    max > min
      ? `El valor de «${item}» no vale: de ${formatNumber(min)} a ${formatNumber(max)}.`
      : `«${item}» no lleva ese valor.`,
  color: (item: string): string => `«${item}»: un LED es rojo, amarillo, verde, azul o blanco.`,
  taken: (from: string, to: string): string => `Hay dos piezas entre ${from} y ${to}.`,
  tooMany: (label: string, most: number): string => `${label}: como mucho ${most}.`,
  chosen: 'Escribe el nombre de una pieza, como R1, o dos puntos vecinos, como b1c1.',
} as const

/** A current for users, in a suitable unit. */
export function formatAmperes(amperes: number, figures = 4): string {
  const size = Math.abs(amperes)
  if (size >= 1) return `${formatNumber(amperes, figures)} A`
  if (size >= 1e-4 || size === 0) return `${formatNumber(amperes * 1e3, figures)} mA`
  return `${formatNumber(amperes * 1e6, figures)} µA`
}

/** A voltage for users; less than a tenth of a millivolt is a rounding error and shown as 0. */
export const formatVolts = (volts: number): string => `${formatNumber(cleanVolts(volts), 4)} V`

export const cleanVolts = (volts: number): number => (Math.abs(volts) < 1e-4 ? 0 : volts)

/** A resistance as on labels: 450 Ω, 4,7 kΩ, 1 MΩ. */
export function formatOhms(ohms: number, figures = 3): string {
  if (ohms >= 1e6) return `${formatNumber(ohms / 1e6, figures)} MΩ`
  return ohms >= 1e4 || (ohms >= 1000 && ohms % 100 === 0)
    ? `${formatNumber(ohms / 1000, figures)} kΩ`
    : `${formatNumber(ohms, Math.max(figures, 4))} Ω`
}

export const findingTexts = {
  noBattery: 'No hay ninguna pila: nada empuja la corriente.',
  shortCircuit: (batteries: string): string =>
    `¡Cortocircuito! La corriente de ${batteries} vuelve por un camino sin ningún receptor. En la realidad, la pila y los cables se calientan y pueden quemarte.`,
  meterShort: (name: string): string =>
    `El amperímetro ${name} está en ese camino: se coloca en serie, nunca uniendo los dos polos.`,
  burns: (name: string, current: string): string =>
    `${name} se quema: le llegan ${current} y un LED aguanta de 20 a 30 mA. Ponle una resistencia en serie. Las lecturas son las de justo antes de romperse.`,
  forced: (name: string, current: string): string =>
    `${name} va forzado: ${current}. Lo habitual son 20 mA como mucho; con una resistencia mayor durará más.`,
  diodeBurns: (name: string, current: string): string =>
    `El diodo ${name} se quema: ${current}, y aguanta 1 A.`,
  open: 'Circuito abierto: no hay un camino cerrado de un polo de la pila al otro.',
  openSwitch: (names: string): string => `Circuito abierto: no pasa corriente. Prueba a cerrar ${names}.`,
  reversed: (name: string): string => `${name} está al revés: no deja pasar la corriente. Gíralo.`,
  weak: (name: string, volts: string, needed: string): string =>
    `A ${name} solo le llegan ${volts}: necesita ${needed} para conducir.`,
  bridged: (name: string): string =>
    `${name} tiene los dos extremos unidos por un cable: toda la corriente va por el cable.`,
  loose: (name: string): string => `${name} no mide nada: sus dos puntas no están en el mismo circuito.`,
  unsettled: 'Este circuito no se ha podido resolver.',
} as const

export const outcomeTexts = {
  empty: 'La placa está vacía.',
  current: (name: string): string => `Intensidad por ${name}`,
  voltage: (name: string): string => `Tensión en ${name}`,
  power: (name: string): string => `Potencia de ${name}`,
  ohms: (name: string): string => `Resistencia de ${name}`,
  total: (name: string): string => `Intensidad que entrega ${name}`,
  whole: 'Resistencia total',
  meter: (name: string, kind: 'ammeter' | 'voltmeter', points: string): string =>
    kind === 'ammeter' ? `Amperímetro ${name}` : `Voltímetro ${name}, de ${points}`,
  huge: 'enorme: cortocircuito',
  law: 'Con la fórmula',
  lawOf: (name: string): string => `La cuenta de ${name}`,
  noLaw: 'no se reduce a serie y paralelo: cumple las leyes de Kirchhoff',
  noLimit: 'falta una resistencia que limite la corriente',
  said: (name: string, current: string, volts: string): string =>
    `Por ${name} pasan ${current} y entre sus extremos hay ${volts}.`,
  through: (name: string, current: string): string => `Por ${name} pasan ${current}.`,
  gives: (name: string, current: string): string => `La pila ${name} entrega ${current}.`,
  takes: (name: string, current: string): string => `La pila ${name} recibe ${current}.`,
  lit: (names: string, many: boolean): string => `${many ? 'Lucen' : 'Luce'} ${names}.`,
  turns: (names: string, many: boolean): string => `${many ? 'Giran' : 'Gira'} ${names}.`,
  burnt: (names: string, many: boolean): string => `${many ? 'Se queman' : 'Se quema'} ${names}.`,
  noCurrent: 'No pasa corriente.',
  isShort: '¡Cortocircuito! La pila entrega una corriente enorme.',
  between: (name: string, volts: string): string => `Entre los extremos de ${name} hay ${volts}.`,
  wire: 'el cable',
  thisWire: 'este cable',
} as const

/** Texts of the circuit editor. */
export const editorTexts = {
  legend: 'El circuito',
  reading: 'Lo que se mide',
  build: 'Poner y quitar piezas',
  ready: 'Empezar con…',
  noReady: 'Elige un circuito',
  part: 'Pieza',
  nothing: 'Nada (quitar lo que haya)',
  from: 'Desde',
  to: 'Hasta',
  lay: 'Poner',
  take: 'Quitar de ahí',
  chosen: 'Pieza elegida',
  emptyPlace: (points: string): string => `Sitio vacío: ${points}`,
  none: 'Ninguna',
  value: (unit: string): string => `Valor, ${unit}`,
  color: 'Color',
  control: 'Número del interruptor',
  tied: (tie: string): string => `Su valor se cambia más abajo, en ${tie}.`,
  ties: { v: '«Tensión de la pila»', ra: '«Resistencia Ra»', rb: '«Resistencia Rb»' },
  turn: 'Girar',
  remove: 'Quitar',
  erase: 'Vaciar la placa',
  erased: 'La placa está vacía. «Deshacer» la recupera.',
  hint: 'También puedes tocar el dibujo: eliges una pieza o un sitio, y los interruptores se abren y se cierran.',
  range: (range: string): string => `De ${range}.`,
  laid: (name: string): string => `Puesto: ${name}.`,
  removed: 'Quitado.',
  changed: (name: string): string => `Cambiado: ${name}.`,
  noWay: 'Esa pieza no puede ir entre esos dos puntos.',
  nothingThere: 'Ahí no hay nada que quitar.',
  tooLong: 'No cabe más: quita alguna pieza.',
} as const
