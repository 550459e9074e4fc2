import type { ReactNode } from 'react'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import type { AnswerState } from './use-answer.ts'

type AnswerBoxProps = {
  state: AnswerState
  /** Above the answer. */
  heading: ReactNode
  /** What stands there where no model answers. */
  template: ReactNode
  /** What whoever listens hears at the end. */
  ready: string
}

/**
 * What came of a question: whose text it is stands above it from its first word. While it grows it is outside of what is read
 * out; at the end one sentence says that it is there.
 */
export function AnswerBox({ state, heading, template, ready }: AnswerBoxProps): ReactNode {
  const isThere = state.kind === 'answer' || state.kind === 'template'
  return (
    <>
      <p role="status" className="visually-hidden">
        {isThere && ready}
      </p>
      {(isThere || state.kind === 'streaming') && (
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
