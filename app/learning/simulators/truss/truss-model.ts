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

/** The state of the simulator. */
export type TrussValues = {
  modelo: string
  barras: string
  elegido: string
  p: number
  ancho: number
  alto: number
  limite: number
}

/** A bar with its force in kN, tension positive; undefined if the truss moves. */
export type LoadedBar = Bar & { length: number; force: number | undefined }

/** The solved truss, from which outputs and texts are derived. */
export type Worked = {
  truss: Truss
  solution: Solution
  bars: readonly LoadedBar[]
  /** The bar in the readings. */
  chosen: LoadedBar | undefined
  /** kN of the shared load. */
  shared: number
}

export type TrussOutcome = Outcome & Worked

/** Rounding error that counts as zero, in kN. */
const noise = 1e-7

/** Solves the truss of a state. An invalid code counts as an empty truss. */
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
