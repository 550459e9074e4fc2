/** What reading a document may say of it. */
export const importMessages = {
  ignored: (names: string) => `No se ha usado lo que no es un texto: ${names}.`,
  failed: {
    taken: 'Otro documento tiene ya ese slug o ese nombre.',
    exists: 'Otro documento tiene ya ese slug o ese nombre.',
    conflict: 'Otra persona lo está cambiando.',
    'not-found': 'El documento ya no existe.',
  },
} as const

/** What authors are told about their text; it never stops them (docs/product.md 6.2). */
export const warningTexts = {
  noAlternative: 'La imagen no tiene texto alternativo: di qué se ve en ella.',
  headingJump: (from: number, to: number) =>
    `El título salta del nivel ${from} al ${to}: usa ${'#'.repeat(from + 1)}.`,
  vagueLink: (text: string) => `El enlace dice «${text}»: di a dónde lleva.`,
  deadLink: (address: string) => `El enlace a ${address} no lleva a ninguna página de esta web.`,
  draftLink: (address: string) =>
    `El enlace a ${address} lleva a algo que aún no se ha publicado: quien lo lea no podrá abrirlo.`,
  deadPicture: (address: string) => `La imagen ${address} no está en esta web.`,
  outsidePicture: (address: string) =>
    `La imagen ${address} está en otra web: se verá como un enlace. Súbela aquí.`,
  tooDeep: 'Hay demasiadas citas o listas unas dentro de otras: desde aquí se ven los signos tal cual.',
  unclosedContainer: 'Este bloque ::: no se cierra: escribe ::: en la línea siguiente a su final.',
  strayContainer: 'Este ::: no cierra ningún bloque y se verá tal cual.',
  unknownContainer: (name: string, names: readonly string[]) =>
    `No hay ningún bloque «:::${name}» y se verá tal cual. Los que hay son ${names.join(', ')}.`,
  brokenFormula: (source: string) => `La fórmula «${source}» no se entiende y se verá tal cual.`,
  unclosedFormula: 'Esta fórmula $$ no se cierra y se verá tal cual.',
  manyFormulas: 'Hay demasiadas fórmulas: desde aquí se ven tal cual.',
  more: (count: number) => `Y ${count} avisos más.`,
} as const
