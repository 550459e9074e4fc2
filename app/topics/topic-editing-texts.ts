import type { EditingTexts } from '../documents/editing-texts.ts'

export const topicEditingTexts: EditingTexts = {
  tipo: 'temario',
  listPath: '/temario',
  section: 'Temario',
  address: ({ id }) => `/topic/${id}`,
  newHeading: 'Nuevo tema del temario',
  editHeading: 'Editar tema',
  replace: 'El tema ya existe ¿Quieres sustituirlo?',
  discarded: 'Tema descartado. No se ha guardado ningún cambio.',
  taken: 'Otro tema tiene ya ese slug.',
  confirmDelete: (title) => `¿Seguro que quieres eliminar el tema "${title}"?`,
  deleteFailed: 'Error al eliminar el tema.',
}
