import type { RestoreOutcome } from '../documents/document-bin.server.ts'
import { referenceTexts } from '../documents/words.ts'
import { documentsTexts } from './documents-texts.ts'

const messages = {
  taken: documentsTexts.restoreTaken,
  conflict: documentsTexts.restoreConflict,
  'not-found': documentsTexts.restoreGone,
}

/** Why something could not be restored. */
export function whyNotRestored(outcome: Exclude<RestoreOutcome, { status: 'restored' }>): string {
  return outcome.status === 'reference-gone'
    ? referenceTexts.restoreFirst(outcome.words)
    : messages[outcome.status]
}
