import { formatNumber } from '../../marking/format-number.ts'
import { numberParameter, type Outcome, type Output, type Parameters, type Values } from '../simulator.ts'
import {
  fullMinutes,
  listStarts,
  minutesAt,
  type Piece,
  readSettled,
  readTask,
  runControl,
  type Settled,
  type Task,
  tankHeight,
} from './run-control.ts'

/** Parameters of a control loop; those of one plant or controller have no effect with others. */
export const controlLoopParameters = {
  planta: {
    kind: 'choice',
    label: 'Qué se controla',
    options: { termostato: 'La temperatura de una habitación', deposito: 'El nivel de un depósito' },
    initial: 'termostato',
  },
  modo: {
    kind: 'choice',
    label: 'Controlador',
    options: {
      abierto: 'Lazo abierto: una orden fija',
      todo: 'Todo o nada',
      histeresis: 'Todo o nada con histéresis',
      proporcional: 'Proporcional',
    },
    initial: 'histeresis',
  },
  ts: numberParameter('Consigna', '°C', [5, 30, 0.5, 21]),
  hs: numberParameter('Consigna', 'cm', [10, 190, 1, 100]),
  banda: numberParameter('Histéresis', '°C', [0.5, 8, 0.1, 2], {
    hint: 'Distancia entre los dos umbrales, la mitad a cada lado de la consigna.',
  }),
  bandah: numberParameter('Histéresis', 'cm', [2, 80, 1, 20], {
    hint: 'Distancia entre los dos umbrales, la mitad a cada lado de la consigna.',
  }),
  kt: numberParameter('Ganancia', '%/°C', [1, 60, 1, 20], { symbol: 'K' }),
  kh: numberParameter('Ganancia', '%/cm', [0.2, 20, 0.1, 2], { symbol: 'K' }),
  u: numberParameter('Orden fija', '%', [0, 100, 1, 50]),
  cada: numberParameter('Mide cada', 'min', [0.5, 15, 0.5, 1], {
    hint: 'Entre dos medidas, la orden no cambia.',
  }),
  t0: numberParameter('Temperatura al empezar', '°C', [-10, 40, 0.5, 15]),
  fuera: numberParameter('Temperatura de la calle', '°C', [-10, 40, 0.5, 5]),
  p: numberParameter('Potencia de la calefacción', 'W', [500, 5000, 50, 2500], { symbol: 'P' }),
  g: numberParameter('Pérdidas', 'W/°C', [20, 400, 5, 100], {
    symbol: 'G',
    hint: 'Vatios que se escapan por cada grado de diferencia con la calle.',
  }),
  c: numberParameter('Capacidad térmica', 'kJ/°C', [200, 3000, 10, 480], {
    symbol: 'C',
    hint: 'Calor que hace falta para subir un grado.',
  }),
  h0: numberParameter('Nivel al empezar', 'cm', [0, 200, 1, 50]),
  q: numberParameter('Caudal de entrada', 'L/min', [5, 100, 1, 40], {
    symbol: 'q',
    hint: 'Con la válvula abierta del todo.',
  }),
  d: numberParameter('Consumo', 'L/min', [0, 100, 1, 20], { symbol: 'd' }),
  area: numberParameter('Superficie del fondo', 'm²', [1, 10, 0.1, 2], { symbol: 'A' }),
  pg: numberParameter('Ventana abierta: pérdidas de más', 'W/°C', [0, 400, 5, 0], {
    hint: 'Con 0 no se abre.',
  }),
  pq: numberParameter('Fuga: salida de más', 'L/min', [0, 100, 1, 0], { hint: 'Con 0 no hay fuga.' }),
  pt: numberParameter('La perturbación empieza a los', 'min', [0, 480, 5, 90]),
  pd: numberParameter('La perturbación dura', 'min', [5, 480, 5, 30]),
  min: numberParameter('Duración del ensayo', 'min', [30, 480, 10, 180]),
} as const satisfies Parameters

export type ControlLoopValues = Values<typeof controlLoopParameters>
type Name = keyof typeof controlLoopParameters

const always: readonly Name[] = ['planta', 'modo', 'min']
const ofPlant: Readonly<Record<string, readonly Name[]>> = {
  termostato: ['ts', 't0', 'fuera', 'p', 'g', 'c', 'pg'],
  deposito: ['hs', 'h0', 'q', 'd', 'area', 'pq'],
}
const ofController: Readonly<Record<string, Readonly<Record<string, readonly Name[]>>>> = {
  abierto: { termostato: ['u'], deposito: ['u'] },
  todo: { termostato: ['cada'], deposito: ['cada'] },
  histeresis: { termostato: ['banda'], deposito: ['bandah'] },
  proporcional: { termostato: ['kt', 'cada'], deposito: ['kh', 'cada'] },
}

