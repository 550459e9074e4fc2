import type { Samples } from '../../ui/components/samples.ts'
import { FaultsProvider } from './draft-contexts.tsx'
import { DataFields, HintFields } from './draft-fields.tsx'
import { blankQuestion, questionKinds } from './practice-draft.ts'
import { PracticeTrial } from './practice-trial.tsx'
import { QuestionEditor } from './question-editor.tsx'

const rest = (): void => undefined
const faults = new Map([
  ['preguntas.0.valor', 'Falta escribir esto.'],
  ['preguntas.0', 'A esta pregunta le falta la respuesta.'],
])

const draft = {
  data: [{ name: 'a', values: '10..20' }],
  condition: 'a > 12',
  questions: [],
  hints: ['Ley de Ohm.'],
}

export const samples: Samples = {
  ...Object.fromEntries(
    questionKinds.map((kind) => [
      `Escribir una pregunta de ${kind}`,
      () => <QuestionEditor question={blankQuestion(kind)} number={1} onChange={rest} onRemove={rest} />,
    ]),
  ),
  'Pregunta con faltas': () => (
    <FaultsProvider faults={faults}>
      <QuestionEditor question={blankQuestion('valor')} number={1} onChange={rest} onRemove={rest} />
    </FaultsProvider>
  ),
  'Datos y pistas de las preguntas': () => (
    <>
      <DataFields draft={draft} change={rest} />
      <HintFields draft={draft} change={rest} />
    </>
  ),
  'Probar las preguntas': () => <PracticeTrial text="" />,
}
