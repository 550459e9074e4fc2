/** Texts of the short form on the tools page. */
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