/** Whether a parameter has an effect with this plant, controller and disturbance. */
export function controlLoopUses(name: Name, { planta, modo, pg, pq }: ControlLoopValues): boolean {
  if (name === 'pt' || name === 'pd') return (planta === 'deposito' ? pq : pg) > 0
  return [always, ofPlant[planta], ofController[modo]?.[planta]].some((names) => names?.includes(name))
}

/** A run of the loop and its readings. `cycle`: minutes between the last two starts of the actuator. */
export type ControlLoopOutcome = Outcome & {
  pieces: readonly Piece[]
  task: Task
  settled: Settled
  starts: number
  cycle: number | undefined
}

/** Runs the loop from minute 0 to `min`, with exact solutions instead of numerical integration. */
export function computeControlLoop(values: ControlLoopValues): ControlLoopOutcome {
  const task = readTask(values)
  const pieces = runControl(values)
  const starts = listStarts(pieces)
  const [before = 0, last = 0] = starts.slice(-2)
  const run = {
    pieces,
    task,
    starts: starts.length,
    settled: readSettled(pieces, values.min * 0.75),
    cycle: starts.length > 1 ? last - before : undefined,
  }
  const outputs = readOutputs(values, run)
  return {
    ...run,
    outputs,
    warnings: findWarnings(values, run),
    sentence: controlLoopTexts.sentence(values, run, controlLoopTexts.spent(values, spent(values, pieces))),
  }
}

type Run = Pick<ControlLoopOutcome, 'pieces' | 'task' | 'settled' | 'starts' | 'cycle'>

function readOutputs(values: ControlLoopValues, run: Run): Record<string, Output> {
  const { pieces, task, settled, starts, cycle } = run
  const isTank = values.planta === 'deposito'
  const unit = isTank ? 'cm' : '°C'
  const read = (label: string, value: number | string, itsUnit = unit, symbol = ''): Output => ({
    label,
    symbol,
    value,
    figures: 4,
    unit: typeof value === 'number' ? itsUnit : '',
  })
  return {
    final: read(
      isTank ? controlLoopTexts.finalLevel : controlLoopTexts.finalTemperature,
      pieces.at(-1)?.end ?? task.start,
    ),
    error: read(controlLoopTexts.meanError, tidy(task.setpoint - settled.mean), unit, 'e'),
    alta: read(controlLoopTexts.highest, settled.highest),
    baja: read(controlLoopTexts.lowest, settled.lowest),
    orden: read(controlLoopTexts.firstOrder, pieces[0]?.order ?? 0, '%'),
    arranques: read(controlLoopTexts.starts, starts, ''),
    ciclo: read(
      controlLoopTexts.cycle,
      hasCycle(values) && cycle !== undefined ? cycle : controlLoopTexts.noCycle,
      'min',
    ),
    tope: isTank
      ? read(controlLoopTexts.net, values.q - values.d, 'L/min')
      : read(controlLoopTexts.top, values.fuera + values.p / values.g),
    gasto: isTank
      ? read(controlLoopTexts.water, spent(values, pieces), 'L')
      : read(controlLoopTexts.energy, spent(values, pieces), 'kWh'),
  }
}

const hasCycle = ({ modo }: ControlLoopValues): boolean => modo === 'todo' || modo === 'histeresis'

/** kWh of the heating, or litres of inflow. */
function spent({ planta, p, q }: ControlLoopValues, pieces: readonly Piece[]): number {
  return planta === 'deposito' ? q * fullMinutes(pieces) : (p * fullMinutes(pieces)) / 60_000
}

/** A mean that is only a rounding error becomes 0. */
const tidy = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : value)

/** Starts per hour above which a relay or a boiler wears out. */
const manyStarts = 20

/** Messages on what students should notice in a run. */
function findWarnings(values: ControlLoopValues, run: Run): string[] {
  const { modo, planta } = values
  const found = planta === 'deposito' ? findOfTank(values, run) : findOfRoom(values)
  const perHour = run.cycle === undefined ? 0 : 60 / run.cycle
  if (modo === 'todo' || modo === 'histeresis')
    if (perHour > manyStarts) found.push(controlLoopTexts.manyStarts(perHour))
  if (modo === 'proporcional' && isUnstable(values, run)) found.push(controlLoopTexts.unstable)
  return found
}

function findOfRoom({ modo, ts, fuera, p, g, t0 }: ControlLoopValues): string[] {
  if (modo === 'abierto') return []
  const top = fuera + p / g
  if (fuera >= ts) return [controlLoopTexts.cannotCool]
  if (top < ts) return [controlLoopTexts.tooWeak(ts, top)]
  return t0 > ts ? [controlLoopTexts.waits] : []
}

