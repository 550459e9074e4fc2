export const blogTexts = {
  title: 'Blog',
  heading: 'Blog',
  description: 'Ideas, noticias y tutoriales para estudiar Tecnología y para enseñarla.',
  empty: 'Todavía no hay entradas.',
  draft: 'Borrador',
  notFound: 'Entrada no encontrada',
  category: 'Categoría',
  date: 'Fecha',
} as const
