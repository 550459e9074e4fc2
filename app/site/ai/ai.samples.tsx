import type { Samples } from '../../ui/components/samples.ts'
import { AnswerBox } from './answer-box.tsx'
import type { AnswerState } from './use-answer.ts'

const note = 'Texto de una inteligencia artificial: puede equivocarse.'

const box = (state: AnswerState) => () => (
  <AnswerBox
    state={state}
    heading={<p className="callout-title">Explicación</p>}
    template={<p>Lee otra vez el enunciado y apunta los datos con sus unidades.</p>}
    ready="La explicación está lista."
  />
)

export const samples: Samples = {
  'Respuesta que se escribe': box({ kind: 'streaming', note, text: 'La potencia es la fuerza que' }),
  'Respuesta escrita': box({ kind: 'answer', note, html: '<p>La <strong>potencia</strong> se aplica.</p>' }),
  'Respuesta de plantilla': box({ kind: 'template' }),
}
