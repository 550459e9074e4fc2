/**
 * The Spanish words for a noun, from which its sentences are built. Optional properties replace single
 * sentences.
 */
export type Words = {
  one: string
  many: string
  gender: 'm' | 'f'
  /** The heading of the form for a new document: «Nuevo tema del temario». */
  new?: string
  /** The heading of the form for an existing document: «Editar artículo». */
  edit?: string
  confirmDelete?: string
}

/** The sentences that the editor shows for a noun. */
export type Sentences = {
  name: string
  newHeading: string
  editHeading: string
  /** Shown when the slug or name of a new document is taken. */
  replace: string
  /** Shown when the user declines the replacement. */
  discarded: string
  /** Shown at a field whose new value is taken; `label` is the field's label. */
  taken: (label: string) => string
  confirmDelete: (title: string) => string
  deleteFailed: string
}

/** Builds the sentences of a noun. */
export function toSentences({ one, gender, ...replaced }: Words): Sentences {
  const [article, ending] = gender === 'm' ? ['el', 'o'] : ['la', 'a']
  const name = capital(one)
  return {
    name,
    newHeading: replaced.new ?? `Nuev${ending} ${one}`,
    editHeading: replaced.edit ?? `Editar ${one}`,
    replace: `${capital(article)} ${one} ya existe ¿Quieres sustituirl${ending}?`,
    discarded: `${name} descartad${ending}. No se ha guardado ningún cambio.`,
    taken: (label) => `Otr${ending} ${one} tiene ya ese ${label.toLowerCase()}.`,
    confirmDelete: (title) =>
      replaced.confirmDelete ?? `¿Seguro que quieres eliminar ${article} ${one} "${title}"?`,
    deleteFailed: `Error al eliminar ${article} ${one}.`,
  }
}

/** Messages about references between documents. `words` are those of the kind that the message names. */
export const referenceTexts = {
  gone: ({ one, gender }: Words): string =>
    `${capital(gender === 'm' ? 'el' : 'la')} ${one} ya no existe. Elige ${gender === 'm' ? 'otro' : 'otra'}.`,
  notOfSite: ({ one, gender }: Words): string =>
    gender === 'm' ? `La web no tiene ese ${one}.` : `La web no tiene esa ${one}.`,
  unknown: ({ one, many, gender }: Words, given: string): string =>
    gender === 'm'
      ? `El ${one} "${given}" no es válido. Usa solo los ${many} oficiales.`
      : `La ${one} "${given}" no es válida. Usa solo las ${many} oficiales.`,
  inUse: ({ one, many, gender }: Words, count: number): string => {
    const [a, them] = gender === 'm' ? ['un', 'los'] : ['una', 'las']
    const what = count === 1 ? `${a} ${one}` : `${count} ${many}`
    return `No se puede eliminar: tiene ${what}. Muéve${them} o elimína${them} antes.`
  },
  restoreFirst: ({ one, gender }: Words): string =>
    `No se puede restaurar: su ${one} ya no existe. Restaura antes ${gender === 'm' ? 'el' : 'la'} ${one}.`,
} as const

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
