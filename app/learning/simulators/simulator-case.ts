/**
 * `journey-case.ts` in the folder of a simulator: what e2e/learning/simulators.journey.ts does with it, in the
 * literal texts of its page.
 */
export type SimulatorCase = {
  tipo: string
  /** The heading of its page. */
  title: string
  /** The description of the initial state. */
  sentence: string
  /**
   * Keyboard input: the label of a control that gets the focus,
   * then keys (Playwright's names, or text to type).
   */
  keys: readonly { label: string; press: readonly string[] }[]
  /** The text of the live region afterwards. */
  said: string
  /** A reading afterwards: its name and its formatted value. */
  reading: readonly [name: string, value: string]
  /**
   * Buttons or checkboxes to tap in turn at 360 px, by name; `saidAfterTaps` is the live region afterwards.
   */
  taps: readonly string[]
  saidAfterTaps: string
  /**
   * A handle of the drawing, by its accessible name, whose value is set by mouse, touch and keyboard. `more` is
   * the direction on the screen in which its value grows. `said` is the live region afterwards.
   */
  grab?: { name: string; to: number; more: readonly [x: number, y: number]; said: string }
  /** Texts that the printed page must contain. */
  printed: readonly string[]
  /** Queries of states with more to animate than the initial one, which `npm run bench` measures too. */
  busiest?: readonly string[]
}
