/** Words of what readers do with a document. */
export const readingTexts = {
  tools: 'Qué hacer con esta página',
  print: 'Imprimir',
  answers: 'Respuestas',
} as const
