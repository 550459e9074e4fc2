export const panelTexts = {
  title: 'Panel de Administración',
  description:
    'Crea contenido nuevo. Para cambiar o eliminar lo que ya hay, usa «Editar» y «Eliminar» donde aparece.',
  pictures: 'Imágenes',
  importMany: 'Importar varios archivos',
  importSite: 'Importar una web',
  exportSite: 'Exportar la web',
  bin: 'Papelera',
  curriculum: 'Currículo',
  searches: 'Búsquedas',
  answers: 'Respuestas de IA',
  demo: 'Contenido de muestra',
  audit: 'Registro de cambios',
  people: 'Personas',
  notes: 'Novedades',
  notesIntro: 'Qué ha cambiado en la web y qué conviene hacer. Lo más nuevo, primero.',
  latestNotes: 'Lo último',
} as const
