import type { ReactNode } from 'react'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import type { AnswerState } from './use-answer.ts'

type AnswerBoxProps = {
  state: AnswerState
  /** Heading above the answer. */
  heading: ReactNode
  /** Content if no model answers. */
  template: ReactNode
  /** Announced when the answer is complete. */
  ready: string
}

/**
 * The answer to a question, with its source above it from the first word on. While it grows it is outside of
 * the live region; at the end one sentence announces it.
 */
export function AnswerBox({ state, heading, template, ready }: AnswerBoxProps): ReactNode {
  const fileExists = state.kind === 'answer' || state.kind === 'template'
  return (
    <>
      <p role="status" className="visually-hidden">
        {fileExists && ready}
      </p>
      {(fileExists || state.kind === 'streaming') && (
        <div className="callout callout-ia" aria-busy={state.kind === 'streaming' || undefined}>
          {heading}
          {state.kind === 'template' && template}
          {state.kind !== 'template' && <p className="note">{state.note}</p>}
          {state.kind === 'streaming' && <p className="as-typed">{state.text}</p>}
          {state.kind === 'answer' && <HtmlContent safeHtml={state.html} />}
        </div>
      )}
    </>
  )
}
