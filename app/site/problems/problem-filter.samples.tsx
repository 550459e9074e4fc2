import type { Samples } from '../../ui/components/samples.ts'
import { ProblemAnswer } from './problem-answer.tsx'
import { ProblemFilter } from './problem-filter.tsx'
import type { ProblemsFilter } from './problems-filter.ts'
import { ProblemsShown } from './problems-shown.tsx'
import UnsolvedList from './unsolved-list.island.tsx'

const all: ProblemsFilter = { category: null, course: null, difficulty: null, unsolved: false }
const blocks = [
  { name: 'Operadores tecnológicos', courses: ['1' as const] },
  { name: 'Pensamiento computacional, programación y robótica', courses: [] },
]

const listed = { id: 'muestra', slug: 'una-bombilla', category: 'Electricidad', difficulty: 'Baja' }

export const samples: Samples = {
  'Filtro de problemas': () => (
    <ProblemFilter blocks={blocks} filter={{ ...all, course: '1', category: 'Operadores tecnológicos' }} />
  ),
  'Qué problemas se ven': () => (
    <>
      <ProblemsShown filter={{ ...all, course: '1' }} isWrong isEmpty={false} />
      <ProblemsShown filter={{ ...all, course: '4' }} isWrong={false} isEmpty />
      <ProblemsShown filter={all} isWrong={false} isEmpty />
    </>
  ),
  'Problemas sin resolver': () => (
    <UnsolvedList problems={[{ ...listed, title: 'La corriente de una bombilla' }]} />
  ),
  'Respuesta a un problema': () => (
    <ProblemAnswer
      exercise="muestra:problema"
      address="/muestrario"
      parts={[{ kind: 'text', label: 'Nombre de la pieza', accepted: ['biela'], mistakes: [] }]}
      hintsHtml={['<p>Une la manivela con el émbolo.</p>']}
      varies
      seed=""
      answers={undefined}
    />
  ),
}
