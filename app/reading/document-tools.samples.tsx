import { ReadingButton } from '../reading-panel/reading-button.tsx'
import type { Samples } from '../ui/samples.ts'
import { DocumentTools } from './document-tools.tsx'

export const samples: Samples = {
  'Qué hacer con un documento': () => (
    <DocumentTools path="/temario/maquinas" title="Máquinas simples" worksheet="/fichas?p=muestra" />
  ),
  'Botón de lectura': () => <ReadingButton />,
}
