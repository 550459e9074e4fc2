import { LONGEST, readCircuit, writeCircuit } from './circuit-code.ts'
import { listNeighbours, nameEdge, type Point, points, walkStraight } from './circuit-grid.ts'
import { type Kind, kinds, type NamedPart, nameParts, type Part } from './circuit-parts.ts'
import { editorTexts } from './editor-texts.ts'

/** What the editor lays: a part, or nothing in the place of what is there. */
export type Tool = Kind | 'nothing'

/** A circuit after a change, the name of the part that was meant, and what to say of it; or why it cannot be. */
export type Edit = { circuito: string; elegido?: string; said: string } | { refused: string }

/** The points at which something that begins at `from` can end. */
export function listEnds(tool: Tool, from: Point): Point[] {
  if (tool === 'voltmeter') return points.filter((point) => point !== from)
  if (tool === 'wire' || tool === 'nothing')
    return points.filter((point) => walkStraight(from, point) !== undefined)
  return listNeighbours(from)
}

/** Lays a part from point to point in the place of what stood there; a wire may be long. */
export function layPart(parts: readonly NamedPart[], tool: Tool, from: Point, to: Point): Edit {
  if (!listEnds(tool, from).includes(to)) return { refused: editorTexts.noWay }
  if (tool === 'voltmeter') return finish([...parts, make(tool, from, to, parts)], from, to, tool)
  const run = walkStraight(from, to) ?? []
  const places = run.slice(1).map((point, index) => nameEdge(run[index] ?? point, point))
  const left = parts.filter(
    ({ kind, from: one, to: other }) => kind === 'voltmeter' || !places.includes(nameEdge(one, other)),
  )
  if (tool === 'nothing')
    return left.length === parts.length
      ? { refused: editorTexts.nothingThere }
      : { circuito: writeCircuit(left), said: editorTexts.removed }
  const laid = run.slice(1).map((point, index) => make(tool, run[index] ?? point, point, parts))
  return finish([...left, ...laid], from, to, tool)
}

/** A part as it is first; a switch takes the first control that no other has. */
function make(kind: Kind, from: Point, to: Point, parts: readonly Part[]): Part {
  const used = parts.filter((part) => part.kind === 'switch').map(({ value }) => value)
  const free = [1, 2, 3, 4].find((number) => !used.includes(number)) ?? 1
  return { kind, from, to, value: kind === 'switch' ? free : kinds[kind].initial }
}

function finish(parts: readonly Part[], from: Point, to: Point, kind: Kind): Edit {
  const circuito = writeCircuit(parts)
  if (circuito.length > LONGEST) return { refused: editorTexts.tooLong }
  const { fault, parts: read } = readCircuit(circuito)
  if (fault !== undefined) return { refused: fault }
  const name = read.findLast((part) => part.kind === kind && part.from === from && part.to === to)?.name
  const elegido = name || (kind === 'wire' ? undefined : nameEdge(from, to))
  return { circuito, ...(elegido && { elegido }), said: editorTexts.laid(name || kinds[kind].label) }
}

/** Takes a part away. */
export function removePart(parts: readonly NamedPart[], part: NamedPart): Edit {
  const left = parts.filter((other) => other !== part)
  return { circuito: writeCircuit(left), said: editorTexts.removed }
}

/** Puts another in the place of a part: turned, or of another value. Its name stays. */
export function replacePart(parts: readonly NamedPart[], part: NamedPart, changed: Partial<Part>): Edit {
  const next = parts.map((other) => (other === part ? { ...part, ...changed } : other))
  const circuito = writeCircuit(next)
  if (circuito.length > LONGEST) return { refused: editorTexts.tooLong }
  const name = nameParts(next)[parts.indexOf(part)]?.name
  return { circuito, ...(name && { elegido: name }), said: editorTexts.changed(name || part.name) }
}
