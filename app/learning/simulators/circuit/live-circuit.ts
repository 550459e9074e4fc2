import type { Flow, Flows, Surroundings } from './circuit-flows.ts'
import type { NamedPart } from './circuit-parts.ts'

/** A part with its current and voltage. */
export type LivePart = NamedPart & { flow: Flow }

export type Circuit = {
  parts: readonly LivePart[]
  around: Surroundings
  flows: Flows
  /** The measured part: the one selected, or the first consumer. */
  chosen: LivePart | undefined
  isShort: boolean
}

const receivers: ReadonlySet<string> = new Set(['resistor', 'bulb', 'led', 'diode', 'motor', 'ldr', 'ntc'])

/** Whether a part consumes electrical energy. */
export const isReceiver = ({ kind }: NamedPart): boolean => receivers.has(kind)
