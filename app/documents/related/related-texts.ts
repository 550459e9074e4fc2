/** Texts of related documents. */
export const relatedTexts = {
  contents: 'En esta página',
  readingTime: (minutes: number) => `${minutes} min de lectura`,
  time: 'Tiempo',
  practise: 'Para practicar',
  build: 'Para construir',
  learn: 'Temas relacionados',
  neighbours: 'Anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
} as const
