/** Texts of the panel: the list of all documents and the boxes around it. */
export const panelTexts = {
  title: 'Panel de Administración',
  description: 'Todo lo que hay en la web, para buscarlo, cambiarlo y publicarlo desde aquí.',
  newOf: 'Nuevo…',
  newNote: 'Empezar algo nuevo',
  content: 'Todo el contenido',
  query: 'Buscar en el título',
  kind: 'Tipo',
  allKinds: 'Todos',
  block: 'Bloque',
  allBlocks: 'Todos',
  course: 'Curso',
  allCourses: 'Todos',
  state: 'Estado',
  allStates: 'Todos',
  who: 'Quién',
  anybody: 'Cualquiera',
  me: 'Cambiado por mí',
  order: 'Orden',
  show: 'Mostrar',
  clear: 'Quitar filtros',
  choose: 'Marcar',
  chooseAll: 'Marcar todo lo de esta página',
  name: 'Título',
  changed: 'Último cambio',
  by: (who: string) => `por ${who}`,
  ways: 'Acciones',
  copy: 'Hacer una copia',
  history: 'Historial',
  see: 'Ver',
  from: (day: string) => `desde el ${day}`,
  none: 'No hay nada que coincida con esa búsqueda.',
  more: 'Ver más',
  cut: (count: number) =>
    count === 0
      ? 'Aquí todavía no hay nada que coincida: quedan documentos por mirar.'
      : 'Quedan documentos por mirar.',
  goOn: 'Seguir buscando',
  first: 'Volver al principio',
  mine: 'Lo último que has cambiado',
  screens: 'Panel',
} as const

/** Names of the states of a document. */
export const stateTexts = {
  draft: 'Borrador',
  scheduled: 'Programado',
  published: 'Publicado',
  changed: 'Con cambios sin publicar',
} as const

/** The orders of the list, by their names in addresses. */
export const orderTexts = {
  cambio: 'Último cambio',
  antiguo: 'Primer cambio',
  titulo: 'Título, A–Z',
  'titulo-z': 'Título, Z–A',
} as const

/** Texts of actions on many documents. */
export const groupTexts = {
  withMarked: 'Con lo marcado',
  marked: (count: number) => (count === 1 ? '1 marcado' : `${count} marcados`),
  publish: 'Publicar',
  unpublish: 'Pasar a borrador',
  move: 'Mover al bloque',
  moveTo: 'Bloque al que mover',
  chooseBlock: 'Elige un bloque',
  remove: 'Eliminar',
  nothing: 'Marca antes algo en la lista.',
  noBlock: 'Elige antes el bloque al que mover.',
  tooMany: 'Son demasiados: marca como mucho 100 cada vez.',
  unknown: 'No se ha entendido qué hacer con lo marcado.',
  ask: (count: number) =>
    count === 1
      ? '¿Seguro que quieres eliminar 1 documento?'
      : `¿Seguro que quieres eliminar ${count} documentos?`,
  binNote: (days: number) => `Irán a la papelera, de donde se pueden restaurar durante ${days} días.`,
  confirm: (count: number) => (count === 1 ? 'Eliminar 1 documento' : `Eliminar ${count} documentos`),
  published: (count: number) =>
    count === 1 ? 'Se ha publicado 1 documento.' : `Se han publicado ${count} documentos.`,
  moved: (count: number, block: string) =>
    count === 1
      ? `Se ha movido 1 documento a «${block}».`
      : `Se han movido ${count} documentos a «${block}».`,
  takenBack: (count: number) =>
    count === 1 ? '1 documento es ahora un borrador.' : `${count} documentos son ahora borradores.`,
  removed: (count: number) =>
    count === 1 ? '1 documento está en la papelera.' : `${count} documentos están en la papelera.`,
  restored: (count: number) =>
    count === 1 ? 'Se ha restaurado 1 documento.' : `Se han restaurado ${count} documentos.`,
  failures: 'Esto se ha quedado como estaba:',
  isPublished: 'Ya estaba publicado.',
  isDraft: 'Ya era un borrador.',
  draftBlock: 'Tiene cambios sin publicar: elige el bloque en su formulario.',
  hasNoBlock: 'No pertenece a ningún bloque.',
  isGone: 'Ya no está.',
  failed: 'No se ha podido hacer por un fallo. Vuelve a intentarlo.',
  hasChanged: 'Alguien lo ha cambiado mientras tanto. Vuelve a intentarlo.',
  openBin: 'Abrir la papelera',
} as const

/** Texts of the findings. */
export const attentionTexts = {
  title: 'Lo que necesita atención',
  intro:
    'Cada línea lleva al formulario, al sitio en que se arregla. La lista se rehace sola a los pocos segundos de guardar.',
  nothing: 'Nada: todo está en orden.',
  reasons: {
    unpublished: 'Borradores que no se publicaron en su fecha',
    links: 'Enlaces que no llevan a ninguna parte',
    pictures: 'Imágenes sin descripción',
    checks: 'Problemas y preguntas que no pasan su comprobación',
    unplaced: 'Sin criterios de evaluación',
    library: 'Imágenes de la biblioteca sin descripción',
    criteria: 'Criterios sin contenido',
    searches: 'Búsquedas sin resultado',
  },
  line: (line: number) => `línea ${line}`,
  none: 'No queda nada de esto.',
  backToPanel: 'Volver al panel',
  missingAnchor: (address: string) => `El enlace a ${address} lleva a una página que no tiene ese apartado.`,
  unplaced: 'No tiene ningún criterio de evaluación.',
  publication: 'Publicación',
} as const

/** Names of the other pages, and of their groups. */
export const screenTexts = {
  contentGroup: 'Contenido',
  siteGroup: 'Administración',
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
  site: 'La web',
  notes: 'Novedades',
} as const

/** Texts of «Novedades». */
export const notesTexts = {
  title: 'Novedades',
  intro: 'Qué ha cambiado en la web y qué conviene hacer. Lo más nuevo, primero.',
  latest: 'Lo último',
} as const
