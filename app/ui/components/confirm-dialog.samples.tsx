import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Samples } from './samples.ts'

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
