import { type ComponentProps, type ReactNode, useState } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { ChosenPart } from './chosen-part.tsx'
import { readyCircuits } from './circuit-code.ts'
import { type Edit, layPart, listEnds, type Tool } from './circuit-edits.ts'
import type { Circuit } from './circuit-flows.ts'
import type { CircuitOutcome, CircuitValues } from './circuit-model.ts'
import { asEdge, findPoint, kindNames, kinds, namePoint, type Point, points } from './circuit-parts.ts'
import { editorTexts } from './circuit-texts.ts'

type EditorProps = {
  values: CircuitValues
  outcome: CircuitOutcome
  change?: (change: Partial<CircuitValues>) => void
} & Pick<EditorView, 'time' | 'fixed'>

/** Adds, changes and removes parts with native controls, and shows a message after each edit. */
export function CircuitEditor({ values, outcome, change, fixed }: EditorProps): ReactNode {
  const [said, setSaid] = useState('')
  const { circuito } = values
  const write = (next: Partial<CircuitValues>, words: string): void => {
    setSaid(words)
    change?.(next)
  }
  const apply = (edit: Edit): void => {
    if ('refused' in edit) setSaid(edit.refused)
    else write({ circuito: edit.circuito, ...(edit.elegido && { elegido: edit.elegido }) }, edit.said)
  }
  const chosen = {
    circuit: outcome.circuit,
    elegido: values.elegido,
    choose: (elegido: string) => write({ elegido }, ''),
  }
  if (fixed.includes('circuito')) return <Meters chosen={chosen} isFixed={fixed.includes('elegido')} />
  return (
    <fieldset className="sim-controls circuit-editor needs-script" disabled={!change}>
      <legend>{editorTexts.legend}</legend>
      <Ready start={(name) => write(startWith(name), '')} circuito={circuito} />
      <ChosenPart {...chosen} apply={apply} />
      <details className="circuit-lay">
        <summary>{editorTexts.build}</summary>
        <div className="circuit-tools">
          <LayPart circuit={outcome.circuit} elegido={values.elegido} apply={apply} />
        </div>
      </details>
      <div className="sim-buttons">
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => write({ circuito: '' }, editorTexts.erased)}
        >
          {editorTexts.erase}
        </button>
      </div>
      <p className="note" aria-live="polite">
        {said || editorTexts.hint}
      </p>
    </fieldset>
  )
}

type MetersProps = { chosen: Omit<ComponentProps<typeof ChosenPart>, 'apply'>; isFixed: boolean }

/** The choice of the measured part, shown also for a locked circuit unless that choice is locked too. */
function Meters({ chosen, isFixed }: MetersProps): ReactNode {
  if (isFixed) return null
  return (
    <fieldset className="sim-controls circuit-editor needs-script">
      <legend>{editorTexts.reading}</legend>
      <ChosenPart {...chosen} />
    </fieldset>
  )
}

/** State changes that load a ready circuit. Its switches are set, other shared numbers are kept. */
function startWith(name: string): Partial<CircuitValues> {
  const ready = readyCircuits[name]
  if (!ready) return {}
  const { circuito, elegido, open = [], ra } = ready
  const isClosed = (key: 'k1' | 'k2' | 'k3' | 'k4'): boolean => !open.includes(key)
  const switches = { k1: isClosed('k1'), k2: isClosed('k2'), k3: isClosed('k3'), k4: isClosed('k4') }
  return { circuito, elegido, ...switches, ...(ra !== undefined && { ra }) }
}

function Ready({ start, circuito }: { start: (name: string) => void; circuito: string }): ReactNode {
  const current = Object.entries(readyCircuits).find(([, ready]) => ready.circuito === circuito)
  return (
    <label className="sim-control">
      {editorTexts.ready}
      <select
        className="input"
        value={current?.[0] ?? ''}
        onChange={(event) => start(event.currentTarget.value)}
      >
        <option value="">{editorTexts.noReady}</option>
        {Object.entries(readyCircuits).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

type LayPartProps = { circuit: Circuit; elegido: string; apply: (edit: Edit) => void }

/** Two chosen points, valid as long as the selection (`seen`) in the drawing or list has not changed. */
type Picked = { seen: string; from: Point; to: Point }

/** Controls to choose a part and where to add it. */
function LayPart({ circuit, elegido, apply }: LayPartProps): ReactNode {
  const [tool, setTool] = useState<Tool>('wire')
  const [picked, setPicked] = useState<Picked>()
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
function findPicked({ parts, chosen }: Circuit, elegido: string): Omit<Picked, 'seen'> {
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
