import type { Flow, Flows, Surroundings } from './circuit-flows.ts'
import type { NamedPart } from './circuit-parts.ts'

/** A part with what passes through it. */
export type LivePart = NamedPart & { flow: Flow }

export type Circuit = {
  parts: readonly LivePart[]
  around: Surroundings
  flows: Flows
  /** The part that is read: the one that is named, or the first that uses current. */
  chosen: LivePart | undefined
  isShort: boolean
}

const receivers: ReadonlySet<string> = new Set(['resistor', 'bulb', 'led', 'diode', 'motor', 'ldr', 'ntc'])

/** Whether a part uses current. */
export const isReceiver = ({ kind }: NamedPart): boolean => receivers.has(kind)
