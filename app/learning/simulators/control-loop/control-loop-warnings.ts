import type { Run } from './control-loop-model.ts'
import type { ControlLoopValues } from './control-loop-parameters.ts'
import { controlLoopTexts as texts } from './control-loop-texts.ts'
import { type Task, tankHeight } from './plant.ts'
import { minutesAt } from './read-run.ts'

/** Starts per hour above which a relay or a boiler wears out. */
const manyStarts = 20

/** Messages on what students should notice in a run. */
export function findWarnings(values: ControlLoopValues, run: Run): string[] {
  const { modo, planta } = values
  const found = planta === 'deposito' ? findOfTank(values, run) : findOfRoom(values)
  const perHour = run.cycle === undefined ? 0 : 60 / run.cycle
  if (modo === 'todo' || modo === 'histeresis')
    if (perHour > manyStarts) found.push(texts.manyStarts(perHour))
  if (modo === 'proporcional' && isUnstable(values, run)) found.push(texts.unstable)
  return found
}

function findOfRoom({ modo, ts, fuera, p, g, t0 }: ControlLoopValues): string[] {
  if (modo === 'abierto') return []
  const top = fuera + p / g
  if (fuera >= ts) return [texts.cannotCool]
  if (top < ts) return [texts.tooWeak(ts, top)]
  return t0 > ts ? [texts.waits] : []
}

function findOfTank({ q, d }: ControlLoopValues, { pieces }: Run): string[] {
  const overflow = minutesAt(pieces, tankHeight)
  const empty = minutesAt(pieces, 0)
  return [
    ...(overflow > 0 ? [texts.overflow(overflow)] : []),
    ...(empty > 0 ? [texts.empty(empty)] : []),
    ...(d > q ? [texts.tooThirsty] : []),
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
