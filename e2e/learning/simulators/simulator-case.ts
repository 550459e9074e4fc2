/** What the journey of all simulators does with one of them, in the literal words of its page. */
export type SimulatorCase = {
  tipo: string
  /** The heading of its page. */
  title: string
  /** What the page says first. */
  sentence: string
  /** By keyboard: the control with that label gets the focus, and then these keys (Playwright's names, or text to type). */
  keys: readonly { label: string; press: readonly string[] }[]
  /** What the live region says then. */
  said: string
  /** A reading then: its name, and its value as people read it. */
  reading: readonly [name: string, value: string]
  /** By touch at 360 px: buttons or boxes to tap in turn, by their names, and what is said then. */
  taps: readonly string[]
  saidAfterTaps: string
  /** Texts that stand on paper. */
  printed: readonly string[]
}
