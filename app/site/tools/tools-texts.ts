export const toolsTexts = {
  title: 'Herramientas',
  heading: 'Caja de herramientas',
  description:
    'Programas y webs que usamos en clase: para qué sirven, si piden cuenta y si están en español.',
  simulators: 'Simuladores hechos aquí: engranajes, circuitos, puertas lógicas y más',
  empty: 'Todavía no hay herramientas.',
  open: 'Abrir',
  facts: 'Qué pide',
  newTab: '(se abre en una pestaña nueva)',
} as const

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
