import type { ReactNode } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { flowTexts } from './flow-chart-texts.ts'
import type { Step } from './run-program.ts'

type TraceProps = { names: readonly string[]; steps: readonly Step[]; at: number }

/** Maximum number of rows; only the last ones are shown. Earlier ones appear when the user steps back. */
const mostRows = 8

/** Values of the variables after each step so far. A value that has just changed has an arrow. */
export function TraceTable({ names, steps, at }: TraceProps): ReactNode {
  const first = Math.max(0, at - mostRows + 1)
  const rows = steps.slice(first, at + 1).map((step, row) => ({ step, number: first + row }))
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a scrollable region, like the tables in texts */
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */
    <div className="table-scroll flow-trace" role="group" tabIndex={0} aria-label={flowTexts.trace}>
      <table>
        <caption>{flowTexts.trace}</caption>
        <thead>
          <tr>
            <th scope="col">{flowTexts.step}</th>
            <th scope="col">{flowTexts.line}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{flowTexts.writes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, number }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{tellLine(step, number)}</td>
              {names.map((name) => (
                <td key={name}>
                  <TraceValue value={step.values.get(name)} isNew={step.changed === name} />
                </td>
              ))}
              <td>{step.written ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TraceValue({ value, isNew }: { value: number | undefined; isNew: boolean }): ReactNode {
  if (value === undefined) return flowTexts.none
  const text = formatNumber(value)
  return isNew ? <strong>{text}</strong> : text
}

/** The line and the answer: «4 sí». */
function tellLine({ line, branch }: Step, at: number): string {
  if (line < 0) return at === 0 ? flowTexts.start : flowTexts.end
  const answer = branch === undefined ? '' : branch ? ` ${flowTexts.yes}` : ` ${flowTexts.no}`
  return `${line + 1}${answer}`
}
