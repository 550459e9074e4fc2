import { expect, test } from 'vitest'
import { type Drawing, drawNetwork, nodeWidths } from './draw-network.ts'
import { drawNumbers, drawRandomNetwork } from './gates-fixture.ts'
import { type Network, usedInputs } from './network.ts'
import { parseNetwork, readyCircuits, writeNetwork } from './network-code.ts'

/** The ready circuits and 150 random ones. */
function allNetworks(): Network[] {
  const random = drawNumbers(7)
  const ready = Object.values(readyCircuits).map(({ code }) => {
    const parsed = parseNetwork(code)
    if ('fault' in parsed) throw new Error(parsed.fault)
    return parsed.network
  })
  return [...ready, ...Array.from({ length: 150 }, () => drawRandomNetwork(random))]
}

type Line = Drawing['wires'][number]['lines'][number] & { net: string | number }

function linesOf({ wires, nodes }: Drawing): Line[] {
  const passing = nodes
    .filter(({ kind }) => kind === 'pass')
    .map(({ net, x, y }) => ({ net: net ?? '', x1: x, y1: y, x2: x + nodeWidths.pass, y2: y }))
  return [...wires.flatMap(({ net, lines }) => lines.map((line) => ({ ...line, net }))), ...passing]
}

function isBetween(at: number, one: number, other: number): boolean {
  return at > Math.min(one, other) && at < Math.max(one, other)
}

/** Whether two lines overlap in more than one point. */
function overlap(one: Line, other: Line): boolean {
  const share = (a1: number, a2: number, b1: number, b2: number): boolean =>
    Math.min(Math.max(a1, a2), Math.max(b1, b2)) > Math.max(Math.min(a1, a2), Math.min(b1, b2))
  if (one.y1 === one.y2 && other.y1 === other.y2)
    return one.y1 === other.y1 && share(one.x1, one.x2, other.x1, other.x2)
  if (one.x1 === one.x2 && other.x1 === other.x2)
    return one.x1 === other.x1 && share(one.y1, one.y2, other.y1, other.y2)
  return false
}

test('no wire crosses a gate, an input or a LED', () => {
  for (const network of allNetworks()) {
    const drawing = drawNetwork(network, usedInputs(network))
    for (const { kind, x, y } of drawing.nodes) {
      if (kind === 'pass') continue
      const crossing = linesOf(drawing).filter(
        ({ x1, x2, y1, y2 }) =>
          Math.max(x1, x2) > x + 1 &&
          Math.min(x1, x2) < x + nodeWidths[kind] - 1 &&
          (isBetween(y - 21, y1, y2) || isBetween(y1, y - 21, y + 21)),
      )
      expect(crossing, `${kind} of ${writeNetwork(network)}`).toEqual([])
    }
  }
})

test('no two wires overlap', () => {
  for (const network of allNetworks()) {
    const lines = linesOf(drawNetwork(network, usedInputs(network)))
    const pairs = lines.flatMap((one, at) =>
      lines.slice(at + 1).filter((other) => one.net !== other.net && overlap(one, other)),
    )
    expect(pairs, writeNetwork(network)).toEqual([])
  }
})

test('every connected gate input and LED is reached by its wire', () => {
  for (const network of allNetworks()) {
    const drawing = drawNetwork(network, usedInputs(network))
    const ends = new Set(linesOf(drawing).map(({ net, x2, y2 }) => `${net} ${x2} ${y2}`))
    const pins = drawing.nodes.flatMap(({ x, pins }) =>
      pins.map(({ net, y }) => ({ net, end: `${net} ${x} ${y}` })),
    )
    expect(
      pins.filter(({ net, end }) => net !== null && !ends.has(end)),
      writeNetwork(network),
    ).toEqual([])
  }
})

test('everything is within the picture, and nothing overlaps', () => {
  for (const network of allNetworks()) {
    const { width, height, nodes } = drawNetwork(network, usedInputs(network))
    const outside = nodes.filter(
      ({ kind, x, y }) => x < 0 || x + nodeWidths[kind] > width || y < 20 || y + 20 > height,
    )
    expect(outside, writeNetwork(network)).toEqual([])
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
  }
})
