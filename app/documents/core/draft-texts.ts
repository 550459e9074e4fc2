import { referenceTexts, type Words } from './words.ts'

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
