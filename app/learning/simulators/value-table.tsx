import type { ReactNode } from 'react'
import { formatNumber } from '../marking/format-number.ts'
import { showOutput } from './show-output.ts'
import type { AnySimulator, NumberParameter, Values } from './simulator.ts'
import { nearestValue } from './simulator-state.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** Outputs for several values of one parameter, with the others constant. */
export function ValueTable({ simulator, values }: { simulator: AnySimulator; values: Values }): ReactNode {
  const { table, parameters } = simulator
  const along = table && parameters[table.along]
  if (!table || along?.kind !== 'number' || simulator.uses?.(table.along, values) === false) return null
  const rows = walk(along, table.rows).map((value) => {
    const { outputs } = simulator.compute({ ...values, [table.along]: value })
    return { value, read: table.outputs.map((key) => outputs[key]) }
  })
  const heads = rows[0]?.read ?? []
  return (
    <details className="sim-table">
      <summary>{simulatorTexts.table}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrollable region, like the tables in texts */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div className="table-scroll" role="group" tabIndex={0} aria-label={simulatorTexts.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{nameOf(along)}</th>
              {heads.map((output, at) => (
                <th key={table.outputs[at]} scope="col">
                  {output?.symbol || output?.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, read }) => (
              <tr key={value}>
                <th scope="row">{formatNumber(value)}</th>
                {read.map((output, at) => (
                  <td key={table.outputs[at]}>{output && showOutput(output)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function nameOf({ symbol, label, unit }: NumberParameter): string {
  return `${symbol || label}${unit && ` (${unit})`}`
}

/** At most `rows` allowed values from the minimum to the maximum, in nearly equal steps. */
function walk(parameter: NumberParameter, rows: number): number[] {
  const { min, max } = parameter
  const all = Array.from({ length: rows }, (_, at) =>
    nearestValue(parameter, min + ((max - min) * at) / Math.max(1, rows - 1)),
  )
  return [...new Set(all)]
}
