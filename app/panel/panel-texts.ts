export const panelTexts = {
  title: 'Panel de Administración',
  description:
    'Crea contenido nuevo. Para cambiar o eliminar lo que ya hay, usa «Editar» y «Eliminar» donde aparece.',
  pictures: 'Imágenes',
  importMany: 'Importar varios archivos',
  bin: 'Papelera',
  demo: 'Contenido de muestra',
} as const

/** The buttons of the panel (spec §2 and the label table of decisions.md). */
export const newDocumentLinks: readonly { to: string; text: string }[] = [
  { to: '/edit/temario/nuevo', text: 'Nuevo tema del temario' },
  { to: '/edit/blog/nuevo', text: 'Nuevo artículo del blog' },
  { to: '/edit/tools/nuevo', text: 'Nueva herramienta' },
  { to: '/edit/retos/nuevo', text: 'Nuevo reto' },
  { to: '/edit/problemas/nuevo', text: 'Nuevo problema' },
  { to: '/edit/categorias/nuevo', text: 'Nueva categoría' },
]
