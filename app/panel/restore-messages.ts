import type { RestoreOutcome } from '../documents/document-bin.server.ts'
import { documentsTexts } from './documents-texts.ts'

/** Why something could not be restored. */
export const restoreMessages: Record<Exclude<RestoreOutcome['status'], 'restored'>, string> = {
  taken: documentsTexts.restoreTaken,
  'category-not-found': documentsTexts.restoreCategory,
  conflict: documentsTexts.restoreConflict,
  'not-found': documentsTexts.restoreGone,
}
