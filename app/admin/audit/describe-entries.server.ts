import { personKindSlug } from '../../accounts/accounts/audit-repository.server.ts'
import { listRows, titleOf } from '../../documents/core/document-rows.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { actionsOf, wordsOfAction } from './audit-actions.ts'
import { auditTexts } from './audit-texts.ts'
import type { AuditRow } from './list-audit.server.ts'

/** An entry in words. `about` names a document, or the account that a command changed. */
export type DescribedEntry = {
  id: string
  at: string
  who: string
  what: string
  /** «Tema», if the entry is about a document. */
  kind: string
  about: string
  documentId: string
  /** Address of the document's history. */
  history: string | null
  /** Address of the picture that the entry is about, if it still exists. */
  picture: string | null
}

/**
 * Describes entries: documents by their current title, or the last one in the bin. Runs two statements for
 * each kind that occurs.
 */
export async function describeEntries(
  db: Database,
  registry: Registry,
  rows: readonly AuditRow[],
): Promise<DescribedEntry[]> {
  const titles = new Map<string, string>()
  const pictures = await findPictures(db, rows)
  for (const [kindSlug, group] of Map.groupBy(rows, (row) => row.tipo)) {
    const ids = [...new Set(group.flatMap(({ documentId }) => documentId ?? []))]
    if (kindSlug === null || ids.length === 0) continue
    for (const [id, title] of await findTitles(db, registry, kindSlug, ids))
      titles.set(`${kindSlug} ${id}`, title)
  }
  return rows.map((row) =>
    isAboutPicture(row) ? describePicture(row, pictures) : describe(registry, titles, row),
  )
}

async function findTitles(
  db: Database,
  registry: Registry,
  kindSlug: string,
  ids: readonly string[],
): Promise<[string, string][]> {
  if (kindSlug === personKindSlug) return findEmails(db, ids)
  const kind = registry.find(kindSlug)
  const deleted = await db
    .selectFrom('deleted_documents')
    .select(['documentId', 'title'])
    .where('tipo', '=', kindSlug)
    .where('documentId', 'in', ids)
    .orderBy('deletedAt')
    .execute()
  const present = kind ? await listRows(db, kind, ids) : []
  return [
    ...deleted.map(({ documentId, title }): [string, string] => [documentId, title]),
    ...present.flatMap((row): [string, string][] => (kind ? [[row.id, titleOf(kind, row)]] : [])),
  ]
}

async function findEmails(db: Database, ids: readonly string[]): Promise<[string, string][]> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return users.map(({ id, email }) => [id, email])
}

const pictureActions = actionsOf('imagenes')

function isAboutPicture({ action }: AuditRow): boolean {
  return pictureActions.includes(action)
}

type NamedPicture = { address: string; alt: string }

/** Finds the pictures of entries that still exist, in one statement. */
async function findPictures(
  db: Database,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, NamedPicture>> {
  const ids = rows.filter(isAboutPicture).flatMap(({ documentId }) => documentId ?? [])
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('pictures')
    .select(['id', 'address', 'alt'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(found.map(({ id, ...picture }) => [id, picture]))
}

function describePicture(
  { id, at, action, accountId, email, operator, documentId }: AuditRow,
  pictures: ReadonlyMap<string, NamedPicture>,
): DescribedEntry {
  const found = pictures.get(documentId ?? '')
  return {
    id,
    at,
    what: wordsOfAction(action),
    kind: auditTexts.picture,
    who: nameWho(operator, accountId === null ? '' : (email ?? auditTexts.goneAccount)),
    about: found ? found.alt || auditTexts.pictureWithoutText : (documentId ?? ''),
    documentId: documentId ?? '',
    history: null,
    picture: found?.address ?? null,
  }
}

function nameWho(operator: string | null, account: string): string {
  return operator === null ? account || auditTexts.nobody : auditTexts.operator(operator)
}

function describe(
  registry: Registry,
  titles: ReadonlyMap<string, string>,
  { id, at, action, accountId, email, operator, tipo: kindSlug, documentId }: AuditRow,
): DescribedEntry {
  const account = accountId === null ? '' : (email ?? auditTexts.goneAccount)
  const kind = kindSlug === null ? undefined : registry.find(kindSlug)
  const isPerson = kindSlug === personKindSlug
  const title =
    titles.get(`${kindSlug} ${documentId}`) ?? (isPerson ? auditTexts.goneAccount : documentId) ?? ''
  return {
    id,
    at,
    what: wordsOfAction(action),
    who: nameWho(operator, account),
    kind: isPerson ? auditTexts.account : (kind?.texts.name ?? kindSlug ?? ''),
    about: operator === null ? title : account,
    documentId: documentId ?? '',
    picture: null,
    history: kind && documentId ? `/editor/historial/${kindSlug}/${encodeURIComponent(documentId)}` : null,
  }
}
