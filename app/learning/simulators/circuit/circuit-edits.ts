import { LONGEST, readCircuit, writeCircuit } from './circuit-code.ts'
import {
  type Kind,
  kinds,
  listNeighbours,
  type NamedPart,
  nameEdge,
  nameParts,
  type Part,
  type Point,
  points,
  walkStraight,
} from './circuit-parts.ts'
import { editorTexts } from './circuit-texts.ts'

/** What the editor adds: a part, or nothing, which removes what is there. */
export type Tool = Kind | 'nothing'

/**
 * A circuit after an edit, the name of the new part and a message; or the reason why the edit was rejected.
 */
export type Edit = { circuito: string; elegido?: string; said: string } | { refused: string }

/** Valid end points for a part that starts at `from`. */
export function listEnds(tool: Tool, from: Point): Point[] {
  if (tool === 'voltmeter') return points.filter((point) => point !== from)
  if (tool === 'wire' || tool === 'nothing')
    return points.filter((point) => walkStraight(from, point) !== undefined)
  return listNeighbours(from)
}

/** Adds a part between two points and replaces what was there. A wire may span several points. */
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

/** A part with its initial value; a switch gets the first unused control. */
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

export function removePart(parts: readonly NamedPart[], part: NamedPart): Edit {
  const left = parts.filter((other) => other !== part)
  return { circuito: writeCircuit(left), said: editorTexts.removed }
}

/** Replaces a part by one that is turned or has another value. It keeps its name. */
export function replacePart(parts: readonly NamedPart[], part: NamedPart, changed: Partial<Part>): Edit {
  const next = parts.map((other) => (other === part ? { ...part, ...changed } : other))
  const circuito = writeCircuit(next)
  if (circuito.length > LONGEST) return { refused: editorTexts.tooLong }
  const name = nameParts(next)[parts.indexOf(part)]?.name
  return { circuito, ...(name && { elegido: name }), said: editorTexts.changed(name || part.name) }
}
