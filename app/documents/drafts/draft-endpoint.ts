import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { requireWriter } from '../core/document-access.server.ts'
import type { Route } from './+types/draft-endpoint.ts'
import { changeDraft } from './change-draft.server.ts'
import { draftActions } from './draft-actions.ts'

/** Actions after which the user stays on the same page. */
const staying: ReadonlySet<string> = new Set([
  draftActions.preview,
  draftActions.revoke,
  draftActions.unschedule,
])

/**
 * POST /editor/borradores/{tipo}/{id}/cambios: executes the action of a draft's button for a script and
 * responds with JSON.
 */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const kind = services(context).registry.find(params.tipo)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) return new Response(null, { status: 404 })
  const asked = String((await readForm(request)).get('accion'))
  if (!staying.has(asked)) return new Response(null, { status: 400 })
  const { data: answer, init } = await changeDraft(context, kind, { id: params.id, action: asked, accountId })
  return Response.json(answer, init ?? undefined)
}
