/** Error messages for form fields. Labels come with their article: `required('el título')`. */
export const validationTexts = {
  required: (label: string): string => `Escribe ${label}.`,
  choose: (label: string): string => `Elige ${label}.`,
  notAChoice: (value: string, choices: readonly string[]): string =>
    `«${value}» no es un valor válido: puede ser ${new Intl.ListFormat('es', { type: 'disjunction' }).format(choices)}.`,
  flag: 'Escribe «true» o «false».',
  tooLong: (limit: number): string => `Escribe como mucho ${spanishNumber(limit)} caracteres.`,
  tooMany: (limit: number): string => `Escribe como mucho ${limit} líneas.`,
  longLine: (limit: number): string => `Escribe como mucho ${limit} caracteres en cada línea.`,
  webAddress: 'Escribe una dirección que empiece por http:// o https://.',
  picture: 'La imagen tiene que estar en esta web: súbela o elígela de la biblioteca.',
  date: 'Escribe una fecha que exista.',
  position: 'Escribe un número entero entre 0 y 10\u00a0000.',
  reservedSlug: 'Ese slug está reservado. Elige otro.',
}

function spanishNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, value >= 10_000 ? '\u00a0' : '')
}
