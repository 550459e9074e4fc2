import { createElement, type ReactElement, type ReactNode } from 'react'
import { defineView } from '../simulator-view.ts'
import { type Equation, type Expression, needsBrackets, signs } from './expression.ts'
import { GatesEditor } from './gates-editor.tsx'
import type { GatesOutcome, GatesValues } from './gates-model.ts'
import { gatesTexts } from './gates-texts.ts'
import { outputNames, showBit, type TruthTable } from './network.ts'
import { NetworkDrawing } from './network-drawing.tsx'

export const view = defineView({ Picture: GatesPicture, Editor: GatesEditor })

export type GatesView = {
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
