import type { Samples } from '../../ui/components/samples.ts'
import { PostCard } from './post-card.tsx'

const post = {
  slug: 'x',
  title: 'Un cuaderno técnico',
  summary: 'Qué apuntar y para qué.',
  category: 'General',
  date: '2026-03-14',
  published: false,
}

export const samples: Samples = {
  'Entrada sin publicar': () => (
    <div className="grid">
      <PostCard post={post} picture={undefined} />
    </div>
  ),
}
