import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import type { Route } from './+types/import-endpoint.ts'
import { checkImport, runImport } from './import-many.server.ts'
import { importRequestSchema } from './import-request.ts'

/** POST /editor/importar/documentos: what an import would do (`check`), or doing it (`run`), as JSON. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { id: accountId } = await requireAdmin(context)
  const parsed = importRequestSchema.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return new Response(null, { status: 400 })
  const { mode, files, pictures } = parsed.data
  const db = context.get(databaseContext)
  const options = { pictures, accountId, now: new Date().toISOString() }
  if (mode === 'check') return Response.json({ done: false, rows: await checkImport(db, files, options) })
  const answer = await runImport(db, files, options)
  if (answer.done) recordAudit(context, { action: 'import', accountId })
  return Response.json(answer)
}
