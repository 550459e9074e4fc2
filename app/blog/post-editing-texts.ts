import type { EditingTexts } from '../documents/editing-texts.ts'

export const postEditingTexts: EditingTexts = {
  tipo: 'blog',
  listPath: '/blog',
  section: 'Blog',
  address: ({ id, slug }) => `/blog/${slug ?? id}`,
  newHeading: 'Nuevo artículo del blog',
  editHeading: 'Editar artículo',
  replace: 'La entrada ya existe ¿Quieres sustituirla?',
  discarded: 'Entrada descartada. No se ha guardado ningún cambio.',
  taken: 'Otra entrada tiene ya ese slug.',
  confirmDelete: () => '¿Seguro que quieres eliminar esta entrada?',
  deleteFailed: 'Error al eliminar la entrada.',
}
