import type { RouterContextProvider } from 'react-router'
import { databaseContext } from '../../platform/db/database-context.ts'
import { findPreviewed } from '../core/preview-links.server.ts'
import { registryContext } from '../core/registry.server.ts'
import type { Route } from './+types/preview-endpoint.ts'
import { renderMissing, renderPreview } from './render-preview.server.ts'

/** No page of a draft is kept, found, or told to anybody: the address itself is the key. */
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** /vista-previa/{enlace}: a draft as readers will see it, for whoever has the link; 404 when that has ended or never was. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const response = await answer(context, params.enlace)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  // What is fetched ahead would be fetched by the address of the link.
  response.headers.delete('Speculation-Rules')
  return response
}

async function answer(context: Readonly<RouterContextProvider>, token: string): Promise<Response> {
  const now = new Date().toISOString()
  const draft = await findPreviewed(context.get(databaseContext), { token, now })
  const kind = draft && context.get(registryContext).find(draft.tipo)
  return draft && kind ? renderPreview(context, kind, draft) : renderMissing(context)
}
