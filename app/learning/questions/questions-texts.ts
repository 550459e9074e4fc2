/** The user interface texts around a question (docs/product.md 3.3.1). */
export const questionsTexts = {
  pregunta: 'Pregunta',
  predice: 'Predice',
  explanation: 'Ver explicación',
  answer: 'Ver respuesta',
  right: 'Respuesta:',
  skip: 'Saltar y ver qué pasa',
  happens: 'Qué pasa',
  before: 'Antes de empezar: dos preguntas de temas anteriores',
  beforeOne: 'Antes de empezar: una pregunta de un tema anterior',
  from: 'Del tema',
} as const

/** Messages for authors about the questions of a text. */
export const questionFaults = {
  nested: 'Una pregunta no puede ir dentro de una lista, una cita u otro bloque: déjala sola.',
  inner: 'Dentro de una pregunta no puede ir otro bloque «:::».',
  noStatement: 'A esta pregunta le falta el enunciado, encima del bloque ```yaml.',
  noData: 'A esta pregunta le falta el bloque ```yaml con la respuesta.',
  tooLong: (letters: number): string => `El bloque \`\`\`yaml ocupa demasiado: como mucho ${letters} letras.`,
  yaml: (reason: string): string => `El bloque \`\`\`yaml no se entiende: ${reason}.`,
  repeated: 'Otra pregunta de este texto tiene el mismo enunciado: cámbialo.',
  unknownName: (name: string): string => `«${name}» no es ninguno de los datos de la pregunta.`,
  tooMany: (count: number): string =>
    `Como mucho ${count} preguntas en un texto: esta no se podrá contestar.`,
} as const
