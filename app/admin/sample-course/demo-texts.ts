/** Texts of the page that loads and removes the sample content. */
export const demoTexts = {
  title: 'Contenido de muestra',
  note: 'La web llega con un curso de muestra. Aquí puedes quitar lo que nadie ha cambiado. Lo que hayáis escrito o editado se queda.',
  offer:
    'La web está vacía. Puedes cargar un curso de muestra entero: temas, problemas, retos, herramientas y entradas.',
  load: 'Cargar el curso de muestra',
  loaded: 'El curso de muestra está en la web.',
  count: (count: number) =>
    count === 1
      ? 'Queda 1 documento de muestra sin cambiar.'
      : `Quedan ${count} documentos de muestra sin cambiar.`,
  none: 'No queda contenido de muestra sin cambiar.',
  bin: (days: number) => `Lo que quites estará ${days} días en la papelera.`,
  remove: 'Eliminar el contenido de muestra',
  confirm: '¿Seguro que quieres eliminar todo el contenido de muestra?',
  removed: (count: number) =>
    count === 1 ? 'Se ha eliminado 1 documento.' : `Se han eliminado ${count} documentos.`,
} as const
