import type { ReactNode } from 'react'
import { flowTexts } from './flow-chart-texts.ts'
import type { CodeLine } from './program.ts'

/** The code, line by line; the present one is marked by an arrow, bold letters and for who listens. */
export function FlowCode({ lines, present }: { lines: readonly CodeLine[]; present: number }): ReactNode {
  return (
    <ol className="flow-code" aria-label={flowTexts.code}>
      {lines.map(({ text, depth }, line) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          key={line}
          className={`flow-in-${depth}`}
          aria-current={line === present ? 'step' : undefined}
        >
          <code>{text}</code>
        </li>
      ))}
    </ol>
  )
}
