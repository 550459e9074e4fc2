import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Values } from '../simulator.ts'
import { firstValues, stateAddress } from '../simulator-state.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import type { AnyView } from '../simulator-view.ts'
import { BenchSide } from './bench-side.tsx'
import { changer, copyText, onShortcut, putStageOnTop, useAwake, useToast } from './bench-state.ts'
import { useMotion } from './clock.ts'
import { useHistory } from './history.ts'
import { PrintedLink } from './printed-link.tsx'
import { useProjected } from './projected.ts'
import { BenchStage } from './stage.tsx'
import { type DrawerName, Tools } from './tools.tsx'

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

/** Builds the island component of a simulator. Server and browser render the same HTML. */
export function simulatorComponent(drawn: AnyView): (props: SimulatorProps) => ReactNode {
  return function AnyBench(props) {
    return <Bench drawn={drawn} {...props} />
  }
}

type BenchProps = SimulatorProps & { drawn: AnyView }

/** The state of a bench and what changes it. */
function useBench({ drawn: { simulator }, values: given, fixed, isAlone }: BenchProps) {
  const [first] = useState<Values>(() => ({ ...firstValues(simulator), ...given }))
  const history = useHistory(first)
  const isAwake = useAwake()
  const root = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLElement>(null)
  const motion = useMotion(figure, simulator.motion?.step ?? 0, isAlone)
  const [drawer, setDrawer] = useState<DrawerName>()
  const [isProjected, toggleProjected] = useProjected(root)
  const [toast, say] = useToast()
  const { values } = history
  const change = changer(history, fixed)
  const address = stateAddress(simulator, values, fixed)
  const view = {
    values,
    outcome: simulator.compute(values),
    fixed,
    ...(isAwake && { change, turn: motion.turn }),
  }
  const bringToSight = (): void => putStageOnTop(figure.current, isProjected)
  const openDrawer = (name: DrawerName | undefined): void => {
    if (name) bringToSight()
    setDrawer(name)
  }
  const copyLink = async (): Promise<void> =>
    say((await copyText(location.origin + address)) ? texts.copied : texts.notCopied)
  const projecting = { isProjected, toggleProjected }
  const refs = { root, figure }
  return {
    first,
    history,
    motion,
    drawer,
    openDrawer,
    toast,
    say,
    view,
    address,
    change,
    bringToSight,
    copyLink,
    projecting,
    refs,
    isAwake,
  }
}

/** A simulator: its drawing, which is the control, with tools below, and questions and controls beside. */
function Bench(props: BenchProps): ReactNode {
  const { drawn, fixed, place, isAlone } = props
  const { simulator, Picture } = drawn
  const bench = useBench(props)
  const { history, motion, drawer, openDrawer, toast, view, address, projecting, refs } = bench
  const copyLink = (): void => void bench.copyLink()
  return (
    // `group` and not a landmark, because a text may contain many simulators.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would wrap the form
    <div
      ref={refs.root}
      role="group"
      aria-label={simulator.title}
      className="bench-place"
      data-alone={isAlone || undefined}
      data-projected={projecting.isProjected || undefined}
      onKeyDown={onShortcut(history, motion)}
    >
      <form
        className="simulator"
        data-tipo={simulator.tipo}
        action={`/simuladores/${simulator.tipo}`}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {fixed.length > 0 && <input type="hidden" name="fijo" value={fixed.join()} />}
        <div className="bench-sheet">
          <BenchStage
            Picture={Picture}
            view={view}
            motion={motion}
            figure={refs.figure}
            hint={simulator.bench?.hint}
            place={simulator.tipo}
            isProjected={projecting.isProjected}
          />
          {bench.isAwake ? (
            <Tools
              {...projecting}
              history={history}
              motion={motion}
              drawer={drawer}
              copyLink={copyLink}
              moves={simulator.motion !== undefined}
              toggleDrawer={(name) => openDrawer(drawer === name ? undefined : name)}
              ownPage={isAlone ? undefined : address}
            />
          ) : (
            // Of no use without scripts; the room is kept.
            <div className="bench-tools needs-script" />
          )}
        </div>
        <BenchSide
          {...bench}
          drawn={drawn}
          fixed={fixed}
          place={place}
          isAlone={isAlone}
          copyLink={copyLink}
          show={(next, gesture) => history.change(() => next, gesture)}
        />
        <PrintedLink address={address} isAwake={bench.isAwake} />
        <p role="status" className="bench-toast">
          {toast}
          {toast === texts.notCopied && <a href={address}> {address}</a>}
        </p>
      </form>
    </div>
  )
}
