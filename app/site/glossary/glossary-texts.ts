export const glossaryTexts = {
  title: 'Glosario',
  description: 'Las palabras de Tecnología, de la A a la Z: qué significa cada una y en qué temas se usa.',
  empty: 'Todavía no hay términos.',
  letters: 'Letras del glosario',
  topics: 'Temas:',
} as const
