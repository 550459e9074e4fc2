import type { AnySimulator } from './simulator.ts'

/** Every simulator, in the order of the list. To add one: its folder, and a line here. */
export const simulators: readonly AnySimulator[] = []
