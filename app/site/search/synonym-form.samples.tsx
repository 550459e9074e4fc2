import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { SynonymForm } from './synonym-form.tsx'

export const samples: Samples = {
  'Formulario de un sinónimo': () => (
    <SampleForm fields={{ word: 'piñón' }} errors={{ others: 'Escribe al menos una palabra.' }}>
      <SynonymForm />
    </SampleForm>
  ),
}
