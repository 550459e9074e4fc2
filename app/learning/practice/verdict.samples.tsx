import type { Samples } from '../../ui/components/samples.ts'

const said = {
  correct: 'Correcto.',
  almost: 'Casi: el número está bien y falta la unidad.',
  wrong: 'Todavía no. Revisa en qué unidad está la intensidad.',
  unreadable: 'No entiendo «veinte». Escribe un número con su unidad, como 0,5 A.',
} as const

export const samples: Samples = {
  'Lo que se dice de una respuesta': () => (
    <div className="answer">
      {Object.entries(said).map(([verdict, words]) => (
        <p key={verdict} className="verdict" data-verdict={verdict}>
          {words}
        </p>
      ))}
    </div>
  ),
}
