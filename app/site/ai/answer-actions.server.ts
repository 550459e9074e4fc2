import type { Database } from '../../platform/db/tables.ts'
import { parseFields } from '../../ui/forms/parse-form.ts'
import { z } from '../../ui/forms/schema.ts'
import { aiPanelTexts as texts } from './ai-panel-texts.ts'
import { answerField } from './answer-field.ts'
import { type AnswerChange, changeAnswer, type Explained, findAnswer } from './answer-repository.server.ts'
import type { Asker, Assistant } from './open-assistant.server.ts'

/** The result of an action on an answer. */
export type ActionOutcome =
  /**
   * `openedAt`: time of the stored state; `answer`: the stored text if it changed; `isWritten`: a model wrote
   * it.
   */
  | { status: 'done'; message: string; openedAt: string; answer?: string; isWritten?: boolean }
  | { status: 'refused'; message: string }
  | { status: 'invalid'; errors: Record<string, string>; typed: string }
  /**
   * Another user changed the answer first; `other` is their version. `typed` is undefined if no text was
   * sent.
   */
  | { status: 'conflict'; typed: string | undefined; other: { answer: string; updatedAt: string } }

type Asked = { explained: Explained; form: FormData; accountId: string }
type Site = { db: Database; assistant: Assistant } & Pick<Asker, 'network' | 'signal'>

const schema = z.object({ answer: answerField.schema })

/** Runs the action of the pressed button: «Guardar y fijar», «Fijar», «Soltar» or «Volver a generar». */
export async function answerAction(site: Site, asked: Asked): Promise<ActionOutcome> {
  switch (asked.form.get('intent')) {
    case 'pin':
      return change(site, asked, { pinned: 1 }, texts.isPinned)
    case 'unpin':
      return change(site, asked, { pinned: 0 }, texts.isUnpinned)
    case 'renew':
      return renew(site, asked)
    default:
      return save(site, asked)
  }
}

async function save(site: Site, asked: Asked): Promise<ActionOutcome> {
  const typed = String(asked.form.get('answer') ?? '')
  const parsed = parseFields(schema, { answer: typed })
  if (!parsed.ok) return { status: 'invalid', errors: parsed.errors, typed }
  const edited = { editedBy: asked.accountId, editedAt: new Date().toISOString() }
  const { answer } = parsed.value
  const outcome = await change(site, asked, { answer, pinned: 1, ...edited }, texts.saved)
  return outcome.status === 'done' ? { ...outcome, answer } : outcome
}

async function renew({ assistant, ...site }: Site, asked: Asked): Promise<ActionOutcome> {
  const generated = await assistant.askAnew(asked.explained, site)
  if (!generated) return { status: 'refused', message: texts.notRenewed }
  const untouched = { pinned: 0, editedBy: null, editedAt: null } as const
  const outcome = await change(site, asked, { ...generated, ...untouched }, texts.renewed)
  return outcome.status === 'done' ? { ...outcome, answer: generated.answer, isWritten: true } : outcome
}

async function change(
  { db }: Pick<Site, 'db'>,
  { explained, form }: Asked,
  values: AnswerChange,
  message: string,
): Promise<ActionOutcome> {
  const seenAt = String(form.get('openedAt') ?? '')
  const openedAt = await changeAnswer(db, explained, { openedAt: seenAt, change: values })
  if (openedAt !== undefined) return { status: 'done', message, openedAt }
  const now = await findAnswer(db, explained)
  const other = { answer: now?.answer ?? '', updatedAt: now?.updatedAt ?? '' }
  const typed = form.get('answer')
  return { status: 'conflict', typed: typeof typed === 'string' ? typed : undefined, other }
}
