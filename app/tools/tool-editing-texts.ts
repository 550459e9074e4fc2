import type { EditingTexts } from '../documents/editing-texts.ts'

export const toolEditingTexts: EditingTexts = {
  tipo: 'tools',
  listPath: '/herramientas',
  section: 'Herramientas',
  newHeading: 'Nueva herramienta',
  editHeading: 'Editar herramienta',
  confirmDelete: () => '¿Seguro que quieres eliminar esta herramienta?',
  deleteFailed: 'Error al eliminar la herramienta.',
}

/** The short form on the page of the tools (spec §4, §5, §8). */
export const addToolTexts = {
  heading: 'Añadir herramienta',
  name: 'Nombre',
  description: 'Descripción',
  link: 'Enlace',
  logo: 'Logo',
  submit: 'Añadir herramienta',
  uploading: 'Subiendo imagen...',
  changed: 'otra persona ha cambiado esta herramienta. Recarga la página.',
  added: '¡Herramienta añadida!',
  uploadFailed: 'Error al subir la imagen.',
} as const
