import type { Outcome } from '../simulator.ts'
import { trussCode } from './ready-trusses.ts'
import { type Solution, solveTruss } from './solve-truss.ts'
import { readChoice } from './truss-choice.ts'
import { readTruss } from './truss-code.ts'
import { spanOf } from './truss-measures.ts'
import { type Bar, isSameBar, type Truss } from './truss-parts.ts'
import { listReadings } from './truss-readings.ts'
import { sayTruss } from './truss-sentence.ts'
import { findWarnings } from './truss-warnings.ts'

/** The state of the simulator, as its parameters have it. */
export type TrussValues = {
  modelo: string
  barras: string
  elegido: string
  p: number
  ancho: number
  alto: number
  limite: number
}

/** A bar with what it does: kN, tension positive; undefined where the truss moves. */
export type LoadedBar = Bar & { length: number; force: number | undefined }

/** What is worked out of a truss. */
export type Worked = {
  truss: Truss
  solution: Solution
  bars: readonly LoadedBar[]
  /** The bar that is read. */
  chosen: LoadedBar | undefined
  /** kN of the loads that share one. */
  shared: number
}

export type TrussOutcome = Outcome & Worked

/** What floating point leaves of zero, in kN. */
const noise = 1e-7

/** Solves the truss of a state. Total: a code that cannot be read counts as nothing. */
export function computeTruss(values: TrussValues): TrussOutcome {
  const truss = readTruss(trussCode(values))
  const solution = solveTruss(truss, values)
  const bars = truss.bars.map((bar, at) => {
    const force = solution.forces[at]
    const clean = force !== undefined && Math.abs(force) < noise ? 0 : force
    return { ...bar, length: spanOf(bar, values).length, force: clean }
  })
  const { bar: place } = readChoice(values.elegido)
  const chosen = place && bars.find((bar) => isSameBar(bar, place))
  const worked = { truss, solution, bars, chosen, shared: values.p }
  return {
    ...worked,
    outputs: listReadings(worked),
    warnings: findWarnings(worked, values.limite),
    sentence: sayTruss(worked),
  }
}
