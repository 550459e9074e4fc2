import { gatesTexts } from './gates-texts.ts'
import { type Network, outputNames } from './network.ts'
import type { TruthTable } from './truth-table.ts'

/** Warnings about floating inputs, gates without an effect, and outputs that are unknown because of them. */
export function findWarnings(network: Network, table: TruthTable): string[] {
  const { gates, outputs } = network
  const open = gates.flatMap((gate, at) => (gate.from.includes(null) ? [gatesTexts.floatsIn(at, gate)] : []))
  const bare = outputs.flatMap((source, at) =>
    source === null ? [gatesTexts.floatsOut(outputNames[at] ?? '')] : [],
  )
  const idle = findIdle(network)
  const unknown = outputs.flatMap((source, at) =>
    source !== null && table.rows.some((row) => row.outputs[at] === undefined)
      ? [gatesTexts.unknown(outputNames[at] ?? '')]
      : [],
  )
  return [...open, ...bare, ...(idle.length > 0 ? [gatesTexts.leadsNowhere(idle)] : []), ...unknown]
}

/** Gates that no output depends on. */
function findIdle({ gates, outputs }: Network): number[] {
  const needed = new Set<number>()
  const need = (source: string | number | null | undefined): void => {
    if (typeof source !== 'number' || needed.has(source)) return
    needed.add(source)
    for (const before of gates[source]?.from ?? []) need(before)
  }
  for (const source of outputs) need(source)
  return [...gates.keys()].filter((gate) => !needed.has(gate))
}
