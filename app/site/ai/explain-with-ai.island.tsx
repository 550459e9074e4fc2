import type { ReactNode } from 'react'
import { island } from '../../platform/islands/island.tsx'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import { AnswerBox } from './answer-box.tsx'
import { useAnswer } from './use-answer.ts'

type ExplainWithAiProps = { title: string; tipo: string; id: string }

/** «Explicar con IA» (docs/product.md 9.2): a model's answer, or a template that is labelled as such. */
function ExplainWithAi({ title, tipo: kindSlug, id }: ExplainWithAiProps): ReactNode {
  const [state, ask, isBusy] = useAnswer({ kind: 'idle' })
  return (
    <div className="explain">
      <button
        type="button"
        className="button button-quiet needs-script"
        onClick={() => ask(`/api/ia/${kindSlug}/${encodeURIComponent(id)}`)}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? uiTexts.explaining : uiTexts.explain}
      </button>
      <AnswerBox
        state={state}
        ready={uiTexts.explained}
        heading={<p className="callout-title">{uiTexts.explanation}</p>}
        template={
          <>
            <p>{uiTexts.explainTemplate(title)}</p>
            <p className="note">{uiTexts.templateNote}</p>
          </>
        }
      />
    </div>
  )
}

export default island('site/ai/explain-with-ai', ExplainWithAi)
