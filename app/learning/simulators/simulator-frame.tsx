import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { CodeFields } from './code-fields.tsx'
import { Controls } from './controls.tsx'
import { CopyLink } from './copy-link.tsx'
import { firstValues } from './first-values.ts'
import { MovingPicture } from './moving-picture.tsx'
import { Readings } from './readings.tsx'
import type { AnySimulator, Outcome, Values } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'
import type { AnyView } from './simulator-view.ts'
import { useCalm } from './use-calm.ts'
import { ValueTable } from './value-table.tsx'
import { stateAddress } from './write-state.ts'

/** What the server says of a simulator on a page. */
export type SimulatorProps = {
  /** Within what the parameters allow; what is not here has its first value. */
  values: Readonly<Record<string, number | string | boolean>>
  /** The parameters that stay as they are. */
  fixed: readonly string[]
  /** Tells its fields from those of other simulators on the page. */
  place: string
  /** Whether it stands on its own page, which needs no way there. */
  isAlone: boolean
}

/** The component of an island: a simulator with its controls, which is drawn alike on the server. */
export function simulatorComponent(
  simulator: AnySimulator,
  drawn: AnyView,
): (props: SimulatorProps) => ReactNode {
  return function AnySimulatorFrame(props) {
    return <SimulatorFrame simulator={simulator} drawn={drawn} {...props} />
  }
}

type FrameProps = SimulatorProps & { simulator: AnySimulator; drawn: AnyView }

function SimulatorFrame({ simulator, drawn, values: given, fixed, place, isAlone }: FrameProps): ReactNode {
  const first: Values = { ...firstValues(simulator), ...given }
  const { parameters } = simulator
  const { Picture, Editor } = drawn
  const [values, setValues] = useState<Values>(first)
  const isAwake = useAwake()
  const outcome = simulator.compute(values)
  const change = (some: Partial<Values>): void =>
    setValues((now) => ({ ...now, ...some, ...keep(now, fixed) }) as Values)
  const view = { values, outcome, time: 0, ...(isAwake && { change }) }
  const stop = (event: FormEvent): void => event.preventDefault()
  return (
    // A group, no landmark: a text may have many of a kind.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be around a form
    <div role="group" aria-label={simulator.title}>
      <form
        className="simulator"
        data-tipo={simulator.tipo}
        action={`/simuladores/${simulator.tipo}`}
        onSubmit={stop}
      >
        {fixed.length > 0 && <input type="hidden" name="fijo" value={fixed.join()} />}
        <div className="sim-see">
          <MovingPicture Picture={Picture} motion={simulator.motion} view={view} />
          <Said outcome={outcome} />
        </div>
        <div className="sim-do">
          {Editor && <Editor {...view} fixed={fixed} />}
          <Controls
            parameters={parameters}
            values={values}
            fixed={fixed}
            place={place}
            uses={simulator.uses}
            change={change}
          />
          <CodeFields
            parameters={parameters}
            values={values}
            fixed={fixed}
            place={place}
            uses={simulator.uses}
            change={change}
          />
        </div>
        <Readings outputs={outcome.outputs} />
        <ValueTable simulator={simulator} values={values} />
        <div className="sim-buttons">
          <button type="submit" className="button without-script">
            {simulatorTexts.show}
          </button>
          <button
            type="button"
            className="button button-quiet button-small needs-script"
            onClick={() => setValues(first)}
          >
            {simulatorTexts.reset}
          </button>
          <CopyLink address={stateAddress(simulator, values, fixed)} isAlone={isAlone} />
        </div>
      </form>
    </div>
  )
}

/** The state in words, for who sees the picture and for who does not; told at most once a second. */
function Said({ outcome: { sentence, warnings } }: { outcome: Outcome }): ReactNode {
  const [said, warned] = useCalm([sentence, warnings.join('\n')])
  return (
    <div role="status" className="sim-said">
      <p>{said}</p>
      {warned?.split('\n').map(
        (warning) =>
          warning && (
            <p key={warning} className="sim-warning">
              {warning}
            </p>
          ),
      )}
    </div>
  )
}

/** False in the first render, which equals the server's; true from then on. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}

/** What is locked, as it is now: no button of an editor and no dragging changes it. */
function keep(now: Values, fixed: readonly string[]): Partial<Values> {
  return Object.fromEntries(Object.entries(now).filter(([name]) => fixed.includes(name)))
}
