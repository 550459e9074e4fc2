import type { Samples } from '../../ui/components/samples.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export const samples: Samples = {
  'Cabecera de la web': () => <SiteHeader />,
  'Pie de la web': () => <SiteFooter />,
}