function findOfTank({ q, d }: ControlLoopValues, { pieces }: Run): string[] {
  const overflow = minutesAt(pieces, tankHeight)
  const empty = minutesAt(pieces, 0)
  return [
    ...(overflow > 0 ? [controlLoopTexts.overflow(overflow)] : []),
    ...(empty > 0 ? [controlLoopTexts.empty(empty)] : []),
    ...(d > q ? [controlLoopTexts.tooThirsty] : []),
  ]
}

function isUnstable({ cada }: ControlLoopValues, { task, settled }: Run): boolean {
  return stepFactor(task, cada) < -1 && settled.highest - settled.lowest > 0.01
}

/**
 * Factor by which the error changes between two measurements: e^(−bT) − K·(inflow/100)·(1 − e^(−bT))/b.
 * Below −1 each correction overshoots by more than the previous error: the loop is unstable.
 */
export function stepFactor({ gain, calm: { decay, inflow } }: Task, every: number): number {
  const kept = Math.exp(-decay * every)
  const pushed = decay === 0 ? every : (1 - kept) / decay
  return kept - (gain / 100) * inflow * pushed
}

const show = (value: number, figures = 3): string => formatNumber(value, figures)

const controllers: Readonly<Record<string, string>> = {
  abierto: 'lazo abierto',
  todo: 'control todo o nada',
  histeresis: 'control todo o nada con histéresis',
  proporcional: 'control proporcional',
}

/** «Habitación, control proporcional: a los 180 min…» */
function sentence(values: ControlLoopValues, { pieces, settled, starts, task }: Run, spent: string): string {
  const isTank = values.planta === 'deposito'
  const unit = isTank ? 'cm' : '°C'
  const name = `${isTank ? 'Depósito' : 'Habitación'}, ${controllers[values.modo]}`
  const end = show(pieces.at(-1)?.end ?? task.start)
  const where = isTank ? `el nivel está a ${end} cm` : `la temperatura es de ${end} °C`
  const asked = values.modo === 'abierto' ? '' : `, con la consigna en ${show(task.setpoint)} ${unit}`
  const swing = settled.highest - settled.lowest
  const last =
    swing < 0.05
      ? `En el último cuarto ya casi no cambia.`
      : `En el último cuarto va de ${show(settled.lowest)} a ${show(settled.highest)} ${unit}.`
  return `${name}: a los ${values.min} min ${where}${asked}. ${last} ${startsOf(isTank, starts)} y ${isTank ? 'entran' : 'gasta'} ${spent}.`
}

function startsOf(isTank: boolean, starts: number): string {
  const times = starts === 1 ? 'una vez' : `${starts} veces`
  if (starts === 0) return isTank ? 'La válvula no se abre' : 'La calefacción no arranca'
  return isTank ? `La válvula se abre ${times}` : `La calefacción arranca ${times}`
}

const controlLoopTexts = {
  finalTemperature: 'Temperatura al final',
  finalLevel: 'Nivel al final',
  meanError: 'Error medio del último cuarto',
  highest: 'Valor más alto del último cuarto',
  lowest: 'Valor más bajo del último cuarto',
  firstOrder: 'Orden al empezar',
  starts: 'Arranques',
  cycle: 'Duración del último ciclo',
  noCycle: 'sin ciclo completo',
  top: 'Temperatura a la que llegaría sin apagarse',
  net: 'Entra menos sale, con la válvula abierta',
  energy: 'Energía gastada',
  water: 'Agua que entra',
  sentence,
  spent: ({ planta }: ControlLoopValues, value: number): string =>
    planta === 'deposito' ? `${show(value, 4)} L` : `${show(value)} kWh`,
  manyStarts: (perHour: number): string =>
    `Arranca ${show(perHour, 2)} veces por hora: así un relé se desgasta enseguida. Hace falta más histéresis.`,
  unstable:
    'Oscila sin parar: K es demasiado grande para medir tan despacio, y cada corrección se pasa de largo.',
  cannotCool: 'En la calle hace tanto calor como pide la consigna, o más: una calefacción no puede enfriar.',
  tooWeak: (setpoint: number, top: number): string =>
    `Ni siempre encendida llegaría a ${show(setpoint)} °C: se quedaría en ${show(top)} °C. Falta potencia o se pierde demasiado.`,
  waits: 'Empieza por encima de la consigna: solo queda esperar a que se enfríe.',
  overflow: (minutes: number): string => `El depósito rebosa durante ${show(minutes)} min.`,
  empty: (minutes: number): string => `El depósito está vacío durante ${show(minutes)} min.`,
  tooThirsty: 'Se consume más agua de la que puede entrar: ningún controlador lo arregla.',
}
