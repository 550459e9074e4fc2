import type { ReactNode } from 'react'
import { CodeFields, Controls } from '../controls.tsx'
import type { Values } from '../simulator.ts'
import { firstValues } from '../simulator-state.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import { type AnyView, defaultStage, type View } from '../simulator-view.ts'
import { ValueTable } from '../value-table.tsx'
import { Ask } from './ask.tsx'
import { partsFor, pickMain } from './bench-state.ts'
import { DataTable, Drawer } from './drawers.tsx'
import { Icon } from './icons.tsx'
import { MainControls } from './main-controls.tsx'
import { Situations } from './situations.tsx'
import type { DrawerName } from './tools.tsx'

type BenchSideProps = {
  drawn: AnyView
  view: Omit<View, 'time' | 'saidTime' | 'stage'>
  /** The state in which the bench began. */
  first: Values
  fixed: readonly string[]
  place: string
  /** In a text its author asks the questions, about the state that the text shows. */
  isAlone: boolean
  drawer: DrawerName | undefined
  openDrawer: (name: DrawerName | undefined) => void
  change: (change: Partial<Values>, gesture?: string) => void
  /** Shows a whole state; states of one gesture are undone together. */
  show: (values: Values, gesture?: string) => void
  /** Puts the drawing in sight before something happens in it. */
  bringToSight: () => void
  say: (text: string) => void
  copyLink: () => void
}

/** What stands beside the drawing: question, the two main controls, real objects; the drawers lie over it. */
export function BenchSide(props: BenchSideProps): ReactNode {
  const { drawn, view, fixed, place, isAlone, drawer, openDrawer, change, show, bringToSight, say } = props
  const { simulator, Editor } = drawn
  const { values, outcome } = view
  const main = pickMain(simulator, values, fixed)
  const parts = partsFor(simulator, values, fixed)
  const close = (): void => openDrawer(undefined)
  return (
    <div className="bench-side">
      {isAlone && (
        <Ask
          simulator={simulator}
          predictions={parts.predictions}
          place={place}
          show={show}
          onTry={bringToSight}
        />
      )}
      {Editor && <Editor {...view} stage={defaultStage} time={0} fixed={fixed} />}
      <MainControls
        parameters={simulator.parameters}
        names={main}
        values={values}
        place={place}
        change={change}
      />
      {isAlone && (
        <Situations
          situations={parts.situations}
          values={values}
          first={firstValues(simulator)}
          pick={(state) => {
            show(state)
            bringToSight()
          }}
        />
      )}
      <button
        type="button"
        className="bench-more needs-script"
        aria-expanded={drawer === 'settings'}
        onClick={() => openDrawer('settings')}
      >
        <Icon name="settings" />
        {texts.settings}
      </button>
      <Drawer title={texts.settings} isOpen={drawer === 'settings'} close={close}>
        <Settings {...props} main={main} />
      </Drawer>
      <Drawer title={texts.data} isOpen={drawer === 'data'} close={close}>
        <DataTable
          outputs={outcome.outputs}
          copied={(isCopied) => say(isCopied ? texts.tableCopied : texts.tableNotCopied)}
        />
        <ValueTable simulator={simulator} values={values} />
      </Drawer>
    </div>
  )
}

/** All other controls, and the way back to the beginning. */
function Settings(props: BenchSideProps & { main: readonly string[] }): ReactNode {
  const { drawn, view, first, fixed, place, change, show, copyLink, main } = props
  const { parameters, uses } = drawn.simulator
  const controls = { parameters, values: view.values, fixed, place, uses, change, omit: main }
  return (
    <>
      <Controls {...controls} />
      <CodeFields {...controls} />
      <div className="bench-acts">
        <button type="submit" className="button without-script">
          {texts.show}
        </button>
        <button
          type="button"
          className="button button-quiet button-small needs-script"
          onClick={() => show(first)}
        >
          {texts.reset}
        </button>
        <button type="button" className="button button-quiet button-small needs-script" onClick={copyLink}>
          {texts.copy}
        </button>
      </div>
    </>
  )
}
