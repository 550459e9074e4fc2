import { expect, test } from 'vitest'
import { type Solution, solveTruss } from './solve-truss.ts'
import { findCodeFault, parseTruss } from './truss-code.ts'
import { drawSimpleTruss, pick } from './truss-fixture.ts'
import { columnOf, directions, namePlace, rowOf, supportKinds, type Truss } from './truss-parts.ts'

const measures = { ancho: 1.3, alto: 0.9, p: 10 }

/** A simple truss from a seed, on two supports, with two loads; undefined if it is not valid. */
function drawTruss(seed: string): { truss: Truss; count: number } | undefined {
  const count = 3 + pick(`${seed}/count`, 8)
  const { bars, nodes } = drawSimpleTruss(seed, count)
  const [first = 0] = nodes
  const far = nodes.find((place) => columnOf(place) !== columnOf(first))
  if (far === undefined) return undefined
  const [one = 0, other = 0] = [nodes[pick(`${seed}/l`, count)], nodes[count - 1]]
  const way = directions[pick(`${seed}/way`, 4)]
  const held = [`fijo-${namePlace(first)}`, `movil-${namePlace(far)}`]
  const loads = one === other ? [] : [`derecha3.5-${namePlace(one)}`]
  const parsed = parseTruss([...bars, ...held, `${way}-${namePlace(other)}`, ...loads].join('_'))
  return 'truss' in parsed ? { truss: parsed.truss, count } : undefined
}

const drawn = Array.from({ length: 900 }, (_, at) => drawTruss(`s${at}`)).filter((one) => one !== undefined)
const rigid = drawn.filter(({ truss }) => solveTruss(truss, measures).freedoms === 0)

/** Greatest unbalanced force at any node, summed independently over bars, loads and supports. */
function findUnbalance(truss: Truss, { nodes, forces, reactions }: Solution): number {
  const left = new Map(nodes.map((node) => [node, { x: 0, y: 0 }]))
  const push = (at: number, x: number, y: number): void => {
    const sum = left.get(at) ?? { x: 0, y: 0 }
    left.set(at, { x: sum.x + x, y: sum.y + y })
  }
  for (const [at, { from, to }] of truss.bars.entries()) {
    const across = (columnOf(to) - columnOf(from)) * measures.ancho
    const up = (rowOf(to) - rowOf(from)) * measures.alto
    const part = (forces[at] ?? Number.NaN) / Math.sqrt(across * across + up * up)
    push(from, part * across, part * up)
    push(to, -part * across, -part * up)
  }
  for (const { at, direction, size = measures.p } of truss.loads) {
    if (direction === 'abajo') push(at, 0, -size)
    if (direction === 'arriba') push(at, 0, size)
    if (direction === 'derecha') push(at, size, 0)
    if (direction === 'izquierda') push(at, -size, 0)
  }
  for (const [at, { at: node }] of truss.supports.entries())
    push(node, reactions[at]?.x ?? Number.NaN, reactions[at]?.y ?? Number.NaN)
  return Math.max(...[...left.values()].flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
}

/** Greatest change of length of a bar, and greatest motion of a support. */
function findStretch(truss: Truss, { nodes, movement }: Solution): number {
  const moved = (place: number) => movement[nodes.indexOf(place)] ?? { x: Number.NaN, y: Number.NaN }
  const stretched = truss.bars.map(({ from, to }) => {
    const across = (columnOf(to) - columnOf(from)) * measures.ancho
    const up = (rowOf(to) - rowOf(from)) * measures.alto
    return (moved(to).x - moved(from).x) * across + (moved(to).y - moved(from).y) * up
  })
  const gone = truss.supports.flatMap(({ at, kind }) => [
    ...(kind === 'movil' ? [] : [moved(at).x]),
    ...(kind === 'pared' ? [] : [moved(at).y]),
  ])
  return Math.max(...[...stretched, ...gone].map(Math.abs))
}

test('every node of more than a hundred generated trusses, which have 2 n − 3 bars, is in equilibrium', () => {
  expect(rigid.length).toBeGreaterThan(100)
  for (const { truss, count } of rigid) {
    const solution = solveTruss(truss, measures)
    expect(solution.spare).toBe(0)
    expect(truss.bars).toHaveLength(2 * count - 3)
    const scale = 1 + Math.max(...solution.forces.map(Math.abs))
    expect(findUnbalance(truss, solution) / scale).toBeLessThan(1e-9)
  }
})

test('with one bar less they can move without a change in length of any other', () => {
  for (const { truss } of rigid) {
    const gone = pick(JSON.stringify(truss), truss.bars.length)
    const less = { ...truss, bars: truss.bars.filter((_, at) => at !== gone) }
    const solution = solveTruss(less, measures)
    // A node that lost its last bar can move in two ways if nothing else is attached.
    expect(solution.freedoms).toBeGreaterThan(0)
    expect(solution.loose).toBe(0)
    expect(findStretch(less, solution)).toBeLessThan(1e-9)
    expect(Math.max(...solution.movement.map(({ x, y }) => Math.hypot(x, y)))).toBeCloseTo(1, 9)
  }
})

test('every node of trusses with redundant supports is in equilibrium', () => {
  for (const { truss } of rigid) {
    const firm = { ...truss, supports: truss.supports.map(({ at }) => ({ at, kind: 'fijo' as const })) }
    const solution = solveTruss(firm, measures)
    expect(solution.spare).toBe(1)
    const scale = 1 + Math.max(...solution.forces.map(Math.abs))
    expect(findUnbalance(firm, solution) / scale).toBeLessThan(1e-9)
  }
})

test('freedoms minus redundant forces follow the count of Maxwell and Calladine for any truss', () => {
  for (let seed = 0; seed < 500; seed++) {
    const { bars, nodes } = drawSimpleTruss(`m${seed}`, 2 + pick(`m${seed}/c`, 9))
    const kept = bars.filter((_, at) => pick(`m${seed}/k${at}`, 4) > 0)
    const held = nodes
      .slice(0, pick(`m${seed}/h`, 4))
      .map((node, at) => `${supportKinds[pick(`m${seed}/s${at}`, 3)]}-${namePlace(node)}`)
    const code = [...kept, ...held, `abajo-${namePlace(nodes[0] ?? 0)}`].join('_')
    if (findCodeFault(code) !== undefined) continue
    const parsed = parseTruss(code)
    if (!('truss' in parsed)) throw new Error(code)
    const { nodes: used, freedoms, spare, reactionCount, loose } = solveTruss(parsed.truss, measures)
    expect(freedoms - spare).toBe(2 * used.length - kept.length - reactionCount)
    expect(loose).toBeLessThanOrEqual(freedoms)
  }
})
