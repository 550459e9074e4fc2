import { MoreLink } from './more-of-list.tsx'
import { PageTitle } from './page-title.tsx'
import type { Samples } from './samples.ts'

export const samples: Samples = {
  'Título de una página': () => (
    <PageTitle
      heading="Electroencefalografistas y otras palabras largas"
      intro="Lo que se encuentra en esta página, en una frase."
    >
      <p className="note">Y lo que cuelga de ella.</p>
    </PageTitle>
  ),
  'Ver más': () => <MoreLink to="/muestrario">Ver más</MoreLink>,
}
