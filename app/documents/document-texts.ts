/** What reading a document may say of it. */
export const importMessages = {
  ignored: (names: string) => `No se ha usado lo que no es un texto: ${names}.`,
} as const

/** What authors are told about their text; it never stops them (issue 4, Warnings for authors). */
export const warningTexts = {
  noAlternative: 'La imagen no tiene texto alternativo: di qué se ve en ella.',
  headingJump: (from: number, to: number) =>
    `El título salta del nivel ${from} al ${to}: usa ${'#'.repeat(from + 1)}.`,
  vagueLink: (text: string) => `El enlace dice «${text}»: di a dónde lleva.`,
  deadLink: (address: string) => `El enlace a ${address} no lleva a ninguna página de esta web.`,
  deadPicture: (address: string) => `La imagen ${address} no está en esta web.`,
  outsidePicture: (address: string) =>
    `La imagen ${address} está en otra web: se verá como un enlace. Súbela aquí.`,
  more: (count: number) => `Y ${count} avisos más.`,
} as const
