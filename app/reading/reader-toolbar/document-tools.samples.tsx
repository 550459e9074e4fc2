import type { Samples } from '../../ui/components/samples.ts'
import { ReadingButton } from '../text-settings/reading-button.tsx'
import { DocumentTools } from './document-tools.tsx'

export const samples: Samples = {
  'Qué hacer con un documento': () => (
    <DocumentTools path="/temario/maquinas" title="Máquinas simples" worksheet="/fichas?p=muestra" />
  ),
  'Botón de lectura': () => <ReadingButton />,
}
