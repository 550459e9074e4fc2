import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../islands/island.tsx'
import { challengesTexts } from './challenges-texts.ts'
import { generateIdea, type Idea } from './idea.ts'

type IdeaGeneratorProps = {
  /** The topic of `?tema=…`, which the server has answered already: the way without scripts. */
  topic: string | null
}

type State = { kind: 'idle' } | { kind: 'generating' } | Idea

/** The local generator takes this long (docs/product.md 9.1), in milliseconds. */
const localDelay = 2000

/** Turns a topic into an idea for a challenge (docs/product.md 9.1). */
function IdeaGenerator({ topic }: IdeaGeneratorProps): ReactNode {
  const [state, setState] = useState<State>(topic === null ? { kind: 'idle' } : generateIdea(topic))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const generating = state.kind === 'generating'
  const generate = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (generating) return
    const idea = generateIdea(String(new FormData(event.currentTarget).get('tema') ?? ''))
    setState(idea.kind === 'prompt' ? idea : { kind: 'generating' })
    if (idea.kind === 'idea') timer.current = setTimeout(() => setState(idea), localDelay)
  }
  return (
    <form className="idea-generator" action="/retos#generador" onSubmit={generate}>
      <div className="row-form">
        <div className="field">
          <label htmlFor="tema">{challengesTexts.topic}</label>
          <input
            id="tema"
            name="tema"
            className="input"
            maxLength={80}
            defaultValue={topic ?? ''}
            readOnly={generating}
            aria-disabled={generating || undefined}
          />
        </div>
        <button type="submit" className="button" aria-disabled={generating || undefined}>
          {generating && <span className="spinner" aria-hidden="true" />}
          {generating ? challengesTexts.generating : challengesTexts.generate}
        </button>
      </div>
      <div role="status" className="result">
        {state.kind === 'prompt' && <p className="failure">{state.message}</p>}
        {state.kind === 'idea' && (
          <div className="callout callout-ia">
            <h3>{state.title}</h3>
            <p>{state.description}</p>
            <p className="note">{challengesTexts.templateNote}</p>
          </div>
        )}
      </div>
    </form>
  )
}

export default island('challenges/idea-generator', IdeaGenerator)
