import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { forgetLostAnswers } from './answer-repository.server.ts'

/**
 * Deletes answers about deleted documents, now and every hour, until the returned function is called. Answers
 * about documents in the bin are kept, because these may be restored.
 */
export function startForgetting(
  db: Database,
  kinds: readonly DocumentKind[],
  reportError: (error: unknown) => void,
): () => Promise<void> {
  const forget = async (): Promise<void> => {
    for (const kind of kinds) if (kind.explain) await forgetLostAnswers(db, kind)
  }
  return everyHour(forget, reportError)
}
