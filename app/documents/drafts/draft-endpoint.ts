import { readForm } from '../../platform/http/read-form.server.ts'
import { requireWriter } from '../core/document-access.server.ts'
import { registryContext } from '../core/registry.server.ts'
import type { Route } from './+types/draft-endpoint.ts'
import { changeDraft } from './change-draft.server.ts'
import { draftActions } from './draft-actions.ts'

/** What leaves its asker on the page where it was asked for. */
const staying: ReadonlySet<string> = new Set([
  draftActions.preview,
  draftActions.revoke,
  draftActions.unschedule,
])

/** POST /editor/borradores/{tipo}/{id}/cambios: what a button of a draft asks for, answered to a script of the page. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const kind = context.get(registryContext).find(params.tipo)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) return new Response(null, { status: 404 })
  const asked = String((await readForm(request)).get('accion'))
  if (!staying.has(asked)) return new Response(null, { status: 400 })
  const { data: answer, init } = await changeDraft(context, kind, { id: params.id, action: asked, accountId })
  return Response.json(answer, init ?? undefined)
}
