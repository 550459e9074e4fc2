import type { Samples } from '../../ui/components/samples.ts'
import type { RelatedDocuments } from './find-related.server.ts'
import { PageContents } from './page-contents.tsx'
import { RelatedLinks } from './related-links.tsx'

const headings = ['Qué es una palanca', 'Sus tres géneros', 'La ley de la palanca', 'Para practicar']

const to = '/muestrario'
const related: RelatedDocuments = {
  parts: [
    {
      heading: 'practise',
      ways: [
        { to: '/problemas', title: 'La palanca de una carretilla', note: 'Media' },
        { to: '/problemas?dificultad=Alta', title: 'Una grúa de 500 kg', note: null },
      ],
    },
    { heading: 'build', ways: [{ to: '/retos', title: 'Una catapulta de palillos', note: null }] },
  ],
  previous: { to, title: 'Estructuras', note: null },
  next: { to: '/temario', title: 'Poleas y polipastos', note: null },
}

export const samples: Samples = {
  'En esta página': () => (
    <PageContents
      headings={headings.map((text, at) => ({ id: `parte-${at}`, level: at === 1 ? 3 : 2, text }))}
    />
  ),
  'Por dónde seguir desde un tema': () => <RelatedLinks around={related} />,
}
