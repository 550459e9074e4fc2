import { deleteDocument, findInBin, restoreDocument } from '../../documents/core/document-bin.server.ts'
import { type SaveRequest, saveDocument } from '../../documents/core/document-door.server.ts'
import { publicationTexts } from '../../documents/core/document-texts.ts'
import { type DocumentState, findState } from '../../documents/core/latest-state.server.ts'
import { prepareToPublish } from '../../documents/core/publish-due.server.ts'
import { saveDraft } from '../../documents/core/save-draft.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { unpublish } from '../../documents/core/unpublish.server.ts'
import { referenceTexts } from '../../documents/core/words.ts'
import type { Database } from '../../platform/db/tables.ts'
import { documentsTexts } from './documents-texts.ts'
import { groupTexts } from './panel-texts.ts'
import { restoreFailureMessage } from './restore-messages.ts'

/** The action on each marked document. `block`: the destination of a move. */
export type GroupAction =
  | { act: 'publish' | 'take-back' | 'remove' | 'restore' }
  | { act: 'move'; block: Block }

type Block = { id: string; name: string }

/** A marked document. */
export type Marked = { kind: DocumentKind; id: string }

/** The result for one document; `message` explains why it was not changed. */
export type GroupResult = { title: string; tipo: string; id: string; message?: string }

/** `reportError` receives errors; a document with an error is not changed, and the others continue. */
type Acting = { accountId: string; now: string; reportError: (error: unknown) => void }

/**
 * Applies an action to documents one by one, each in its own transaction, so that one failure does not affect
 * the others.
 */
export async function actOnMarked(
  db: Database,
  marked: readonly Marked[],
  action: GroupAction,
  acting: Acting,
): Promise<GroupResult[]> {
  const results: GroupResult[] = []
  for (const { kind, id } of marked) {
    results.push(await tryOn(db, { kind, id }, action, acting))
  }
  return results
}

// An error must not abort the group: the user would not know which of the others are done.
async function tryOn(
  db: Database,
  { kind, id }: Marked,
  action: GroupAction,
  acting: Acting,
): Promise<GroupResult> {
  const result = { title: kind.texts.name, tipo: kind.tipo, id }
  try {
    const whyNot = action.act === 'restore' ? await restore(db, { kind, id }, acting) : undefined
    const state = await findState(db, kind, id)
    result.title = String(state?.latest[kind.title] ?? '') || result.title
    const message = whyNot ?? (state ? await actOn(db, { kind, state }, action, acting) : groupTexts.isGone)
    return message === undefined ? result : { ...result, message }
  } catch (error) {
    acting.reportError(error)
    return { ...result, message: groupTexts.failed }
  }
}

type Document = { kind: DocumentKind; state: DocumentState }

/** Returns why nothing was done, or undefined on success. */
async function actOn(
  db: Database,
  document: Document,
  action: GroupAction,
  acting: Acting,
): Promise<string | undefined> {
  if (action.act === 'restore') return undefined
  if (action.act === 'remove') return remove(db, document, acting)
  if (action.act === 'take-back') return unpublishOne(db, document, acting)
  if (action.act === 'move' && !document.state.published) return moveDraft(db, document, action.block, acting)
  const write = action.act === 'move' ? moving(document, action.block) : publishing(document)
  return typeof write === 'string' ? write : save(db, document, write, acting)
}

/** Restores the document deleted last under this id. */
async function restore(
  db: Database,
  { kind, id }: Marked,
  { accountId, now }: Acting,
): Promise<string | undefined> {
  const binId = (await findInBin(db, kind, id))?.id
  if (binId === undefined) return documentsTexts.restoreGone
  const result = await restoreDocument(db, kind, { binId, author: { accountId }, now })
  return result.status === 'restored' ? undefined : restoreFailureMessage(result)
}

async function remove(
  db: Database,
  { kind, state }: Document,
  { accountId, now }: Acting,
): Promise<string | undefined> {
  const result = await deleteDocument(db, kind, { id: state.id, author: { accountId }, now })
  if (result.status === 'in-use') return referenceTexts.inUse(result.words, result.count)
  // Another user was first.
  return result.status === 'not-found' ? groupTexts.isGone : undefined
}

async function unpublishOne(
  db: Database,
  { kind, state }: Document,
  { accountId, now }: Acting,
): Promise<string | undefined> {
  const result = await unpublish(db, kind, { id: state.id, author: { accountId }, now })
  if (result.status === 'in-use') return publicationTexts.takeBackInUse(result.words, result.count)
  return result.status === 'not-found' ? groupTexts.isDraft : undefined
}

type Write = SaveRequest['write']

/** The write that publishes a document, or why it needs none. A scheduled date is kept. */
function publishing({ kind, state: { draft, published } }: Document): Write | string {
  if (draft) {
    const write = prepareToPublish(kind, draft, published)
    if (write === 'changed') return publicationTexts.changed
    return write.ok ? write : Object.values(write.errors).join(' ')
  }
  const [column, operator, value] = kind.visible?.({ today: '' }) ?? []
  if (column === undefined || value === undefined || operator !== '=' || published?.[column] === value)
    return groupTexts.isPublished
  return toWrite(column, value)
}

/** The write that moves a document to a block, by id, or by name for kinds that store the name. */
function moving({ kind, state }: Document, block: Block): Write | string {
  if (kind.block === undefined) return groupTexts.hasNoBlock
  // Publishing the draft would move the document back to its previous block.
  if (state.draft) return groupTexts.draftBlock
  return toWrite(kind.block, nameOf(kind, block))
}

function nameOf({ refersTo, block }: DocumentKind, { id, name }: Block): string {
  return refersTo.some(({ field }) => field === block) ? id : name
}

/** An unpublished draft stays a draft, and keeps its publication date if it has one. */
async function moveDraft(
  db: Database,
  { kind, state }: Document,
  block: Block,
  { accountId, now }: Acting,
): Promise<string | undefined> {
  if (kind.block === undefined) return groupTexts.hasNoBlock
  const fields = { ...state.draft?.fields, [kind.block]: nameOf(kind, block) }
  const openedAt = state.latest.updatedAt
  const outcome = await saveDraft(db, kind, { id: state.id, fields, openedAt, author: { accountId }, now })
  if (outcome.status === 'drafted') return undefined
  if (outcome.status === 'invalid') return Object.values(outcome.errors).join(' ')
  return outcome.status === 'not-found' ? groupTexts.isGone : groupTexts.hasChanged
}

function toWrite(column: string, value: string | number): Write {
  const draft = { [column]: value }
  return { ok: true, draft, replacement: draft }
}

async function save(
  db: Database,
  { kind, state }: Document,
  write: Write,
  { accountId, now }: Acting,
): Promise<string | undefined> {
  const openedAt = state.latest.updatedAt
  const outcome = await saveDocument(db, kind, { id: state.id, write, openedAt, author: { accountId }, now })
  switch (outcome.status) {
    case 'saved':
      return undefined
    case 'invalid':
      return Object.values(outcome.errors).join(' ')
    case 'taken':
      return publicationTexts.taken(kind.fields[outcome.field]?.label ?? outcome.field)
    case 'exists':
      return publicationTexts.exists
    case 'not-found':
      return groupTexts.isGone
    case 'conflict':
      return groupTexts.hasChanged
  }
}
