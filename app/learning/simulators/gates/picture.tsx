import { createElement, type ReactElement, type ReactNode } from 'react'
import { defineView, type EditorView } from '../simulator-view.ts'
import { type GatesOutcome, type GatesValues, simulator } from './definition.ts'
import { type Equation, type Expression, needsBrackets, signs } from './expression.ts'
import { gatesTexts, kindNames, sourceName } from './gates-texts.ts'
import {
  type GateKind,
  gateKinds,
  gateName,
  inputNames,
  maxGates,
  type Network,
  outputNames,
  type Source,
  showBit,
  type TruthTable,
} from './network.ts'
import { parseSource, writeNetwork, writeSource } from './network-code.ts'
import { NetworkDrawing } from './network-drawing.tsx'
import { addGate, changeKind, joinInput, joinOutput, makesLoop, removeGate } from './network-edit.ts'

export const view = defineView({ simulator, Picture: GatesPicture, Editor: GatesEditor })

type GatesView = {
  values: GatesValues
  outcome: GatesOutcome
  change?: (change: Partial<GatesValues>) => void
}

/** The drawing, the functions and, beside them, the table, so that they can be compared. */
function GatesPicture({ values, outcome, change }: GatesView): ReactNode {
  return (
    <div className="gates-picture">
      <NetworkDrawing
        outcome={outcome}
        isAnsi={values.simbolos === 'ansi'}
        flip={change && ((input) => change({ [input]: !values[input] }))}
      />
      {/* Hidden, because sentence and readings contain the same in a form that is better read aloud. */}
      <div className="gates-equations" aria-hidden="true">
        {outcome.equations.map((equation) => (
          <EquationView key={equation.name} equation={equation} />
        ))}
      </div>
      <TruthTableView table={outcome.table} />
    </div>
  )
}

/** The table beside the drawing. The current row has an arrow, a wrong row a note. */
function TruthTableView({ table: { inputs, rows } }: { table: TruthTable }): ReactNode {
  const outputs = outputNames.slice(0, rows[0]?.outputs.length)
  const hasTarget = rows[0]?.target !== undefined
  return (
    <table className="gates-table">
      <caption>{gatesTexts.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{gatesTexts.nowColumn}</span>
          </th>
          {[...inputs, ...outputs].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {hasTarget && <th scope="col">{gatesTexts.asked}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.inputs.join('')} aria-current={row.isNow || undefined}>
            <td>
              {row.isNow && (
                <>
                  <span aria-hidden="true">▶</span>
                  <span className="visually-hidden">{gatesTexts.now}</span>
                </>
              )}
            </td>
            {inputs.map((name, at) => (
              <td key={name}>{row.inputs[at]}</td>
            ))}
            {outputs.map((name, at) => (
              <td key={name} className="gates-value">
                {showBit(row.outputs[at])}
              </td>
            ))}
            {hasTarget && (
              <td>
                {row.target} {row.isWrong ? <strong>✗ {gatesTexts.wrong}</strong> : '✓'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Creates MathML elements, which React's types do not include. */
function math(tag: 'math' | 'mrow' | 'mi' | 'mo', ...inside: ReactNode[]): ReactElement {
  return createElement(tag, null, ...inside)
}

/** A Boolean function with overlines, as written by hand. */
function EquationView({ equation: { name, is } }: { equation: Equation }): ReactNode {
  return createElement('p', null, math('math', math('mi', name), math('mo', '='), write(is)))
}

function write(expression: Expression): ReactElement {
  if (expression.kind === 'name') return math('mi', expression.name)
  if (expression.kind === 'not')
    return createElement('mrow', { className: 'gates-not' }, write(expression.of))
  const { kind, terms } = expression
  const [one, other] = terms.map((term) => writeTerm(term, kind))
  return math('mrow', one, math('mo', signs[kind].trim()), other)
}

function writeTerm(term: Expression, inside: 'and' | 'or' | 'xor'): ReactElement {
  return needsBrackets(term, inside)
    ? math('mrow', math('mo', '('), write(term), math('mo', ')'))
    : write(term)
}

type GatesEditorProps = GatesView & Pick<EditorView, 'fixed'>

/**
 * Builds the network with native controls: a list of gates, each with its kind and sources.
 * An edit of a ready circuit turns it into the user's own.
 */
function GatesEditor({ values, outcome: { network }, change, fixed }: GatesEditorProps): ReactNode {
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
            disabled={network.gates.length >= maxGates}
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
