export const topicsTexts = {
  one: 'Tema',
  title: 'Temario',
  heading: 'Explora Nuestros Temas',
  description:
    'Todos los temas de Tecnología de 1.º a 4.º de ESO, por bloques: qué es, cómo se calcula y cómo se aplica.',
  glossary: 'Glosario: las palabras de todos los temas',
  empty: 'Todavía no hay temas.',
  emptyCategory: 'Todavía no hay temas en este bloque.',
  topicsOf: (category: string) => `temas de ${category}`,
  notFound: 'Tema no encontrado',
  updated: 'Actualizado',
  category: 'Bloque',
  sheet: 'Lámina',
} as const
