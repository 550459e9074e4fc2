import type { ReactNode } from 'react'
import type { AnySimulator, Outcome, Parameters, Values } from './simulator.ts'

/** The room for a picture in CSS pixels, and the size of one rem in it, so that labels never leave it. */
export type Stage = { width: number; height: number; rem: number }

/** The room before it is measured: on the server, in lists and on paper. */
export const defaultStage: Stage = { width: 640, height: 440, rem: 16 }

/** Props of a picture. */
export type View<P extends Parameters = Parameters, R extends Outcome = Outcome> = {
  values: Values<P>
  outcome: R
  /** The view box of a picture that fits its room is `0 0 width height`. */
  stage: Stage
  /** Names of the locked parameters: no handle changes them. */
  fixed?: readonly string[]
  /** Seconds since «Marcha»; 0 at first and on the server. */
  time: number
  /**
   * Time in seconds for the displayed figures; `time` if absent.
   * It updates four times a second while the picture moves, because faster figures cannot be read.
   */
  saidTime?: number
  /**
   * Changes the state; changes of one `gesture` are undone together. Absent on the server, in print, in lists
   * and before hydration, which must not change the HTML.
   */
  change?: (change: Partial<Values<P>>, gesture?: string) => void
  /** Stops the motion and adds seconds to `time`, as when a hand turns a wheel. Absent where `change` is. */
  turn?: (seconds: number) => void
}

/** Props of an editor. */
export type EditorView<P extends Parameters = Parameters, R extends Outcome = Outcome> = View<P, R> & {
  /** Names of the locked parameters; the editor hides the controls that would only change these. */
  fixed: readonly string[]
}

/** A simulator with its picture and editor. Server and browser render the same components. */
export type AnyView = {
  simulator: AnySimulator
  /**
   * An `<svg role="img" aria-label={outcome.sentence} viewBox=…>`.
   * No `style` attributes (CSP), no `useId`, no router hook.
   */
  Picture: (view: View) => ReactNode
  /** Native controls for parameters of kind `text`, above the shared ones. Buttons are type="button". */
  Editor?: (view: EditorView) => ReactNode
}

/** Both components take the `View` of their own simulator, or a part of it. */
type OwnView = {
  simulator: AnySimulator
  Picture: (view: never) => ReactNode
  Editor?: (view: never) => ReactNode
}

/** Erases the parameter types of a view, so that it can be stored with views of other simulators. */
export function defineView(view: OwnView): AnyView {
  // Safe: callers pass only states and outcomes of the same simulator (render-simulator.server.tsx,
  // bench/bench.tsx).
  return view as AnyView
}
