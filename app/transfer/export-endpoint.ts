import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { recordAudit } from '../accounts/audit-context.ts'
import { requireAdmin } from '../accounts/guards.server.ts'
import { requestContext } from '../ui/request-context.ts'
import type { Route } from './+types/export-endpoint.ts'
import { describeDiskTrouble } from './disk-trouble.server.ts'
import { TransferRefusal } from './transfer-refusal.ts'
import { transfersContext } from './transfers-context.ts'

/** GET /editor/exportar/contenido.zip: all content of the site, of this moment. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { id: accountId } = await requireAdmin(context)
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' }
  try {
    const { path, remove } = await context.get(transfersContext).exportSite()
    const { size } = await stat(path)
    const file = createReadStream(path)
    // At its end, and where its reader leaves.
    file.once('close', () => void remove())
    recordAudit(context, { action: 'export-site', accountId })
    const { today } = context.get(requestContext)
    // The bytes are a file's; the types of streams differ by platform.
    return new Response(Readable.toWeb(file) as unknown as ReadableStream<Uint8Array>, {
      headers: {
        ...headers,
        'Content-Type': 'application/zip',
        'Content-Length': String(size),
        'Content-Disposition': `attachment; filename="contenido-${today}.zip"`,
      },
    })
  } catch (error) {
    if (error instanceof TransferRefusal)
      return new Response(error.message, { status: 503, headers: { ...headers, 'Retry-After': '10' } })
    const message = describeDiskTrouble(error)
    if (message === undefined) throw error
    context.get(requestContext).reportError(error)
    return new Response(message, { status: 507, headers })
  }
}
