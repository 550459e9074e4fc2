/** Words of what readers do with a document. */
export const readingTexts = {
  tools: 'Qué hacer con esta página',
  project: 'Proyectar',
  print: 'Imprimir',
  answers: 'Respuestas',
} as const
