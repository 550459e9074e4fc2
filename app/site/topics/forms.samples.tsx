import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { CategoryForm } from './category-form.tsx'
import { TopicForm } from './topic-form.tsx'

export const samples: Samples = {
  'Formulario de un tema': () => (
    <SampleForm fields={{ title: 'Máquinas simples', slug: 'maquinas-simples' }}>
      <TopicForm />
    </SampleForm>
  ),
  'Formulario de una categoría': () => (
    <SampleForm
      fields={{ name: 'Pensamiento computacional', color: 'purple', courses: '2\n3' }}
      errors={{ position: 'Escribe un número.' }}
    >
      <CategoryForm />
    </SampleForm>
  ),
}
