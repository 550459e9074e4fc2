import { formatNumber } from '../../marking/format-number.ts'
import { numberParameter, type Outcome, type Output, type Parameter, type Values } from '../simulator.ts'

/** Units are millimetres, rpm and newtons. The motion of the driving part is given, the other is computed. */
export const rackParameters = {
  mueve: {
    kind: 'choice',
    label: 'Mueve',
    options: { pinon: 'El piñón', cremallera: 'La cremallera' },
    initial: 'pinon',
  },
  m: numberParameter('Módulo', 'mm', [0.5, 10, 0.25, 2], { symbol: 'm' }),
  z: numberParameter('Dientes del piñón', '', [6, 80, 1, 20], { symbol: 'z' }),
  giro: {
    kind: 'choice',
    label: 'Giro del piñón',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  n: numberParameter('Velocidad del piñón', 'rpm', [1, 600, 1, 30], { symbol: 'n' }),
  v: numberParameter('Vueltas del piñón', '', [0.05, 50, 0.05, 2], { symbol: 'v' }),
  t: numberParameter('Par del piñón', 'N·m', [0.1, 200, 0.1, 2], { symbol: 'M' }),
  hacia: {
    kind: 'choice',
    label: 'La cremallera va hacia',
    options: { izquierda: 'La izquierda', derecha: 'La derecha' },
    initial: 'izquierda',
  },
  s: numberParameter('Velocidad de la cremallera', 'mm/s', [1, 2000, 1, 60], { symbol: 'vc' }),
  x: numberParameter('Desplazamiento de la cremallera', 'mm', [1, 5000, 1, 250], { symbol: 'x' }),
  f: numberParameter('Fuerza de la cremallera', 'N', [1, 20_000, 1, 100], { symbol: 'F' }),
  tope: { kind: 'switch', label: 'La cremallera tiene final', initial: false },
  largo: numberParameter('Largo de la cremallera', 'mm', [20, 5000, 10, 200], { symbol: 'L' }),
} as const satisfies Record<string, Parameter>

export type RackValues = Values<typeof rackParameters>

const ofPinion: ReadonlySet<string> = new Set(['giro', 'n', 'v', 't'])
const ofRack: ReadonlySet<string> = new Set(['hacia', 's', 'x', 'f'])

/** Whether a parameter has an effect in a state. */
export function usesRackParameter(name: keyof RackValues, values: RackValues): boolean {
  if (name === 'largo') return values.tope
  return isPinionDriving(values) ? !ofRack.has(name) : !ofPinion.has(name)
}

/** Whether the pinion drives the rack; otherwise the rack drives the pinion. */
export function isPinionDriving({ mueve }: Pick<RackValues, 'mueve'>): boolean {
  return mueve !== 'cremallera'
}

export type RackOutcome = Outcome & {
  /** Pitch diameter, in mm. */
  diameter: number
  /** Travel per turn, in mm. */
  perTurn: number
  /** Requested travel of the rack, and actual travel up to its end, in mm. */
  asked: number
  way: number
  /** Turns of the pinion for the actual travel. */
  turns: number
  /** In rpm. */
  speed: number
  /** Speed of the rack, in mm/s. */
  feed: number
  isClockwise: boolean
  /** Force on the rack, in N, and torque on the pinion, in N·m. */
  force: number
  torque: number
}

type Worked = Omit<RackOutcome, keyof Outcome>

/**
 * d = m · z; a turn moves the rack by π · d; F = M / (d / 2).
 * The pinion is above the rack, so turning clockwise moves the rack to the left.
 */
export function computeRack(values: RackValues): RackOutcome {
  const worked = isPinionDriving(values) ? driveByPinion(values) : driveByRack(values)
  return {
    ...worked,
    outputs: { ...listSizes(values, worked), ...listMotion(values, worked), ...listForce(values, worked) },
    warnings: findWarnings(values, worked),
    sentence: rackTexts.sentence(values, worked),
  }
}

function driveByPinion(values: RackValues): Worked {
  const { m, z, v, n, t, giro } = values
  const perTurn = Math.PI * m * z
  const move = goAlong(values, perTurn * v)
  const force = t / ((m * z) / 2000)
  const isClockwise = giro === 'horario'
  return { ...move, speed: n, feed: (perTurn * n) / 60, isClockwise, force, torque: t }
}

function driveByRack(values: RackValues): Worked {
  const { m, z, x, s, f, hacia } = values
  const perTurn = Math.PI * m * z
  const torque = f * ((m * z) / 2000)
  const isClockwise = hacia === 'izquierda'
  return { ...goAlong(values, x), speed: (60 * s) / perTurn, feed: s, isClockwise, force: f, torque }
}

type Move = Pick<Worked, 'diameter' | 'perTurn' | 'asked' | 'way' | 'turns'>

function goAlong({ m, z, tope, largo }: RackValues, asked: number): Move {
  const perTurn = Math.PI * m * z
  const way = tope ? Math.min(asked, largo) : asked
  return { diameter: m * z, perTurn, asked, way, turns: way / perTurn }
}

function listSizes({ m }: RackValues, { diameter, perTurn }: Worked): Record<string, Output> {
  return {
    av: { label: rackTexts.perTurn, symbol: 'π · m · z', unit: 'mm', value: perTurn },
    d: { label: rackTexts.diameter, symbol: 'd', unit: 'mm', value: diameter },
    paso: { label: rackTexts.pitch, symbol: 'p', unit: 'mm', value: Math.PI * m },
  }
}

function listMotion(values: RackValues, worked: Worked): Record<string, Output> {
  const { way, turns, speed, feed } = worked
  const isDriver = isPinionDriving(values)
  return {
    ...(isDriver
      ? {
          dx: { label: rackTexts.way, symbol: 'x', unit: 'mm', value: way },
          vs: { label: rackTexts.feed, symbol: 'vc', unit: 'mm/s', value: feed },
        }
      : {
          vueltas: { label: rackTexts.turns, symbol: 'v', unit: '', value: turns },
          np: { label: rackTexts.speed, symbol: 'n', unit: 'rpm', value: speed },
        }),
    vm: { label: rackTexts.feedByMinute, symbol: '', unit: 'm/min', value: (feed * 60) / 1000 },
    grados: { label: rackTexts.degrees, symbol: '', unit: '°', value: turns * 360 },
    dientes: { label: rackTexts.teeth, symbol: 'z · v', unit: '', value: turns * values.z },
    efecto: { label: rackTexts.effect, symbol: '', unit: '', value: rackTexts.effectOf(values, worked) },
  }
}

function listForce(values: RackValues, { force, torque }: Worked): Record<string, Output> {
  return isPinionDriving(values)
    ? { fc: { label: rackTexts.force, symbol: 'F', unit: 'N', value: force } }
    : { tp: { label: rackTexts.torque, symbol: 'M', unit: 'N·m', value: torque } }
}

/** 2 / sin² 20°: with fewer teeth the cutter removes part of their roots (undercut). */
const fewestWhole = 17
/** In mm/s: handbooks limit straight teeth without a closed gearbox to about 5 m/s. */
const fastest = 5000
/** Lewis, in N per mm of module: F = σ · b · m · Y, with steel of 150 N/mm², b = 10 m and Y = 0.3. */
const strongest = 150 * 10 * 0.3

/** Warnings, in whole sentences. */
function findWarnings(
  { m, z, tope, largo }: RackValues,
  { asked, turns, force, feed }: Pick<Worked, 'asked' | 'turns' | 'force' | 'feed'>,
): string[] {
  return [
    ...(tope && asked > largo ? [rackTexts.ends(largo, turns)] : []),
    ...(force > strongest * m ** 2 ? [rackTexts.breaks(force, m)] : []),
    ...(feed > fastest ? [rackTexts.tooFast(feed / 1000)] : []),
    ...(z < fewestWhole ? [rackTexts.fewTeeth(z)] : []),
  ]
}

const shown = (value: number): string => formatNumber(value, 4)

const turnsInWords = (count: number): string => `${shown(count)} ${count === 1 ? 'vuelta' : 'vueltas'}`

const sense = (isClockwise: boolean): string => (isClockwise ? 'horario' : 'antihorario')

const side = (isClockwise: boolean): string => (isClockwise ? 'izquierda' : 'derecha')

/** Texts of the simulator. */
export const rackTexts = {
  pinion: 'Piñón',
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
