import { expect, test } from 'vitest'
import { readState } from '../simulator-state.ts'
import { readCircuit } from './circuit-code.ts'
import { findFlows, findOhms, LED_KNEE, type Surroundings } from './circuit-flows.ts'
import { ledColors, listNeighbours, namePoint, points } from './circuit-parts.ts'
import { simulator as circuit } from './definition.ts'
import { type Branch, SHORT_AMPERES, SOURCE_OHMS, solveNetwork } from './solve-network.ts'

/** Reproducible pseudo-random numbers from 0 to 1 (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const around: Surroundings = {
  v: 9,
  ra: 300,
  rb: 600,
  luz: 300,
  temp: 25,
  k1: true,
  k2: false,
  k3: true,
  k4: true,
}

/** A random circuit: each place of the grid has a part or none. */
function drawCircuit(random: () => number, filled: number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const ohms = () => pick([1, 10, 47, 100, 330, 1000, 4700, 100_000])
  const words = () =>
    pick([
      'hilo',
      'hilo',
      'hilo',
      'a',
      `k${pick([1, 2, 3])}`,
      `r${ohms()}`,
      `r${ohms()}`,
      'bombilla30',
      'motor15',
      'ldr10k',
      'ntc10k',
      'diodo',
      `led${pick(ledColors).word}`,
      `pila${pick([1.5, 4.5, 9, 24])}`,
    ])
  const items: string[] = []
  for (const from of points)
    for (const to of listNeighbours(from))
      if (to > from && random() < filled) {
        const ends = random() < 0.5 ? [from, to] : [to, from]
        items.push(`${words()}-${ends.map(namePoint).join('')}`)
      }
  return items.join('_').slice(0, 600)
}

const seeds = Array.from({ length: 200 }, (_, index) => index + 1)

test.each(seeds)("the random circuit %i obeys Kirchhoff's laws and the law of each part", (seed) => {
  const random = makeRandom(seed)
  const { parts } = readCircuit(drawCircuit(random, 0.3 + 0.6 * random()))
  const { flows, pointVolts, settled } = findFlows(parts, around)
  expect(settled).toBe(true)
  const largest = Math.max(1, ...flows.map(({ amperes }) => Math.abs(amperes)))
  // First law: at each point inflow equals outflow, including wires.
  for (const point of points) {
    const sum = parts.reduce((total, part, index) => {
      const amperes = flows[index]?.amperes ?? 0
      return total + (part.to === point ? amperes : 0) - (part.from === point ? amperes : 0)
    }, 0)
    expect(Math.abs(sum)).toBeLessThan(1e-8 + 1e-13 * largest)
  }
  // Second law: with the voltage of each part by its own law, all paths between two points give the same, so
  // every loop sums to 0.
  for (const [index, part] of parts.entries()) {
    const amperes = flows[index]?.amperes ?? 0
    const volts = (pointVolts[part.from] ?? 0) - (pointVolts[part.to] ?? 0)
    const ohms = findOhms(part, around)
    const near = (expected: number) =>
      expect(Math.abs(volts - expected)).toBeLessThan(1e-6 + 1e-9 * (ohms ?? 0))
    if (ohms !== undefined) near(amperes * ohms)
    else if (part.kind === 'battery') near(amperes * SOURCE_OHMS - part.value)
    else if (part.kind === 'led' || part.kind === 'diode') {
      const keeps = part.kind === 'led' ? (ledColors[part.value]?.volts ?? 0) : 0.7
      expect(amperes).toBeGreaterThanOrEqual(0)
      if (amperes === 0) expect(volts).toBeLessThan(keeps + 1e-6)
      else if (amperes < LED_KNEE) near(keeps + amperes * 1e-3)
    } else if (part.kind === 'wire' || part.kind === 'ammeter') expect(volts).toBe(0)
  }
})

/** A random resistance of series and parallel parts, with its closed form. */
function growTree(
  random: () => number,
  depth: number,
  ends: [number, number],
  nodes: { next: number },
): [Branch[], number] {
  const [from, to] = ends
  if (depth === 0 || random() < 0.2) {
    const resistance = 1 + Math.floor(random() * 2000)
    return [[{ kind: 'resistor', from, to, resistance }], resistance]
  }
  const isSeries = random() < 0.5
  const middle = isSeries ? nodes.next++ : to
  const [first, one] = growTree(random, depth - 1, [from, middle], nodes)
  const [second, other] = growTree(random, depth - 1, [isSeries ? middle : from, to], nodes)
  return [[...first, ...second], isSeries ? one + other : (one * other) / (one + other)]
}

test.each(seeds)('the series-parallel network %i has the current of its closed form', (seed) => {
  const random = makeRandom(1000 + seed)
  const nodes = { next: 2 }
  const [resistors, ohms] = growTree(random, 4, [1, 0], nodes)
  const volts = 1 + random() * 23
  const { currents } = solveNetwork(nodes.next, [{ kind: 'source', from: 0, to: 1, volts }, ...resistors])
  const expected = volts / ohms
  expect(Math.abs((currents[0] ?? 0) - expected)).toBeLessThan(1e-5 * expected)
})

test('a ladder of equal resistances has Fibonacci voltages', () => {
  // R in each rung and rail: from the end, the voltages are 1, 2, 5, 13, 34 times the last.
  // These are every other Fibonacci number.
  const ladder: Branch[] = [{ kind: 'source', from: 0, to: 1, volts: 34 }]
  for (const node of [1, 2, 3, 4]) {
    ladder.push({ kind: 'resistor', from: node, to: node + 1, resistance: 100 })
    ladder.push({ kind: 'resistor', from: node + 1, to: 0, resistance: 100 })
  }
  const { voltages } = solveNetwork(6, ladder)
  for (const [index, volts] of [34, 13, 5, 2, 1].entries()) expect(voltages[index + 1]).toBeCloseTo(volts, 4)
})

test('a floating part has a definite voltage, and a short circuit gives more current than any load', () => {
  const loose = solveNetwork(4, [{ kind: 'resistor', from: 2, to: 3, resistance: 100 }])
  expect(loose.voltages).toEqual([0, 0, 0, 0])
  const { currents } = solveNetwork(2, [{ kind: 'source', from: 0, to: 0, volts: 0.5 }])
  expect(currents[0]).toBeGreaterThan(SHORT_AMPERES)
})

test('any allowed state has a reproducible outcome', () => {
  const random = makeRandom(7)
  for (let round = 0; round < 500; round++) {
    const state: Record<string, string> = {
      circuito: round % 5 === 0 ? `${random()}`.repeat(9) : drawCircuit(random, random()),
      elegido: ['R1', 'LED2', 'b1c1', 'P1'][round % 4] ?? 'R1',
    }
    for (const [name, parameter] of Object.entries(circuit.parameters)) {
      if (parameter.kind === 'number')
        state[name] = String(parameter.min + random() * (parameter.max - parameter.min))
      if (parameter.kind === 'switch') state[name] = random() < 0.5 ? 'si' : 'no'
    }
    const { values } = readState(circuit, (name) => state[name])
    // While the user types, compute gets the text as it is, valid or not.
    const given = { ...values, circuito: state.circuito ?? '' }
    const outcome = circuit.compute(given)
    expect(outcome.sentence).toMatch(/\.$/)
    expect(outcome.warnings).not.toContain('Este circuito no se ha podido resolver.')
    expect(JSON.stringify(outcome)).not.toContain('null')
    expect(circuit.compute(given)).toEqual(outcome)
  }
})
