import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { services } from '../../platform/http/app-context.ts'
import type { Route } from './+types/export-endpoint.ts'
import { TransferRefusal } from './read-archive.server.ts'
import { describeDiskTrouble, type OwnFile } from './transfers.server.ts'

/** GET /editor/exportar/contenido.zip: all content of the site, from one snapshot. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { id: accountId } = await requireAdmin(context)
  const { today, reportError } = services(context).requestInfo
  try {
    const made = await services(context).transfers.exportSite()
    const answer = await sendFile(made, `contenido-${today}.zip`)
    recordAudit(context, { action: 'export-site', accountId })
    return answer
  } catch (error) {
    return refuse(error, reportError)
  }
}

const notKept = { 'Cache-Control': 'private, no-store' }

/** Streams a file and deletes it at the end, or when the client disconnects. */
async function sendFile({ path, remove }: OwnFile, name: string): Promise<Response> {
  const { size } = await stat(path)
  const file = createReadStream(path)
  file.once('close', () => void remove())
  // The stream yields bytes; the stream types of Node and the DOM differ.
  return new Response(Readable.toWeb(file) as unknown as ReadableStream<Uint8Array>, {
    headers: {
      ...notKept,
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** A response that explains why there is no file. Rethrows unexpected errors. */
function refuse(error: unknown, report: (error: unknown) => void): Response {
  const headers = { ...notKept, 'Content-Type': 'text/plain; charset=utf-8' }
  if (error instanceof TransferRefusal)
    return new Response(error.message, { status: 503, headers: { ...headers, 'Retry-After': '10' } })
  const message = describeDiskTrouble(error)
  if (message === undefined) throw error
  report(error)
  return new Response(message, { status: 507, headers })
}
