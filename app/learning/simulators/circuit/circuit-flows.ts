import { ledColors, type NamedPart, type Point, points } from './circuit-parts.ts'
import { type Branch, solveLinear, solveNetwork } from './solve-network.ts'

/** Inputs of the parts: shared numbers, closed switches, light in lux, temperature in °C. */
export type Surroundings = {
  v: number
  ra: number
  rb: number
  luz: number
  temp: number
  k1: boolean
  k2: boolean
  k3: boolean
  k4: boolean
}

/**
 * For each part: amperes from `from` to `to`, and volts of `from` relative to `to`.
 * For each point: its node and volts.
 */
type Flow = { amperes: number; volts: number }
export type Flows = { flows: Flow[]; nodes: number[]; pointVolts: number[]; settled: boolean }

/**
 * Maximum current of a LED: 30 mA.
 * Above `LED_KNEE` a LED acts as a resistance, which limits its current on a bare battery to one or two
 * amperes.
 */
export const LED_LIMIT = 0.03
export const LED_KNEE = 0.2
const LED_BEYOND = 10
/** Maximum current of a 1N4007: 1 A (I F(AV) in its data sheet). */
export const DIODE_LIMIT = 1
const DIODE_BEYOND = 1
export const DIODE_VOLTS = 0.7
/** Smaller currents are the leakage of blocking parts and count as none. */
const NO_AMPERES = 1e-9

/** Resistance of a part in ohms at this light and temperature; undefined if it is not a resistance. */
export function findOhms(part: NamedPart, around: Surroundings): number | undefined {
  if (part.tie === 'ra') return around.ra
  if (part.tie === 'rb') return around.rb
  if (part.kind === 'resistor' || part.kind === 'bulb' || part.kind === 'motor') return part.value
  // GL55 data sheets: R falls with light to the power γ = 0,7; the value is that at 10 lx.
  if (part.kind === 'ldr') return part.value * (10 / around.luz) ** 0.7
  // B equation of NTC data sheets (B = 3950 K); the value is that at 25 °C.
  if (part.kind === 'ntc') return part.value * Math.exp(3950 * (1 / (around.temp + 273.15) - 1 / 298.15))
  return undefined
}

export const findVolts = (part: NamedPart, around: Surroundings): number =>
  part.tie === 'v' ? around.v : part.value

/** Whether a switch is closed, by the number of its control. */
export const isClosed = (part: NamedPart, around: Surroundings): boolean =>
  [around.k1, around.k2, around.k3, around.k4][part.value - 1] ?? false

/** Conducts without loss: a wire, an ammeter, a closed switch. */
export const isConductor = (part: NamedPart, around: Surroundings): boolean =>
  part.kind === 'wire' || part.kind === 'ammeter' || (part.kind === 'switch' && isClosed(part, around))

/**
 * Computes the currents and voltages of a circuit.
 * Points joined by conductors are one node.
 * The current in each conductor then follows from Kirchhoff's first law, as if all conductors had equal
 * resistance.
 */
export function findFlows(parts: readonly NamedPart[], around: Surroundings): Flows {
  const nodes = joinPoints(parts.filter((part) => isConductor(part, around)))
  const branches = parts.map((part) => asBranch(part, around, nodes))
  const present = branches.filter((branch) => branch !== undefined)
  const solution = solveNetwork(points.length, present)
  const largest = Math.max(0, ...solution.currents.map(Math.abs))
  const clean = (amperes: number, nothing = NO_AMPERES) => (Math.abs(amperes) < nothing ? 0 : amperes)
  let next = 0
  const through = branches.map((branch) => (branch ? clean(solution.currents[next++] ?? 0) : 0))
  const conducted = findConducted(parts, around, nodes, through)
  const pointVolts = nodes.map((node) => solution.voltages[node] ?? 0)
  const flows = parts.map((part, index) => ({
    amperes: through[index] || clean(conducted[index] ?? 0, Math.max(NO_AMPERES, largest * 1e-14)),
    volts: (pointVolts[part.from] ?? 0) - (pointVolts[part.to] ?? 0),
  }))
  return { flows, nodes, pointVolts, settled: solution.settled }
}

/** For each point, the lowest-numbered point that it is joined to by conductors. */
function joinPoints(conductors: readonly NamedPart[]): number[] {
  const nodes = points.map((point) => point)
  for (const { from, to } of conductors) {
    const [one = 0, other = 0] = [nodes[from], nodes[to]]
    const [least, most] = [Math.min(one, other), Math.max(one, other)]
    for (const point of points) if (nodes[point] === most) nodes[point] = least
  }
  return nodes
}

function asBranch(part: NamedPart, around: Surroundings, nodes: readonly number[]): Branch | undefined {
  const ends = { from: nodes[part.from] ?? 0, to: nodes[part.to] ?? 0 }
  if (part.kind === 'battery') return { ...ends, kind: 'source', volts: findVolts(part, around) }
  if (part.kind === 'diode')
    return { ...ends, kind: 'diode', volts: DIODE_VOLTS, limit: DIODE_LIMIT, beyond: DIODE_BEYOND }
  if (part.kind === 'led') {
    const volts = ledColors[part.value]?.volts ?? 2
    return { ...ends, kind: 'diode', volts, limit: LED_KNEE, beyond: LED_BEYOND }
  }
  const resistance = findOhms(part, around)
  return resistance === undefined ? undefined : { ...ends, kind: 'resistor', resistance }
}

/** Amperes through each conductor, from the currents that the other parts bring to its points. */
function findConducted(
  parts: readonly NamedPart[],
  around: Surroundings,
  nodes: readonly number[],
  through: readonly number[],
): number[] {
  const size = points.length
  const rows = points.map(() => new Float64Array(size + 1))
  const add = (row: Point, column: number, value: number) => {
    const line = rows[row]
    // The lowest point of each node is the reference: its own equation follows from the others.
    if (line && nodes[row] !== row) line[column] = (line[column] ?? 0) + value
  }
  for (const [point, row] of rows.entries()) if (nodes[point] === point) row[point] = 1
  for (const [index, part] of parts.entries()) {
    const { from, to } = part
    if (isConductor(part, around)) {
      add(from, from, 1)
      add(to, to, 1)
      add(from, to, -1)
      add(to, from, -1)
    } else {
      add(from, size, -(through[index] ?? 0))
      add(to, size, through[index] ?? 0)
    }
  }
  const heights = solveLinear(rows)
  return parts.map((part) =>
    isConductor(part, around) ? (heights[part.from] ?? 0) - (heights[part.to] ?? 0) : 0,
  )
}

/** A part with its current and voltage. */
export type LivePart = NamedPart & { flow: Flow }

export type Circuit = {
  parts: readonly LivePart[]
  around: Surroundings
  flows: Flows
  /** The measured part: the one selected, or the first consumer. */
  chosen: LivePart | undefined
  isShort: boolean
}

const receivers: ReadonlySet<string> = new Set(['resistor', 'bulb', 'led', 'diode', 'motor', 'ldr', 'ntc'])

/** Whether a part consumes electrical energy. */
export const isReceiver = ({ kind }: NamedPart): boolean => receivers.has(kind)
