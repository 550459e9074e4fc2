import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { island } from '../../platform/islands/island.tsx'
import { AnswerBox } from '../ai/answer-box.tsx'
import { useAnswer } from '../ai/use-answer.ts'
import { challengesTexts } from './challenges-texts.ts'
import { generateIdea, type Idea } from './idea.ts'

type IdeaGeneratorProps = {
  /** The topic that the server has answered, without scripts. */
  topic: string | null
  /** The model's answer about it; null if a template is shown. */
  answer: { html: string; note: string } | null
  /** Whether a model is configured. */
  asksModel: boolean
}

/** Generates an idea for a challenge about a topic (docs/product.md 9.1). */
function IdeaGenerator({ topic, answer, asksModel }: IdeaGeneratorProps): ReactNode {
  const [idea, setIdea] = useState<Idea | null>(topic === null ? null : generateIdea(topic))
  const [state, ask, isBusy] = useAnswer(answer ? { kind: 'answer', ...answer } : { kind: 'template' })
  const status = useRef<HTMLDivElement>(null)
  const generate = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const next = generateIdea(String(form.get('tema') ?? ''))
    setIdea(next)
    if (next.kind !== 'idea') return
    // A disabled element would lose the focus to the page.
    status.current?.focus()
    ask(asksModel ? '/api/ideas' : null, form)
  }
  return (
    // With a model use POST: a GET address could be followed, and each answer costs money.
    <form
      className="idea-generator"
      action="/retos#generador"
      method={asksModel ? 'post' : 'get'}
      onSubmit={generate}
    >
      <div className="row-form">
        <div className="field">
          <label htmlFor="tema">{challengesTexts.topic}</label>
          <input
            id="tema"
            name="tema"
            className="input"
            maxLength={80}
            defaultValue={topic ?? ''}
            disabled={isBusy}
          />
        </div>
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBusy ? challengesTexts.generating : challengesTexts.generate}
        </button>
      </div>
      <div ref={status} role="status" tabIndex={-1} className="result">
        {idea?.kind === 'prompt' && <p className="failure">{idea.message}</p>}
      </div>
      {idea?.kind === 'idea' && (
        <AnswerBox
          state={state}
          ready={challengesTexts.generated}
          heading={<h3>{idea.title}</h3>}
          template={
            <>
              <p>{idea.description}</p>
              <p className="note">{challengesTexts.templateNote}</p>
            </>
          }
        />
      )}
    </form>
  )
}

export default island('site/challenges/idea-generator', IdeaGenerator)
