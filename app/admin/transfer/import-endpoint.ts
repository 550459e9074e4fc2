import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import type { Route } from './+types/import-endpoint.ts'
import { receive, runImport } from './run-import.server.ts'
import type { TransferNews } from './transfer-report.ts'

/** Maximum number of report rows that a browser renders without a pause. */
const maxRows = 2_000

/** POST /editor/importar/web/archivo: the import as sent by scripts; responds with one JSON line per step. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { id: accountId } = await requireAdmin(context)
  const received = await receive(context, request)
  if ('status' in received) return Response.json({ message: received.message }, { status: received.status })
  return sendNews((send) =>
    runImport(context, received, { accountId, maxRows: maxRows, onProgress: sparingly(send) }),
  )
}

type Send = (news: TransferNews) => void

/** Streams the messages of an import and its result. The import continues if the client disconnects. */
function sendNews(work: (send: Send) => Promise<TransferNews>): Response {
  let isLeft = false
  const body = new ReadableStream<string>({
    async start(controller) {
      const send: Send = (news) => {
        if (!isLeft) controller.enqueue(`${JSON.stringify(news)}\n`)
      }
      send(await work(send))
      if (!isLeft) controller.close()
    },
    cancel() {
      isLeft = true
    },
  })
  const headers = {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  }
  return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
}

// A progress bar has a hundred steps.
function sparingly(send: Send): (done: number, all: number) => void {
  let told = -1
  return (done, all) => {
    const percent = Math.floor((done * 100) / all)
    if (percent === told) return
    told = percent
    send({ done, all })
  }
}
