import type { Samples } from '../../ui/components/samples.ts'
import type { Given, Marked, Part, Verdict } from '../marking/part.ts'
import AnswerForm from './answer-form.island.tsx'
import { Hints } from './hints.tsx'

const quantity: Part = {
  kind: 'quantity',
  label: 'Intensidad',
  value: 0.5,
  unit: 'A',
  tolerance: { kind: 'relative', by: 0.02 },
  mistakes: [],
}
const inUnit: Part = { ...quantity, label: 'Intensidad, en amperios', isUnitGiven: true }
const options = [
  { text: 'De primer género', isRight: true },
  { text: 'De segundo género', isRight: false },
]
const parts: Record<Part['kind'], Part> = {
  quantity,
  text: { kind: 'text', label: 'Nombre de la pieza', accepted: ['biela'], mistakes: [] },
  choice: { kind: 'choice', label: '¿De qué género es un balancín?', options },
  choices: { kind: 'choices', label: '¿Qué máquinas son palancas?', options },
  order: { kind: 'order', label: 'Ordena las fases', items: ['Diseñar', 'Construir', 'Probar'] },
  match: {
    kind: 'match',
    label: 'Une cada pieza con lo que hace',
    pairs: [
      ['Biela', 'Une la manivela con el émbolo'],
      ['Leva', 'Empuja un seguidor'],
    ],
  },
  table: {
    kind: 'table',
    label: 'Completa la tabla de verdad',
    heads: ['A', 'B', 'A y B'],
    rows: [
      { given: ['0', '1', ''], wanted: ['0'] },
      { given: ['1', '1', ''], wanted: ['1'] },
    ],
  },
}
const rightAnswers: Record<Part['kind'], Given> = {
  quantity: ['0,5 A'],
  text: ['biela'],
  choice: ['0'],
  choices: ['0'],
  order: ['0', '1', '2'],
  match: ['0', '1'],
  table: ['0', '1'],
}
const said: Record<Verdict, readonly [given: string, message: string]> = {
  correct: ['0,5 A', 'Correcto.'],
  almost: ['0,5', 'Casi: el número está bien y falta la unidad.'],
  'known-mistake': ['2 A', 'Todavía no. Has dividido al revés: la tensión va arriba.'],
  incorrect: ['7 A', 'Todavía no. Revisa en qué unidad está la resistencia.'],
  unreadable: ['veinte', 'No entiendo «veinte». Escribe un número con su unidad, como 0,5 A.'],
}

type FormProps = {
  name: string
  parts: readonly Part[]
  given?: Given[]
  marked?: readonly (Marked | null)[]
  brief?: boolean
}

function Form({ name, given = [], marked = [], ...rest }: FormProps) {
  const exercise = `muestra:practice:${name}`
  return (
    <AnswerForm {...rest} exercise={exercise} given={given} marked={marked} seed="" action="/muestrario" />
  )
}

const right: Marked = { verdict: 'correct', message: 'Correcto.' }
const wrong: Marked = { verdict: 'incorrect', message: 'Todavía no. Vuelve a mirar la figura.' }

/** Every kind of question, and every verdict. */
export const samples: Samples = {
  'Preguntas sin contestar': () =>
    Object.values(parts).map((part) => <Form key={part.kind} name={`nueva-${part.kind}`} parts={[part]} />),
  'Preguntas bien contestadas': () =>
    Object.values(parts).map((part) => (
      <Form
        key={part.kind}
        name={`bien-${part.kind}`}
        parts={[part]}
        given={[rightAnswers[part.kind]]}
        marked={[right]}
      />
    )),
  'Una cantidad con cada respuesta': () =>
    Object.entries(said).map(([verdict, [given, message]]) => (
      <Form
        key={verdict}
        name={verdict}
        parts={[quantity]}
        given={[[given]]}
        marked={[{ verdict: verdict as Verdict, message }]}
      />
    )),
  'Cantidad con su unidad ya puesta': () => (
    <Form name="unidad" parts={[inUnit]} given={[['0,5']]} marked={[right]} />
  ),
  'Pregunta de varias partes': () => (
    <Form
      name="varias"
      parts={[quantity, parts.text, parts.choice]}
      given={[['0,5 A'], ['leva']]}
      marked={[right, wrong, null]}
    />
  ),
  'Pregunta breve': () => (
    <>
      <Form name="breve" parts={[parts.choice]} brief />
      <Form name="breve-mal" parts={[parts.choice, quantity]} given={[['1']]} marked={[wrong]} brief />
    </>
  ),
  'Pistas de un problema': () => (
    <Hints hintsHtml={['<p>Dibuja el circuito.</p>', '<p>La ley de Ohm: V = R · I.</p>']} />
  ),
}
