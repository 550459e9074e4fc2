import { SampleForm } from '../../editor/form/sample-form.tsx'
import type { Samples } from '../../ui/components/samples.ts'
import { ProblemForm } from './problem-form.tsx'

const practice = JSON.stringify({
  datos: { a: '10..20' },
  preguntas: [{ pregunta: '¿Cuánta corriente pasa?', valor: 'a / 100', unidad: 'A' }],
  pistas: ['Ley de Ohm.'],
})

export const samples: Samples = {
  'Formulario de un problema': () => (
    <SampleForm
      fields={{ title: 'Una bombilla', practice }}
      errors={{ result: 'El resultado es demasiado largo.' }}
    >
      <ProblemForm />
    </SampleForm>
  ),
}
