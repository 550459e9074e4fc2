import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { TermForm } from './term-form.tsx'

const list = ['Máquinas simples', 'Estructuras', 'Electricidad'].map((title, at) => ({
  id: `${at}`,
  title,
}))

export const samples: Samples = {
  'Formulario de un término': () => (
    <SampleForm
      fields={{ term: 'biela', slug: 'biela', forms: 'bielas', topicIds: '0' }}
      errors={{ definition: 'Escribe la definición.' }}
      lists={{ topicIds: list }}
    >
      <TermForm />
    </SampleForm>
  ),
}
