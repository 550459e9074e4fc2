import type { Outcome } from '../simulator.ts'
import { readCircuit } from './circuit-code.ts'
import { findFindings } from './circuit-findings.ts'
import { findFlows, type Surroundings } from './circuit-flows.ts'
import { asEdge, nameEdge } from './circuit-grid.ts'
import { readOutputs } from './circuit-readings.ts'
import { describeCircuit } from './circuit-sentence.ts'
import { type Circuit, isReceiver, type LivePart } from './live-circuit.ts'
import { SHORT_AMPERES } from './solve-network.ts'

export type CircuitValues = Surroundings & { circuito: string; elegido: string }

export type CircuitOutcome = Outcome & { circuit: Circuit; fault: string | undefined }

/** Solves a circuit, in volts and amperes. Every text yields an outcome. */
export function computeCircuit(values: CircuitValues): CircuitOutcome {
  const { parts, fault } = readCircuit(values.circuito)
  const flows = findFlows(parts, values)
  const live = parts.map((part, index) => ({ ...part, flow: flows.flows[index] ?? { amperes: 0, volts: 0 } }))
  const circuit: Circuit = {
    parts: live,
    around: values,
    flows,
    chosen: findChosen(live, values.elegido),
    isShort: live.some(({ flow }) => Math.abs(flow.amperes) >= SHORT_AMPERES),
  }
  const warnings = [...(fault ? [fault] : []), ...findFindings(circuit)]
  return {
    outputs: readOutputs(circuit),
    warnings,
    sentence: describeCircuit(circuit),
    circuit,
    fault,
  }
}

/** The part with a name or at a place; by default the first consumer, otherwise the first part. */
function findChosen(parts: readonly LivePart[], written: string): LivePart | undefined {
  const wanted = written.trim().toLowerCase()
  const named = parts.find(({ name }) => name !== '' && name.toLowerCase() === wanted)
  const placed = parts.find(
    ({ kind, from, to }) => kind !== 'voltmeter' && nameEdge(from, to) === asEdge(wanted),
  )
  return named ?? placed ?? parts.find(isReceiver) ?? parts.find(({ kind }) => kind === 'battery')
}
