import type { ReactNode } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { GateRow } from './gate-row.tsx'
import type { GatesView } from './gates-picture.tsx'
import { gatesTexts, kindNames } from './gates-texts.ts'
import { gateKinds, mostGates, type Network, outputNames } from './network.ts'
import { writeNetwork } from './network-code.ts'
import { addGate, joinOutput } from './network-edit.ts'
import { SourceSelect } from './source-select.tsx'

type GatesEditorProps = GatesView & Pick<EditorView, 'fixed'>

/**
 * Builds the network with native controls: a list of gates, each with its kind and sources.
 * An edit of a ready circuit turns it into the user's own.
 */
export function GatesEditor({ values, outcome: { network }, change, fixed }: GatesEditorProps): ReactNode {
  if (isLocked(values.circuito, fixed)) return null
  const set = (next: Network): void => change?.({ red: writeNetwork(next), circuito: 'propio' })
  return (
    <fieldset className="gates-editor needs-script" disabled={!change}>
      <legend>{gatesTexts.build}</legend>
      {network.gates.length === 0 && <p className="note">{gatesTexts.noGates}</p>}
      <ul className="gates-list">
        {network.gates.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gate is identified by its number
          <GateRow key={at} network={network} number={at} set={set} />
        ))}
      </ul>
      <div className="gates-add">
        {gateKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button button-quiet button-small"
            disabled={network.gates.length >= mostGates}
            onClick={() => set(addGate(network, kind))}
          >
            {gatesTexts.add(kindNames[kind])}
          </button>
        ))}
      </div>
      <ul className="gates-list">
        <OutputRows network={network} set={set} />
      </ul>
    </fieldset>
  )
}

/**
 * An edit is impossible if `red` is locked, or if another circuit is locked and the edit would not be shown.
 */
function isLocked(circuito: string, fixed: readonly string[]): boolean {
  return fixed.includes('red') || (fixed.includes('circuito') && circuito !== 'propio')
}

function OutputRows({ network, set }: { network: Network; set: (next: Network) => void }): ReactNode {
  const [first, second] = outputNames
  const hasSecond = network.outputs.length > 1
  return (
    <li>
      {network.outputs.map((source, at) => (
        <SourceSelect
          key={outputNames[at]}
          label={gatesTexts.ledFrom(outputNames[at] ?? first)}
          source={source}
          network={network}
          isRefused={() => false}
          set={(next) => set(joinOutput(network, at, next))}
        />
      ))}
      <button
        type="button"
        className="button button-quiet button-small"
        onClick={() =>
          set({ ...network, outputs: hasSecond ? network.outputs.slice(0, 1) : [...network.outputs, null] })
        }
      >
        {hasSecond ? gatesTexts.removeOutput(second) : gatesTexts.addOutput(second)}
      </button>
    </li>
  )
}
