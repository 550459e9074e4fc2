import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../islands/island.tsx'
import { uiTexts } from './ui-texts.ts'

type ExplainWithAiProps = { title: string }

/** The local explanation takes this long (docs/product.md 9.2), in milliseconds. */
const localDelay = 2000

/** «Explicar con IA» (docs/product.md 9.2): a template of the site answers and says that it is one. */
function ExplainWithAi({ title }: ExplainWithAiProps): ReactNode {
  const [state, setState] = useState<'idle' | 'loading' | 'done'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const explain = (): void => {
    if (state === 'loading') return
    setState('loading')
    timer.current = setTimeout(() => setState('done'), localDelay)
  }
  return (
    <div className="explain">
      <button
        type="button"
        className="button button-quiet needs-script"
        onClick={explain}
        aria-disabled={state === 'loading' || undefined}
      >
        {state === 'loading' ? uiTexts.explaining : uiTexts.explain}
      </button>
      <div role="status">
        {state === 'done' && (
          <div className="callout callout-ia">
            <p className="callout-title">{uiTexts.explanation}</p>
            <p>{uiTexts.explainTemplate(title)}</p>
            <p className="note">{uiTexts.templateNote}</p>
          </div>
        )}
      </div>
    </div>
  )
}

export default island('ui/explain-with-ai', ExplainWithAi)
