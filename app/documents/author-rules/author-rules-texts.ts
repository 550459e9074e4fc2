/** Messages of the author rules; they never block saving (docs/product.md 6.2). */
export const ruleTexts = {
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
  unclosedCode: (mark: string) =>
    `Este bloque de código no se cierra: escribe ${mark} en la línea siguiente a su final.`,
  unclosedBold: 'Estos ** no se cierran y se verán tal cual.',
  decimalComma: (number: string) => `Los decimales llevan coma: «${number}».`,
  unitSpace: (quantity: string) => `Entre el número y la unidad va un espacio: «${quantity}».`,
  litre: (quantity: string) => `El litro se escribe con mayúscula: «${quantity}».`,
  angleQuotes: (quoted: string) => `Las comillas son angulares: ${quoted}.`,
  ellipsis: 'Los puntos suspensivos son un solo signo: «…».',
  notOpened: (closing: string, opening: string) => `Falta «${opening}» antes de este «${closing}».`,
  notClosed: (opening: string, closing: string) => `Falta «${closing}» después de este «${opening}».`,
  range: (range: string) => `Un intervalo lleva raya corta: «${range}».`,
  doubleSpace: 'Hay espacios de más entre dos palabras.',
  foreignWord: (word: string, spanish: string) => `En español, «${word}» es «${spanish}».`,
} as const
