import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { requireWriter } from '../../documents/core/document-access.server.ts'
import { shortKind } from '../../documents/core/serve-document.server.ts'
import { controls } from '../../editor/form/save-answer.ts'
import { saveForm, statusOf } from '../../editor/form/save-form.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import type { Route } from './+types/document-endpoint.ts'
import { answerDelete } from './delete-document.server.ts'

const deleteStatuses = { deleted: 200, 'not-found': 404, refused: 409 }
/** Only pages of this site send these methods. */
export const handle = { methods: 'DELETE, PUT' } as const satisfies PageHandle

/**
 * /editor/documentos/{tipo}/{id}: «Guardar» (PUT, with the fields of the form) and «Eliminar» (DELETE). Forms
 * cannot send these methods, and scripts of other origins may not.
 */
export async function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method === 'PUT') return save(args)
  const answer = await answerDelete(args.context, args.params)
  return Response.json(answer, { status: deleteStatuses[answer.status] })
}

async function save({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const kind = services(context).registry.find(params.tipo)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) return new Response(null, { status: 404 })
  const form = await readForm(request)
  const written = form.has(controls.short) ? shortKind(kind) : kind
  const answer = await saveForm(services(context).db, written, {
    id: params.id,
    form,
    accountId,
    record: (id, action) => {
      recordAudit(context, { action, accountId, tipo: kind.tipo, id })
      if (action === 'schedule') services(context).publisher.look()
    },
  })
  return Response.json(answer, { status: statusOf(answer) })
}
