import type { Samples } from '../../ui/components/samples.ts'
import { FeaturedChallenge } from './featured-challenge.tsx'
import { ScheduledChallenges } from './scheduled-challenges.tsx'

const challenge = {
  id: 'muestra',
  slug: 'una-catapulta-de-palillos',
  title: 'Una catapulta de palillos',
  description: 'Lanza una bola de papel a dos metros con una palanca de primer género.',
  startsOn: '2026-04-06',
}

export const samples: Samples = {
  'Reto de la semana': () => <FeaturedChallenge challenge={challenge} picture={undefined} />,
  'Semana sin reto': () => <FeaturedChallenge challenge={undefined} picture={undefined} />,
  'Retos programados': () => <ScheduledChallenges challenges={[challenge]} />,
}
