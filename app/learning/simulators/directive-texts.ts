/** Messages to authors about faults in the Markdown line that embeds a simulator. */
export const directiveTexts = {
  unknown: (tipo: string | undefined, known: readonly string[]): string =>
    `No hay ningún simulador ${tipo === undefined ? 'sin «tipo=…»' : `«${tipo}»`}. Los que hay: ${known.join(', ')}.`,
  rest: (text: string): string =>
    `No se entiende «${text}»: cada dato se escribe nombre=valor, entre comillas si lleva espacios.`,
  twice: 'Un dato está dos veces.',
  noParameter: (name: string, known: readonly string[]): string =>
    `Este simulador no tiene «${name}». Lo que tiene: ${known.join(', ')}.`,
  noOutput: (name: string, known: readonly string[]): string =>
    `Este simulador no calcula ningún número «${name}». Lo que calcula: ${known.join(', ')}.`,
  both: 'O «pregunta» o «predice», no las dos.',
  nested: 'Un simulador va solo en su línea, fuera de listas, citas y bloques: aquí sale como enlace.',
} as const
