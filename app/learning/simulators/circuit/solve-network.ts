/**
 * A branch between two nodes. `resistance` is in ohms. A source drives `volts` from `from` to `to`.
 * A diode conducts in that direction.
 * Below `volts` it has hardly any current, above it any current, and from `limit` (amperes) on a resistance
 * of `beyond` ohms.
 */
export type Branch = { from: number; to: number } & (
  | { kind: 'resistor'; resistance: number }
  | { kind: 'source'; volts: number }
  | { kind: 'diode'; volts: number; limit: number; beyond: number }
)

/**
 * `voltages`: of each node, relative to a reference node of its connected part.
 * `currents`: of each branch, from `from` to `to` inside it.
 */
type Solution = { voltages: number[]; currents: number[]; settled: boolean }

/** Internal resistance of a battery: too small to affect results, but it makes a short circuit solvable. */
export const SOURCE_OHMS = 1e-6
/** Amperes that only a short circuit reaches, with at most 24 V and at least 1 Ω. */
export const SHORT_AMPERES = 1e4
/** Leakage that gives floating nodes a definite voltage. */
const FLOATING_SIEMENS = 1e-12
const LEAK_SIEMENS = 1e-11
const ON_OHMS = 1e-3
const ROUNDS = 24
const MOST_ROUNDS = 160

type Diode = Extract<Branch, { kind: 'diode' }>
/** Off, on, beyond the limit: the three straight pieces of a diode's curve. */
type Piece = 0 | 1 | 2

/**
 * Modified nodal analysis: unknown voltages of the nodes and currents of the sources.
 * Diodes are piecewise linear. All of them switch pieces at once, for at most `ROUNDS` rounds.
 * Then one at a time switches, the one with the least index, which terminates (Murty 1974).
 */
export function solveNetwork(nodes: number, branches: readonly Branch[]): Solution {
  const grounded = findGrounds(nodes, branches)
  const pieces: Piece[] = branches.map(() => 0)
  for (let round = 0; ; round++) {
    const voltages = solveOnce(nodes, branches, pieces, grounded)
    const changed = stepPieces(branches, pieces, voltages, round >= ROUNDS)
    if (!changed || round === MOST_ROUNDS)
      return {
        voltages: voltages.slice(0, nodes),
        currents: readCurrents(branches, pieces, voltages, nodes),
        settled: !changed,
      }
  }
}

/** One reference node per connected part: the negative pole of its first battery. */
function findGrounds(nodes: number, branches: readonly Branch[]): Set<number> {
  const root = Array.from({ length: nodes }, (_, node) => node)
  const find = (node: number): number => {
    const up = root[node] ?? node
    return up === node ? node : find(up)
  }
  for (const { from, to } of branches) root[find(from)] = find(to)
  const grounds = new Map<number, number>()
  const ordered = [...branches].sort(
    (one, other) => Number(other.kind === 'source') - Number(one.kind === 'source'),
  )
  for (const { from } of ordered) if (!grounds.has(find(from))) grounds.set(find(from), from)
  for (let node = 0; node < nodes; node++) if (!grounds.has(find(node))) grounds.set(find(node), node)
  return new Set(grounds.values())
}

function solveOnce(
  nodes: number,
  branches: readonly Branch[],
  pieces: readonly Piece[],
  grounded: ReadonlySet<number>,
): number[] {
  const size = nodes + branches.filter(({ kind }) => kind === 'source').length
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
  const add = (row: number, column: number, value: number) => {
    const line = grounded.has(row) ? undefined : rows[row]
    if (line) line[column] = (line[column] ?? 0) + value
  }
  for (let node = 0; node < nodes; node++) {
    const line = rows[node]
    if (line) line[node] = grounded.has(node) ? 1 : FLOATING_SIEMENS
  }
  let unknown = nodes
  for (const [index, branch] of branches.entries()) {
    const { from, to } = branch
    if (branch.kind === 'source') {
      add(from, unknown, 1)
      add(to, unknown, -1)
      add(unknown, to, 1)
      add(unknown, from, -1)
      add(unknown, unknown, SOURCE_OHMS)
      add(unknown, size, branch.volts)
      unknown++
      continue
    }
    const { siemens, amperes } = asNorton(branch, pieces[index] ?? 0)
    add(from, from, siemens)
    add(to, to, siemens)
    add(from, to, -siemens)
    add(to, from, -siemens)
    add(from, size, -amperes)
    add(to, size, amperes)
  }
  return solveLinear(rows)
}

