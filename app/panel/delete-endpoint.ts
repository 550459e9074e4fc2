import type { Route } from './+types/delete-endpoint.ts'
import { answerDelete } from './delete-document.server.ts'

const statuses = { deleted: 200, 'not-found': 404, refused: 409 }

/** DELETE /editor/documentos/{tipo}/{id}: what «Eliminar» asks for. Only a script of this site can send this method. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: { Allow: 'DELETE' } })
  const answer = await answerDelete(context, params)
  return Response.json(answer, { status: statuses[answer.status] })
}
