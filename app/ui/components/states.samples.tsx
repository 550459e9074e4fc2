import { DocumentNotFound } from './document-not-found.tsx'
import { FirstStart } from './first-start.tsx'
import type { Samples } from './samples.ts'

/** Pages without content. */
export const samples: Samples = {
  'Web sin temas': () => <FirstStart />,
  'Documento que no existe': () => <DocumentNotFound title="Tema no encontrado" list="/temario" />,
}
