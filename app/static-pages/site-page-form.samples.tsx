import { SampleForm } from '../editor/sample-form.tsx'
import type { Samples } from '../ui/samples.ts'
import { SitePageForm } from './site-page-form.tsx'

export const samples: Samples = {
  'Formulario de una página de la web': () => (
    <SampleForm>
      <SitePageForm />
    </SampleForm>
  ),
}
