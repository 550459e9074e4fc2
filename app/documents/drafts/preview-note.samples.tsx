import type { Samples } from '../../ui/components/samples.ts'
import { PreviewNote } from './preview-note.tsx'

export const samples: Samples = {
  'Aviso de un borrador a la vista': () => <PreviewNote endsAt="2026-03-14T09:00:00.000Z" />,
}
