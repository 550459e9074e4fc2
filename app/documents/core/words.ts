/** How people name a noun, from which its sentences are made. Single ones can be replaced. */
export type Words = {
  one: string
  many: string
  gender: 'm' | 'f'
  /** The heading of a blank form: «Nuevo tema del temario». */
  new?: string
  /** The heading of an opened one: «Editar artículo». */
  edit?: string
  confirmDelete?: string
}

/** What editing a noun says. */
export type Sentences = {
  name: string
  newHeading: string
  editHeading: string
  /** Asked when a new document's slug or name is taken. */
  replace: string
  /** Told when the answer was no. */
  discarded: string
  /** Told at the field when a change of it collides; `label` is the field's. */
  taken: (label: string) => string
  confirmDelete: (title: string) => string
  deleteFailed: string
}

/** The sentences of a noun. */
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

/** What is said of documents that refer to others. `words` are those of the kind that is meant. */
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
