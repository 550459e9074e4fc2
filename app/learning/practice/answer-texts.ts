/** The user interface texts around the questions of a problem (docs/product.md 5). */
export const answerTexts = {
  heading: 'Tu respuesta',
  label: 'Tu respuesta',
  check: 'Comprobar',
  otherNumbers: 'Otros números',
  hint: 'Pista',
  part: (number: number): string => `Pregunta ${number}`,
  others: (count: number): string => (count === 1 ? 'Y otra pregunta' : `Y otras ${count} preguntas`),
  choose: 'Elige…',
  position: (item: string): string => `Lugar de «${item}»`,
  partner: (item: string): string => `Pareja de «${item}»`,
  cell: (head: string, row: number): string => `${head}, fila ${row}`,
} as const
