import type { EditingTexts } from '../documents/editing-texts.ts'

export const categoryEditingTexts: EditingTexts = {
  tipo: 'categorias',
  listPath: '/temario',
  section: 'Temario',
  newHeading: 'Nueva categoría',
  editHeading: 'Editar categoría',
  replace: 'La categoría ya existe ¿Quieres sustituirla?',
  discarded: 'Categoría descartada. No se ha guardado ningún cambio.',
  taken: 'Otra categoría tiene ya ese nombre.',
  confirmDelete: (name) => `¿Seguro que quieres eliminar la categoría "${name}"?`,
  deleteFailed: 'Error al eliminar la categoría.',
}

/** The six colours, as a person reads them. */
export const colorTexts = {
  blue: 'Azul',
  green: 'Verde',
  red: 'Rojo',
  orange: 'Naranja',
  purple: 'Morado',
  cyan: 'Cian',
  ownCategory: 'El de su categoría',
  positionHint: 'Su lugar en el temario. Si lo dejas vacío, la última.',
} as const
