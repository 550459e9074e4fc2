import type { RouterContextProvider } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { authorThreads } from '../../documents/author-rules/author-threads.server.ts'
import { requireWriterOfAll } from '../../documents/core/document-access.server.ts'
import { checkImport, runImport } from '../../documents/core/import-many.server.ts'
import type { ImportAnswer } from '../../documents/core/import-request.ts'
import type { ReadImport } from '../../documents/core/read-import.server.ts'
import { withoutTimeouts } from '../../platform/db/timeouts.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import type { Route } from './+types/import-endpoint.ts'

type Context = Readonly<RouterContextProvider>

const worker = nameWorker<ArrayBuffer, ReadImport | undefined>(
  '../../start/workers/import-worker',
  import.meta.url,
)

/** POST /editor/importar/documentos: checks (`check`) or runs (`run`) an import; responds with JSON. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  await requireEditor(context)
  const body = await request.arrayBuffer()
  const read = await authorThreads(worker, body, [body])
  if (!read) return new Response(null, { status: 400 })
  const { db, registry } = services(context)
  const named = read.documents.map(({ tipo: kindSlug }) => registry.find(kindSlug))
  const { id: accountId } = await requireWriterOfAll(context, named)
  const options = { registry, accountId, now: new Date().toISOString() }
  if (read.mode === 'check') {
    const rows = await withoutTimeouts(() => checkImport(db, read.documents, options))
    return Response.json({ done: false, rows })
  }
  const answer = await withoutTimeouts(() => runImport(db, read.documents, options))
  if (answer.done) tellOfImport(context, answer, accountId)
  return Response.json(answer)
}

function tellOfImport(context: Context, { rows }: ImportAnswer, accountId: string): void {
  for (const { tipo: kindSlug, id } of rows)
    recordAudit(context, { action: 'import', accountId, tipo: kindSlug, id: id ?? undefined })
  services(context).publisher.look()
}
