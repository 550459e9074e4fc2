import type { ReactNode } from 'react'
import type { Outcome, Parameters, Values } from './simulator.ts'

/** What a picture is drawn from. */
export type View<P extends Parameters = Parameters, R extends Outcome = Outcome> = {
  values: Values<P>
  outcome: R
  /** Seconds since «Poner en marcha»; 0 while it stands still, and on the server. */
  time: number
  /** The moment that figures tell; `time` where it is absent. It stands for a quarter of a second while the picture moves: figures that run cannot be read. */
  saidTime?: number
  /** Changes the state by hand. Absent on the server, in print, and before the simulator is awake: the picture is then the same without it. */
  change?: (change: Partial<Values<P>>) => void
}

/** What an editor is drawn from. */
export type EditorView<P extends Parameters = Parameters, R extends Outcome = Outcome> = View<P, R> & {
  /** The parameters that stay as they are: what only they would change is not offered. */
  fixed: readonly string[]
}

/** How a simulator is seen and handled, by the same components on the server and in the browser. */
export type AnyView = {
  /** An `<svg role="img" aria-label={outcome.sentence} viewBox=…>`. No `style` attributes (CSP), no `useId`, no router hook. */
  Picture: (view: View) => ReactNode
  /** Native controls of its own for parameters of kind `text`; it stands above the other controls. Buttons are type="button". */
  Editor?: (view: EditorView) => ReactNode
}

/** Both take the `View` of their own simulator, or what they need of it. */
type OwnView = { Picture: (view: never) => ReactNode; Editor?: (view: never) => ReactNode }

/** Lets a view stand beside a simulator whose parameters are not known by type. */
export function defineView(view: OwnView): AnyView {
  // It is drawn from the states and outcomes of its own simulator alone (render-simulator.server.tsx, simulator-frame.tsx).
  return view as AnyView
}
