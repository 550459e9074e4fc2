import type { ReactNode } from 'react'
import { gatesTexts, kindNames } from './gates-texts.ts'
import { type GateKind, gateKinds, gateName, type Network } from './network.ts'
import { changeKind, joinInput, makesLoop, removeGate } from './network-edit.ts'
import { SourceSelect } from './source-select.tsx'

type GateRowProps = { network: Network; number: number; set: (next: Network) => void }

/** A gate in the list: its kind, its sources and a button to delete it. */
export function GateRow({ network, number, set }: GateRowProps): ReactNode {
  const gate = network.gates[number]
  if (!gate) return null
  const name = gateName(number)
  return (
    <li>
      <label>
        {gatesTexts.kindOf(name)}
        <select
          className="input"
          aria-label={gatesTexts.kindOf(name)}
          value={gate.kind}
          onChange={(event) => {
            const kind = gateKinds.find((one) => one === event.currentTarget.value)
            if (kind) set(changeKind(network, number, kind))
          }}
        >
          {gateKinds.map((kind: GateKind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </select>
      </label>
      {gate.from.map((source, at) => (
        <SourceSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: an input is identified by its position
          key={at}
          label={gate.from.length === 1 ? gatesTexts.onlyInput(name) : gatesTexts.inputOf(name, at + 1)}
          source={source}
          network={network}
          isRefused={(option) => makesLoop(network, number, option)}
          set={(next) => set(joinInput(network, number, at, next))}
        />
      ))}
      <button
        type="button"
        className="button button-quiet button-small"
        onClick={() => set(removeGate(network, number))}
      >
        {gatesTexts.remove(name)}
      </button>
    </li>
  )
}