/** Norton equivalent: I = siemens · V + amperes, with V from `from` to `to`. */
function asNorton(
  branch: Exclude<Branch, { kind: 'source' }>,
  piece: Piece,
): { siemens: number; amperes: number } {
  if (branch.kind === 'resistor') return { siemens: 1 / branch.resistance, amperes: 0 }
  if (piece === 0) return { siemens: LEAK_SIEMENS, amperes: 0 }
  if (piece === 1) {
    const siemens = 1 / ON_OHMS
    return { siemens, amperes: (LEAK_SIEMENS - siemens) * branch.volts }
  }
  const siemens = 1 / branch.beyond
  return { siemens, amperes: LEAK_SIEMENS * branch.volts + branch.limit - siemens * kneeVolts(branch) }
}

const kneeVolts = (diode: Diode): number => diode.volts + diode.limit * ON_OHMS

/** Moves diodes to the piece in which their voltage is: all, or only the first. Returns whether any moved. */
function stepPieces(
  branches: readonly Branch[],
  pieces: Piece[],
  voltages: readonly number[],
  one: boolean,
): boolean {
  let changed = false
  for (const [index, branch] of branches.entries()) {
    if (branch.kind !== 'diode') continue
    const volts = (voltages[branch.from] ?? 0) - (voltages[branch.to] ?? 0)
    const piece = pieces[index] ?? 0
    const next = stepPiece(branch, piece, volts)
    if (next === piece || isAtBorder(branch, volts)) continue
    pieces[index] = next
    changed = true
    if (one) return true
  }
  return changed
}

/** The neighbouring piece of the curve, or the same. */
function stepPiece(diode: Diode, piece: Piece, volts: number): Piece {
  if (piece === 0) return volts > diode.volts ? 1 : 0
  if (piece === 2) return volts < kneeVolts(diode) ? 1 : 2
  return volts < diode.volts ? 0 : volts > kneeVolts(diode) ? 2 : 1
}

/** Whether the voltage is so near a corner of the curve that both pieces give the same current. */
function isAtBorder(diode: Diode, volts: number): boolean {
  return Math.abs(volts - diode.volts) < 1e-12 || Math.abs(volts - kneeVolts(diode)) < 1e-12
}

function readCurrents(
  branches: readonly Branch[],
  pieces: readonly Piece[],
  voltages: readonly number[],
  nodes: number,
): number[] {
  let unknown = nodes
  return branches.map((branch, index) => {
    if (branch.kind === 'source') return voltages[unknown++] ?? 0
    const { siemens, amperes } = asNorton(branch, pieces[index] ?? 0)
    return siemens * ((voltages[branch.from] ?? 0) - (voltages[branch.to] ?? 0)) + amperes
  })
}

/**
 * Solves a square linear system in place, by Gaussian elimination with partial pivoting.
 * `rows[i]` holds the coefficients of an equation and, last, its right side. A column without a pivot yields
 * 0.
 */
export function solveLinear(rows: Float64Array[]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    movePivot(rows, column)
    const pivotRow = rows[column]
    const pivot = pivotRow?.[column] ?? 0
    if (!pivotRow || pivot === 0) continue
    for (let below = column + 1; below < size; below++) {
      const row = rows[below]
      const factor = (row?.[column] ?? 0) / pivot
      if (!row || factor === 0) continue
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0)
    }
  }
  return substituteBack(rows)
}

function movePivot(rows: Float64Array[], column: number): void {
  let best = column
  const sizeAt = (row: number) => Math.abs(rows[row]?.[column] ?? 0)
  for (let row = column + 1; row < rows.length; row++) if (sizeAt(row) > sizeAt(best)) best = row
  const [here, there] = [rows[column], rows[best]]
  if (here && there) {
    rows[column] = there
    rows[best] = here
  }
}

function substituteBack(rows: readonly Float64Array[]): number[] {
  const size = rows.length
  const solution = new Array<number>(size).fill(0)
  for (let index = size - 1; index >= 0; index--) {
    const row = rows[index]
    const pivot = row?.[index] ?? 0
    if (!row || pivot === 0) continue
    let right = row[size] ?? 0
    for (let k = index + 1; k < size; k++) right -= (row[k] ?? 0) * (solution[k] ?? 0)
    solution[index] = right / pivot
  }
  return solution
}
