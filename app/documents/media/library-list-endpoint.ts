import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/library-list-endpoint.ts'
import { loadLibrary } from './library-loader.server.ts'

export const handle = { parameters: ['desde'] } as const satisfies PageHandle

/** GET /editor/imagenes/lista: a page of the library as JSON, for the dialog that selects a picture. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  await requireEditor(context)
  const { desde: after } = readParameters(url, handle)
  const { sources } = services(context).media
  const page = await loadLibrary(services(context).db, sources, after)
  return Response.json(page, { headers: { 'Cache-Control': 'no-store' } })
}
