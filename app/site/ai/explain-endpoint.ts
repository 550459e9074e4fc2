import { findRow } from '../../documents/core/document-rows.server.ts'
import { isVisible } from '../../documents/core/pages.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { Route } from './+types/explain-endpoint.ts'
import { sendAnswer } from './send-answer.server.ts'

/**
 * POST /api/ia/{tipo}/{id}: «Explicar con IA» for a visible document. It reads only the address. POST,
 * because an answer may cost money and must not be prefetched.
 */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const kind = services(context).registry.find(params.tipo)
  const row = kind?.explain && (await findRow(services(context).db, kind, params.id))
  if (!kind || !row || !isVisible(kind, row, services(context).requestInfo.today))
    return Response.json(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const { assistant } = services(context)
  const network = services(context).clientNetwork
  return sendAnswer(assistant.model, (asker) => void assistant.explain({ kind, row }, { network, ...asker }))
}
