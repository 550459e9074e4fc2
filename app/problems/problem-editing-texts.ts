import type { EditingTexts } from '../documents/editing-texts.ts'

export const problemEditingTexts: EditingTexts = {
  tipo: 'problemas',
  listPath: '/problemas',
  section: 'Problemas',
  newHeading: 'Nuevo problema',
  editHeading: 'Editar problema',
  confirmDelete: (title) => `¿Seguro que quieres eliminar el problema "${title}"?`,
  deleteFailed: 'Error al eliminar el problema.',
}

export const problemFormTexts = {
  categoryHint: 'Si la dejas vacía, General.',
  solutionHint: 'Markdown o HTML.',
} as const
