import type { Samples } from '../../ui/components/samples.ts'
import { LibraryCard } from './library-card.tsx'

const picture = {
  id: '1',
  address: '/falta.png',
  alt: 'Una polea móvil',
  width: 800,
  height: 600,
  createdAt: '2026-03-14T09:00:00.000Z',
  uses: [{ tipo: 'temas', id: '1', title: 'Máquinas simples' }],
}

export const samples: Samples = {
  'Imágenes de la biblioteca': () => (
    <ul className="grid">
      <LibraryCard picture={picture} />
      <LibraryCard picture={{ ...picture, id: '2', alt: '', uses: [] }} />
    </ul>
  ),
}
