import type { Samples } from '../../ui/components/samples.ts'
import { ProblemCard } from './problem-card.tsx'

const problem = {
  id: 'x',
  slug: 'la-palanca-de-una-carretilla',
  title: 'La palanca de una carretilla',
  category: 'Mecanismos',
  difficulty: 'Media',
  result: '120 N',
  statementHtml: '<p>¿Qué fuerza levanta una carga de 360 N?</p>',
  solutionHtml: '<p>La ley de la palanca.</p>',
  picture: undefined,
  parts: ['fuerza'],
}

export const samples: Samples = {
  Problema: () => <ProblemCard problem={problem} />,
}
