/** The manifest of a set that a site exported. */
export const siteFormat = { format: 'engrana', version: 1 } as const

/** Files of a set beside its documents and pictures. */
export const siteFiles = {
  manifest: 'engrana.json',
  pictures: 'imagenes.json',
  redirects: 'direcciones.json',
  answers: 'respuestas.json',
} as const

/** Uploaded pictures and figures of the course are stored under their address without the first slash. */
export const mediaFolder = 'media/'
export const figureFolder = 'figuras/'

/** Drafts are in folders by kind below this folder. */
export const draftsFolder = 'borradores/'

/** Front matter keys with the identity and times of an exported document. */
export const stampNames = ['id', 'createdAt', 'updatedAt'] as const

/**
 * Maximum length of an exported document's front matter in characters: it may contain fields of 100,000
 * characters.
 */
export const maxBlockLength = 1024 * 1024

/** A picture of a set: `sha256` of its file, `sourceSha256` of the original upload. */
export type PictureFacts = {
  file: string
  sha256: string
  sourceSha256: string | null
  sourceBytes: number
  alt: string
  createdAt: string | null
}

/** A former slug of a document. */
export type RedirectFacts = { tipo: string; slug: string; id: string }

/** An explanation that an admin wrote or pinned. */
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
