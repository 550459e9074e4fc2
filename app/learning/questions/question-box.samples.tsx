import type { Samples } from '../../ui/components/samples.ts'
import { BeforeYouStart } from './before-you-start.tsx'
import { QuestionBox } from './question-box.tsx'
import type { ShownQuestion } from './shown-question.ts'

const question: ShownQuestion = {
  key: 'muestra',
  kind: 'pregunta',
  title: '',
  statementHtml:
    '<p>Una polea móvil sostiene 300 N. ¿Con qué palabra se llama a la fuerza que la levanta?</p>',
  explanationHtml: '<p>La <strong>potencia</strong> es la fuerza que se aplica.</p>',
  hintsHtml: ['<p>No es la resistencia.</p>'],
  parts: [{ kind: 'text', label: '', accepted: ['potencia'], mistakes: [] }],
  right: 'potencia',
  seed: '',
  varies: true,
}
const guess: ShownQuestion = { ...question, key: 'apuesta', kind: 'predice', title: 'La polea móvil' }
const earlier = {
  topic: { id: 'maquinas', title: 'Máquinas simples' },
  question: { ...question, key: 'antes' },
}
const answers = { exercise: 'temario:maquinas:antes', seed: '', given: [], marked: [], isAnswered: true }

export const samples: Samples = {
  'Pregunta de un tema': () => (
    <QuestionBox question={question} owner="temario:muestra" address="/muestrario" />
  ),
  'Apuesta antes de leer': () => (
    <QuestionBox question={guess} owner="temario:muestra" address="/muestrario" />
  ),
  'Pregunta que no se puede hacer': () => (
    <QuestionBox
      question={{ ...question, key: 'sin-partes', parts: [], right: '', varies: false }}
      owner="temario:muestra"
      address="/muestrario"
    />
  ),
  'Antes de empezar': () => <BeforeYouStart earlier={[earlier]} address="/muestrario" answers={answers} />,
}
