import type { RestoreOutcome } from '../../documents/core/document-bin.server.ts'
import { referenceTexts } from '../../documents/core/words.ts'
import { joinWords } from '../../ui/components/join-words.ts'
import { clockTimeText } from '../../ui/components/times.tsx'
import { documentsTexts } from './documents-texts.ts'
import type { History } from './history.server.ts'

const messages = {
  taken: documentsTexts.restoreTaken,
  conflict: documentsTexts.restoreConflict,
  'not-found': documentsTexts.restoreGone,
}

/** Reports the restored version and the changed fields; `history` is the state before restoring. */
export function restoredMessage({ chosen, current, labels }: History): string {
  const fields = chosen?.fields ?? {}
  const changed = Object.keys({ ...fields, ...current }).filter(
    (name) => (fields[name] ?? '') !== (current[name] ?? ''),
  )
  const names = joinWords(changed.map((name) => labels[name] ?? name))
  return documentsTexts.versionRestored(clockTimeText(chosen?.savedAt ?? ''), names)
}

/** Why a document could not be restored. */
export function restoreFailureMessage(outcome: Exclude<RestoreOutcome, { status: 'restored' }>): string {
  return outcome.status === 'reference-gone'
    ? referenceTexts.restoreFirst(outcome.words)
    : messages[outcome.status]
}
