import { FormContext, type FormState } from '../../editor/form/form-context.ts'
import { AnswerNotice } from '../../editor/form/form-notices.tsx'
import type { SaveAnswer } from '../../editor/form/save-answer.ts'
import type { Samples } from '../../ui/components/samples.ts'
import { tool } from './tool.ts'
import { ToolForm } from './tool-form.tsx'

const rest = (): void => undefined
const mine = {
  name: 'Simulador de circuitos',
  description: 'Dibuja un circuito y lo prueba.',
  category: 'Utilidades',
  url: 'ejemplo',
}
const errors = { name: 'Escribe el nombre.', url: 'Escribe una dirección completa, con https://.' }
const form: FormState = {
  fields: { ...mine, name: '' },
  errors,
  references: {},
  folder: 'toolIcons',
  onChange: rest,
  setBusy: rest,
}
const theirs = { ...mine, description: 'Dibuja un circuito.\nY lo imprime.' }

const notice = (answer: SaveAnswer) => () => (
  <AnswerNotice answer={answer} definition={tool} mine={mine} onKeepOther={rest} />
)

export const samples: Samples = {
  'Formulario con errores': () => (
    <div className="edit-form">
      <FormContext value={form}>
        <ToolForm />
      </FormContext>
    </div>
  ),
  'Resumen de errores': notice({ status: 'invalid', errors }),
  'Otra persona ha guardado': notice({
    status: 'conflict',
    other: { fields: theirs, updatedAt: '2026-03-14T09:00:00.000Z', savedBy: 'ana@ejemplo.es' },
  }),
}
