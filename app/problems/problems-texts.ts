export const problemsTexts = {
  one: 'Problema',
  title: 'Problemas',
  heading: 'Problemas resueltos',
  description:
    'Problemas de Tecnología resueltos paso a paso, con sus unidades y con el error que más se repite.',
  filter: 'Filtrar por tema',
  all: 'Todos',
  empty: 'Todavía no hay problemas.',
  emptyCategory: (category: string) => `No se encontraron problemas para la categoría "${category}".`,
  topic: 'Tema',
  difficulty: 'Dificultad',
  seeSolution: 'Ver solución',
  statement: 'Enunciado',
  detailedSolution: 'Solución detallada',
  result: 'Resultado final',
  updated: 'Actualizado',
  notFound: 'Problema no encontrado',
} as const
