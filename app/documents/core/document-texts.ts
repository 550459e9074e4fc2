import { referenceTexts, type Words } from './words.ts'

/** Messages of an import about the document as a whole. */
export const importMessages = {
  ignored: (names: string) => `No se ha usado lo que no es un texto: ${names}.`,
  draft: 'Entra como borrador.',
  dated: (moment: string) => `Entra como borrador. Se publicará el ${moment}.`,
  saysDraft: 'El archivo dice que es un borrador: usa «Guardar borrador».',
  saysDate: (moment: string) =>
    `El archivo pide que se publique el ${moment}. El día y la hora están puestos: usa «Programar».`,
  state: (given: string) => `«estado: ${given}» no se entiende: puede ser borrador o publicado.`,
  yesOrNo: (name: string, given: string) => `«${name}: ${given}» no se entiende: entra como borrador.`,
  expiry: (given: string, name: string) =>
    `«${name}: ${given}» no es un día y una hora, como 2026-12-01 08:00: entra como borrador.`,
  moment: (given: string, name: string) =>
    `«${name}: ${given}» no es un día y una hora, como 2026-12-01 08:00: no tiene fecha.`,
  failed: {
    taken: 'Otro documento tiene ya ese slug o ese nombre.',
    exists: 'Otro documento tiene ya ese slug o ese nombre.',
    conflict: 'Hay un borrador de este documento: publícalo o descártalo antes.',
    'not-found': 'El documento ya no existe.',
  },
} as const

/** Messages of an import about the quality of a text. They never block the import. */
export const hintTexts = {
  inLine: (line: number, message: string) => `Línea ${line}: ${message}`,
  more: (count: number) => (count === 1 ? 'Y 1 aviso más.' : `Y ${count} avisos más.`),
  unread: 'La importación es muy larga y este texto no se ha revisado.',
} as const

/** Reasons why a scheduled draft could not be published. */
export const publicationTexts = {
  changed: 'La página publicada ha cambiado después de guardar el borrador. Ábrelo, compara y publícalo.',
  taken: (label: string) => `Otro documento tiene ya ese ${label.toLowerCase()}.`,
  exists: 'Ya hay otro documento publicado con ese slug o ese nombre.',
  wrong: (labels: readonly string[], messages: readonly string[]) =>
    `Falta algo por corregir (${labels.join(', ')}). ${messages.join(' ')}`,
  takeBackInUse: (words: Words, count: number) =>
    referenceTexts.inUse(words, count).replace('No se puede eliminar', 'No se puede pasar a borrador'),
} as const
