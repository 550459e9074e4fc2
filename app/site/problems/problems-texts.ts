export const problemsTexts = {
  one: 'Problema',
  title: 'Problemas',
  heading: 'Problemas resueltos',
  description:
    'Problemas de Tecnología resueltos paso a paso, con sus unidades y con el error que más se repite.',
  worksheet: 'Hacer una ficha',
  openFilters: (count: number): string => (count === 0 ? 'Filtrar' : `Filtrar (${count})`),
  closeFilters: 'Cerrar',
  block: 'Bloque',
  all: 'Todos',
  empty: 'Todavía no hay problemas.',
  emptyCategory: (category: string) => `No se encontraron problemas para la categoría "${category}".`,
  course: 'Curso',
  anyDifficulty: 'Todas',
  ofDifficulty: (difficulty: string) => `dificultad ${difficulty.toLowerCase()}`,
  narrowed: (filter: string) => `Problemas de ${filter}.`,
  emptyFilter: (filter: string) => `Todavía no hay problemas de ${filter}.`,
  state: 'Estado',
  unsolved: 'Sin resolver',
  unsolvedOf: (filter: string) =>
    filter === '' ? 'Problemas sin resolver.' : `Problemas de ${filter}, sin resolver.`,
  nothingUnsolved: (filter: string) =>
    filter === ''
      ? 'No te queda ningún problema sin resolver.'
      : `No te queda ningún problema de ${filter} sin resolver.`,
  left: (left: number, all: number): string =>
    left === all
      ? `${all === 1 ? 'Queda 1 problema' : `Quedan ${all} problemas`} sin resolver.`
      : `Te ${left === 1 ? 'queda 1' : `quedan ${left}`} de ${all}: los que has resuelto en este dispositivo no se muestran.`,
  allSolved: 'Has resuelto todos los de esta lista.',
  noScripts: 'Sin JavaScript no se sabe cuáles has resuelto en este dispositivo: aquí están todos.',
  wrongFilter: 'Ese curso o esa dificultad no existen: se muestran los problemas sin ese filtro.',
  seeAll: 'Ver todos los problemas',
  topic: 'Tema',
  difficulty: 'Dificultad',
  answer: 'Responder',
  seeSolution: 'Ver solución',
  statement: 'Enunciado',
  detailedSolution: 'Solución detallada',
  longText: 'Es largo: está entero en la página del problema',
  result: 'Resultado final',
  updated: 'Actualizado',
  notFound: 'Problema no encontrado',
} as const
