/** What a set of documents says of itself when a site has written it. */
export const siteFormat = { format: 'engrana', version: 1 } as const

/** What stands in a set beside its documents and pictures. */
export const siteFiles = {
  manifest: 'engrana.json',
  pictures: 'imagenes.json',
  redirects: 'direcciones.json',
  answers: 'respuestas.json',
} as const

/** Uploaded pictures lie where their addresses say, without the first slash; so do the figures of the course. */
export const mediaFolder = 'media/'
export const figureFolder = 'figuras/'

/** Drafts lie in folders of their kinds in a folder of their own. */
export const draftsFolder = 'borradores/'

/** How a document of a set says which it is and when it was written. */
export const stampNames = ['id', 'createdAt', 'updatedAt'] as const

/** The longest front matter of such a document, in letters: fields of 100,000 letters may stand in it. */
export const longestBlock = 1024 * 1024

/** A picture of a set: `sha256` of its file, `sourceSha256` of what was uploaded once. */
export type PictureFacts = {
  file: string
  sha256: string
  sourceSha256: string | null
  sourceBytes: number
  alt: string
  createdAt: string | null
}

/** A slug that a document had before. */
export type RedirectFacts = { tipo: string; slug: string; id: string }

/** What an admin wrote or pinned as the explanation of a document. */
export type AnswerFacts = {
  tipo: string
  id: string
  answer: string
  model: string | null
  pinned: boolean
  basis: string
  editedAt: string | null
  updatedAt: string
}
