import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { SitePageForm } from './site-page-form.tsx'

export const samples: Samples = {
  'Formulario de una página de la web': () => (
    <SampleForm>
      <SitePageForm />
    </SampleForm>
  ),
}
