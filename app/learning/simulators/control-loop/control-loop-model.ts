import type { Outcome, Output } from '../simulator.ts'
import type { ControlLoopValues } from './control-loop-parameters.ts'
import { controlLoopTexts as texts } from './control-loop-texts.ts'
import { findWarnings } from './control-loop-warnings.ts'
import { readTask, type Task } from './plant.ts'
import { fullMinutes, listStarts, readSettled, type Settled } from './read-run.ts'
import { type Piece, runControl } from './run-control.ts'

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
    sentence: texts.sentence(values, run, texts.spent(values, spent(values, pieces))),
  }
}

export type Run = Pick<ControlLoopOutcome, 'pieces' | 'task' | 'settled' | 'starts' | 'cycle'>

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
    final: read(isTank ? texts.finalLevel : texts.finalTemperature, pieces.at(-1)?.end ?? task.start),
    error: read(texts.meanError, tidy(task.setpoint - settled.mean), unit, 'e'),
    alta: read(texts.highest, settled.highest),
    baja: read(texts.lowest, settled.lowest),
    orden: read(texts.firstOrder, pieces[0]?.order ?? 0, '%'),
    arranques: read(texts.starts, starts, ''),
    ciclo: read(texts.cycle, hasCycle(values) && cycle !== undefined ? cycle : texts.noCycle, 'min'),
    tope: isTank
      ? read(texts.net, values.q - values.d, 'L/min')
      : read(texts.top, values.fuera + values.p / values.g),
    gasto: isTank
      ? read(texts.water, spent(values, pieces), 'L')
      : read(texts.energy, spent(values, pieces), 'kWh'),
  }
}

const hasCycle = ({ modo }: ControlLoopValues): boolean => modo === 'todo' || modo === 'histeresis'

/** kWh of the heating, or litres of inflow. */
function spent({ planta, p, q }: ControlLoopValues, pieces: readonly Piece[]): number {
  return planta === 'deposito' ? q * fullMinutes(pieces) : (p * fullMinutes(pieces)) / 60_000
}

/** A mean that is only a rounding error becomes 0. */
const tidy = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : value)
