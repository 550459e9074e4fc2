import type { ReactNode } from 'react'
import type { EditorView } from '../simulator-view.ts'
import type { GatesView } from './gates-picture.tsx'
import { gatesTexts, kindNames, sourceName } from './gates-texts.ts'
import {
  type GateKind,
  gateKinds,
  gateName,
  inputNames,
  mostGates,
  type Network,
  outputNames,
  type Source,
} from './network.ts'
import { parseSource, writeNetwork, writeSource } from './network-code.ts'
import { addGate, changeKind, joinInput, joinOutput, makesLoop, removeGate } from './network-edit.ts'

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

type GateRowProps = { network: Network; number: number; set: (next: Network) => void }

/** A gate in the list: its kind, its sources and a button to delete it. */
function GateRow({ network, number, set }: GateRowProps): ReactNode {
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

type SourceSelectProps = {
  label: string
  source: Source
  network: Network
  /** Whether a choice would close a loop; it is listed with that note but disabled. */
  isRefused: (source: Source) => boolean
  set: (source: Source) => void
}

/** Chooses the source of an input or an output. */
function SourceSelect({ label, source, network, isRefused, set }: SourceSelectProps): ReactNode {
  const options: Source[] = [null, ...inputNames, ...network.gates.keys()]
  return (
    <label>
      {label}
      <select
        className="input"
        aria-label={label}
        value={writeSource(source)}
        onChange={(event) => set(parseSource(event.currentTarget.value))}
      >
        {options.map((option) => {
          const refused = isRefused(option)
          return (
            <option key={writeSource(option)} value={writeSource(option)} disabled={refused}>
              {refused ? gatesTexts.refused(sourceName(option)) : sourceName(option)}
            </option>
          )
        })}
      </select>
    </label>
  )
}
