import type { ReactNode, RefObject } from 'react'
import { markdownTexts } from './editor-texts.ts'
import { mendText } from './text-edit.ts'
import type { Preview } from './use-preview.ts'

type HintsProps = {
  findings: Preview['findings']
  area: RefObject<HTMLTextAreaElement | null>
  onLine: (line: number) => void
}

/**
 * Lists the findings of the author rules line by line; a finding with one right answer has a button that
 * applies the fix.
 */
export function AuthorHints({ findings, area, onLine }: HintsProps): ReactNode {
  if (findings.length === 0) return null
  return (
    <div className="author-hints">
      <p>{markdownTexts.hints}</p>
      <ul>
        {findings.map(({ line, message, level, fix }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have equal findings
          <li key={`${place} ${line} ${message}`} data-level={level}>
            <button type="button" className="line-link" onClick={() => onLine(line)}>
              {markdownTexts.line(line)}
            </button>
            {': '}
            {message}{' '}
            {fix && (
              <button
                type="button"
                className="line-link"
                onClick={() => area.current && mendText(area.current, fix)}
              >
                {markdownTexts.mend}
                <span className="visually-hidden"> {markdownTexts.line(line)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
