import type { Tipo } from './tipo.ts'

/** The words and addresses that editing one noun takes. Each feature has them in its `…-editing-texts.ts`. */
export type EditingTexts = {
  tipo: Tipo
  /** Where its documents are listed: the way back when no page of ours is behind. */
  listPath: string
  /** The words for where that is. */
  section: string
  /** The page of one document, where documents have one. */
  address?: (document: { id: string; slug: string | null }) => string
  newHeading: string
  editHeading: string
  /** Asked when a new document's slug or name is taken; absent where documents cannot collide. */
  replace?: string
  /** Told when the answer was no. */
  discarded?: string
  /** Told at the field when a change of slug or name collides. */
  taken?: string
  confirmDelete: (title: string) => string
  deleteFailed: string
}
