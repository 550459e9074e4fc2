import type { FieldTexts } from '../../documents/core/field.ts'
import { toPublish } from '../../documents/core/publish-due.server.ts'
import { type DraftOutcome, saveDraft } from '../../documents/core/save-draft.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { prepareDraft } from '../../documents/core/write-draft.server.ts'
import { draftsTexts } from '../../documents/drafts/drafts-texts.ts'
import { madridInstant } from '../../platform/dates/madrid-time.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { actions, controls } from './save-answer.ts'

type Sent = { id: string | undefined; texts: FieldTexts; accountId: string; now: string }
export type KeptDraft = Exclude<DraftOutcome, { status: 'drafted' }> | Drafted
type Drafted = { status: 'drafted'; id: string; updatedAt: string; title: string; publishAt: string | null }

/** Whether the pressed button asks for a draft, scheduled or not. */
export function isDraftRequest(texts: FieldTexts): boolean {
  const action = texts[controls.action]
  return action === actions.draft || action === actions.schedule
}

/**
 * Saves a draft: «Guardar borrador» accepts incomplete fields, «Programar» requires a valid document and
 * date.
 */
export async function keepDraft(
  db: Database,
  kind: DocumentKind,
  { id, texts, accountId, now }: Sent,
): Promise<KeptDraft> {
  const isDated = texts[controls.action] === actions.schedule
  const dated = isDated ? checkDated(kind, texts, now) : { publishAt: undefined }
  if ('errors' in dated) return { status: 'invalid', errors: dated.errors }
  const outcome = await saveDraft(db, kind, {
    id,
    now,
    fields: texts,
    publishAt: dated.publishAt,
    openedAt: texts[controls.openedAt],
    author: { accountId, formId: texts[controls.formId] ?? null },
  })
  if (outcome.status !== 'drafted') return outcome
  return { ...outcome, title: texts[kind.title] ?? '', publishAt: dated.publishAt ?? null }
}

function checkDated(
  kind: DocumentKind,
  texts: FieldTexts,
  now: string,
): { publishAt: string } | { errors: FieldErrors } {
  const moment = readMoment({ day: texts[controls.day] ?? '', time: texts[controls.time] ?? '' }, now)
  const write = prepareDraft(kind, toPublish(kind, texts))
  const errors = {
    ...(!write.ok && write.errors),
    ...('error' in moment && { [controls.day]: moment.error }),
  }
  return 'iso' in moment && write.ok ? { publishAt: moment.iso } : { errors }
}

/** Converts a chosen day and time in Madrid to an instant, or returns an error message. */
function readMoment(
  { day, time }: { day: string; time: string },
  now: string,
): { iso: string } | { error: string } {
  const moment = madridInstant(day.trim(), time.trim())
  if ('wrong' in moment)
    return { error: moment.wrong === 'gap' ? draftsTexts.noSuchMoment : draftsTexts.wrongMoment }
  return moment.iso > now ? moment : { error: draftsTexts.past }
}
