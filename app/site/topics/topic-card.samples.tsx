import type { Samples } from '../../ui/components/samples.ts'
import { TopicCard } from './topic-card.tsx'

const topic = {
  id: 'x',
  title: 'Electroencefalografistas y otorrinolaringólogos desinstitucionalizados',
  description: 'Contrarrevolucionariamente. '.repeat(12),
  color: 'purple',
}

export const samples: Samples = {
  'Tema de palabras muy largas': () => (
    <div className="grid">
      <TopicCard topic={topic} picture={undefined} label="Esternocleidomastoideo" />
    </div>
  ),
}
