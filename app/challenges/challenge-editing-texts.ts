import type { EditingTexts } from '../documents/editing-texts.ts'

export const challengeEditingTexts: EditingTexts = {
  tipo: 'retos',
  listPath: '/retos',
  section: 'Retos',
  address: ({ id, slug }) => `/retos/${slug ?? id}`,
  newHeading: 'Nuevo reto',
  editHeading: 'Editar reto',
  replace: 'El reto ya existe ¿Quieres sustituirlo?',
  discarded: 'Reto descartado. No se ha guardado ningún cambio.',
  taken: 'Otro reto tiene ya ese slug.',
  confirmDelete: (title) => `¿Seguro que quieres eliminar el reto "${title}"?`,
  deleteFailed: 'Error al eliminar el reto.',
}

export const challengeFormTexts = {
  startsOnHint: 'El primer día de su semana. Si la dejas vacía, hoy.',
} as const
