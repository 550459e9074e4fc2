import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { databaseContext } from '../../platform/db/database-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/library-list-endpoint.ts'
import { loadLibrary } from './library-loader.server.ts'
import { mediaContext } from './media-contexts.ts'

export const handle = { parameters: ['desde'] } as const satisfies PageHandle

/** GET /editor/imagenes/lista: a page of the library as JSON, for the dialog that selects a picture. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  await requireEditor(context)
  const { desde: after } = readParameters(url, handle)
  const { sources } = context.get(mediaContext)
  const page = await loadLibrary(context.get(databaseContext), sources, after)
  return Response.json(page, { headers: { 'Cache-Control': 'no-store' } })
}
