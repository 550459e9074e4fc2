import type { ReactNode } from 'react'
import { flowTexts } from './flow-chart-texts.ts'
import type { CodeLine } from './program.ts'

/** The code, line by line. The current line has an arrow, bold text and `aria-current`. */
export function FlowCode({ lines, present }: { lines: readonly CodeLine[]; present: number }): ReactNode {
  return (
    <ol className="flow-code" aria-label={flowTexts.code}>
      {lines.map(({ text, depth }, line) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
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
