import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { PostForm } from './post-form.tsx'

export const samples: Samples = {
  'Formulario de una entrada': () => (
    <SampleForm
      fields={{ title: 'Por qué giran los molinos', slug: 'por-que-giran-los-molinos' }}
      errors={{ summary: 'Escribe el resumen.' }}
    >
      <PostForm />
    </SampleForm>
  ),
}
