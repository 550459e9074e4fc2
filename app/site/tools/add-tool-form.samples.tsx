import type { Samples } from '../../ui/components/samples.ts'
import { AddToolForm } from './add-tool-form.tsx'

export const samples: Samples = {
  'Añadir una herramienta': () => <AddToolForm answer={undefined} formId="muestra" />,
}
