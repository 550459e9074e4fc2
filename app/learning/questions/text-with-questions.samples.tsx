import type { Samples } from '../../ui/components/samples.ts'
import { QuestionsPreview } from './questions-preview.tsx'
import type { ShownPiece } from './shown-question.ts'
import { TextWithQuestions } from './text-with-questions.tsx'

const pieces: ShownPiece[] = [
  { kind: 'html', html: '<p>La polea móvil reparte el peso entre dos tramos de cuerda.</p>' },
  {
    kind: 'question',
    question: {
      key: 'texto',
      kind: 'pregunta',
      title: '',
      statementHtml: '<p>¿Cuántos tramos sostienen la carga?</p>',
      explanationHtml: '<p>Dos.</p>',
      hintsHtml: [],
      parts: [{ kind: 'text', label: '', accepted: ['dos'], mistakes: [] }],
      right: 'dos',
      seed: '',
      varies: false,
    },
  },
]

export const samples: Samples = {
  'Texto con preguntas': () => (
    <TextWithQuestions pieces={pieces} owner="temario:muestra-texto" address="/muestrario" />
  ),
  'Vista previa con preguntas': () => <QuestionsPreview pieces={pieces} />,
}
