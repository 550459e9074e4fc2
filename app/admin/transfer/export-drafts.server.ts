import { type DocumentDraft, toDraft } from '../../documents/core/draft-rows.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { madridWall } from '../../platform/dates/madrid-time.ts'
import type { Database } from '../../platform/db/tables.ts'
import { writeMarkdown } from './write-markdown.ts'

const draftsAtOnce = 50

/** All drafts of a kind, ordered by id. */
export async function* listDrafts(
  db: Database,
  { tipo: kindSlug }: DocumentKind,
): AsyncGenerator<DocumentDraft> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const rows = await db
      .selectFrom('document_drafts')
      .selectAll()
      .where('tipo', '=', kindSlug)
      .where('id', '>', after)
      .orderBy('id')
      .limit(draftsAtOnce)
      .execute()
    yield* rows.map(toDraft)
    after = rows.length < draftsAtOnce ? undefined : rows.at(-1)?.id
  }
}

/** A draft as Markdown, with its publication state. Preview links are not exported. */
export function writeDraftMarkdown({ fields }: DocumentKind, draft: DocumentDraft): string {
  const { id, createdAt, updatedAt, publishAt, documentCreatedAt } = draft
  const wall = publishAt === null ? undefined : madridWall(publishAt)
  return writeMarkdown(
    fields,
    { ...draft.fields, id, createdAt, updatedAt },
    {
      estado: 'borrador',
      ...(wall && { publicar: `${wall.day} ${wall.time}` }),
      ...(documentCreatedAt !== null && { documentCreatedAt }),
    },
  )
}
