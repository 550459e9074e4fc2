import type { ReactNode } from 'react'
import { showBit } from './evaluate-network.ts'
import { gatesTexts } from './gates-texts.ts'
import { outputNames } from './network.ts'
import type { TruthTable } from './truth-table.ts'

/** The table beside the drawing. The current row has an arrow, a wrong row a note. */
export function TruthTableView({ table: { inputs, rows } }: { table: TruthTable }): ReactNode {
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
