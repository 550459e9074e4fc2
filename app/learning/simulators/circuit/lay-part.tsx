import { type ReactNode, useState } from 'react'
import { type Edit, layPart, listEnds, type Tool } from './circuit-edits.ts'
import { asEdge, findPoint, namePoint, type Point, points } from './circuit-grid.ts'
import { kindNames, kinds } from './circuit-parts.ts'
import { editorTexts } from './editor-texts.ts'
import type { Circuit } from './live-circuit.ts'

type LayPartProps = { circuit: Circuit; elegido: string; apply: (edit: Edit) => void }

/** Two chosen points, valid as long as the selection (`seen`) in the drawing or list has not changed. */
type Pick = { seen: string; from: Point; to: Point }

/** Controls to choose a part and where to add it. */
export function LayPart({ circuit, elegido, apply }: LayPartProps): ReactNode {
  const [tool, setTool] = useState<Tool>('wire')
  const [picked, setPicked] = useState<Pick>()
  const { from, to } = picked?.seen === elegido ? picked : findPicked(circuit, elegido)
  const ends = listEnds(tool, from)
  const end = ends.includes(to) ? to : (ends[0] ?? from)
  const tools: readonly Tool[] = [...kindNames, 'nothing']
  return (
    <>
      <label className="sim-control">
        {editorTexts.part}
        <select
          className="input"
          value={tool}
          onChange={({ currentTarget }) =>
            setTool(tools.find((name) => name === currentTarget.value) ?? tool)
          }
        >
          {tools.map((name) => (
            <option key={name} value={name}>
              {name === 'nothing' ? editorTexts.nothing : kinds[name].label}
            </option>
          ))}
        </select>
      </label>
      <div className="circuit-ends">
        <PointSelect
          label={editorTexts.from}
          from={points}
          value={from}
          set={(next) => setPicked({ seen: elegido, from: next, to: moveAlong(from, end, next) })}
        />
        <PointSelect
          label={editorTexts.to}
          from={ends}
          value={end}
          set={(next) => setPicked({ seen: elegido, from, to: next })}
        />
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            setPicked({ seen: elegido, from, to: end })
            apply(layPart(circuit.parts, tool, from, end))
          }}
        >
          {tool === 'nothing' ? editorTexts.take : editorTexts.lay}
        </button>
      </div>
    </>
  )
}

/** The points of the selected place or part. */
function findPicked({ parts, chosen }: Circuit, elegido: string): Omit<Pick, 'seen'> {
  const place = asEdge(elegido)
  const [from, to] = [findPoint(place.slice(0, 2)), findPoint(place.slice(2))]
  if (from !== undefined && to !== undefined) return { from, to }
  const part = chosen ?? parts[0]
  return part ? { from: part.from, to: part.to } : { from: points[6] ?? 0, to: points[7] ?? 1 }
}

/** Moves the second end along with the first, if there is a point for it. */
function moveAlong(from: Point, to: Point, next: Point): Point {
  return points[next + to - from] ?? next
}

type PointSelectProps = { label: string; from: readonly Point[]; value: Point; set: (point: Point) => void }

function PointSelect({ label, from, value, set }: PointSelectProps): ReactNode {
  return (
    <label className="sim-control">
      {label}
      <select className="input" value={value} onChange={(event) => set(Number(event.currentTarget.value))}>
        {from.map((point) => (
          <option key={point} value={point}>
            {namePoint(point)}
          </option>
        ))}
      </select>
    </label>
  )
}
