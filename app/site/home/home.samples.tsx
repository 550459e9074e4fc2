import type { Samples } from '../../ui/components/samples.ts'
import { DailyDose } from './daily-dose.tsx'
import { Hero } from './hero.tsx'

const problem = {
  id: 'muestra',
  slug: 'una-bombilla',
  title: 'La corriente de una bombilla',
  statementHtml: '<p>Una bombilla de 24 Ω está conectada a 12 V. ¿Cuánta corriente pasa?</p>',
  picture: undefined,
  parts: [{ kind: 'text' as const, label: 'Intensidad', accepted: ['0,5 A'], mistakes: [] }],
}
const challenge = {
  slug: 'una-catapulta',
  title: 'Una catapulta de palillos',
  description: 'Lanza una bola de papel a dos metros.',
  picture: undefined,
}

export const samples: Samples = {
  'Comienzo de la portada': () => <Hero />,
  'Dosis diaria': () => <DailyDose problem={problem} challenge={challenge} />,
  'Dosis diaria sin problema': () => <DailyDose problem={undefined} challenge={challenge} />,
}
