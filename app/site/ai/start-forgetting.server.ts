import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { forgetLostAnswers } from './answer-repository.server.ts'

/**
 * Removes what was said about documents that are gone, now and then every hour, until the function that it returns is called.
 * What lies in the bin may come back, and its answer with it.
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
