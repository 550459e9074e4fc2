import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CodeFields, Controls } from './controls.tsx'
import { CopyLink } from './copy-link.tsx'
import { MovingPicture } from './moving-picture.tsx'
import { Readings } from './readings.tsx'
import type { Outcome, Values } from './simulator.ts'
import { firstValues, stateAddress } from './simulator-state.ts'
import { simulatorTexts } from './simulator-texts.ts'
import type { AnyView } from './simulator-view.ts'
import { ValueTable } from './value-table.tsx'

/** Props of a simulator island, serialised by the server. */
export type SimulatorProps = {
  /** Valid values; a parameter that is absent has its initial value. */
  values: Readonly<Record<string, number | string | boolean>>
  /** Names of the locked parameters. */
  fixed: readonly string[]
  /** Id that makes the names of its fields unique on the page. */
  place: string
  /** Whether it is on its own page, which needs no link to that page. */
  isAlone: boolean
}

/** Builds the island component of a simulator, with its controls. Server and browser render the same HTML. */
export function simulatorComponent(drawn: AnyView): (props: SimulatorProps) => ReactNode {
  return function AnySimulatorFrame(props) {
    return <SimulatorFrame drawn={drawn} {...props} />
  }
}

type FrameProps = SimulatorProps & { drawn: AnyView }

function SimulatorFrame({ drawn, values: given, fixed, place, isAlone }: FrameProps): ReactNode {
  const { simulator, Picture, Editor } = drawn
  const first: Values = { ...firstValues(simulator), ...given }
  const [values, setValues] = useState<Values>(first)
  const isAwake = useAwake()
  const outcome = simulator.compute(values)
  const change = (some: Partial<Values>): void =>
    setValues((now) => ({ ...now, ...some, ...keep(now, fixed) }) as Values)
  const view = { values, outcome, time: 0, ...(isAwake && { change }) }
  const { parameters, uses } = simulator
  const controls = { parameters, values, fixed, place, uses, change }
  const stop = (event: FormEvent): void => event.preventDefault()
  return (
    // `group` and not a landmark, because a text may contain many simulators.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would wrap the form
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
          <Controls {...controls} />
          <CodeFields {...controls} />
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

/** The state in words, for all users. The live region changes at most once a second. */
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

/** False in the first render, which must equal the server's HTML; true afterwards. */
function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}

/** Current values of the locked parameters, which override any change by the editor or by dragging. */
function keep(now: Values, fixed: readonly string[]): Partial<Values> {
  return Object.fromEntries(Object.entries(now).filter(([name]) => fixed.includes(name)))
}

/** Minimum time between two announcements, in milliseconds. */
const pause = 1000

/** Throttles texts for a live region to one change per second; the last text is always delivered. */
function useCalm(texts: readonly string[]): readonly string[] {
  const [told, setTold] = useState(texts)
  const last = useRef(0)
  const key = JSON.stringify(texts)
  useEffect(() => {
    const tell = (): void => {
      last.current = performance.now()
      setTold((before) => (JSON.stringify(before) === key ? before : (JSON.parse(key) as string[])))
    }
    const wait = last.current + pause - performance.now()
    if (last.current === 0 || wait <= 0) {
      tell()
      return
    }
    const timer = setTimeout(tell, wait)
    return () => clearTimeout(timer)
  }, [key])
  return told
}
