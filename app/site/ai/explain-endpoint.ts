import { clientNetworkContext } from '../../accounts/accounts/client-network.ts'
import { findRow } from '../../documents/core/document-rows.server.ts'
import { isVisible } from '../../documents/core/pages.server.ts'
import { registryContext } from '../../documents/core/registry.server.ts'
import { databaseContext } from '../../platform/db/database-context.ts'
import { requestContext } from '../../platform/http/request-context.ts'
import type { Route } from './+types/explain-endpoint.ts'
import { assistantContext } from './open-assistant.server.ts'
import { sendAnswer } from './send-answer.server.ts'

/**
 * POST /api/ia/{tipo}/{id}: «Explicar con IA» for a visible document. It reads only the address. POST,
 * because an answer may cost money and must not be prefetched.
 */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const kind = context.get(registryContext).find(params.tipo)
  const row = kind?.explain && (await findRow(context.get(databaseContext), kind, params.id))
  if (!kind || !row || !isVisible(kind, row, context.get(requestContext).today))
    return Response.json(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const assistant = context.get(assistantContext)
  const network = context.get(clientNetworkContext)
  return sendAnswer(assistant.model, (asker) => void assistant.explain({ kind, row }, { network, ...asker }))
}
