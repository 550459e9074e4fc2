import type { Samples } from '../components/samples.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export const samples: Samples = {
  'Diálogo que pregunta': () => (
    <ConfirmDialog
      message="¿Seguro que quieres eliminar esta herramienta?"
      about="Tinkercad"
      isDangerous
      canCancel
      answer={() => undefined}
    />
  ),
}
