import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { findPreviewed } from '../core/preview-links.server.ts'
import type { Route } from './+types/preview-endpoint.ts'
import { renderMissing, renderPreview } from './render-preview.server.ts'

/** Previews must not be cached, indexed or passed on as referrer, because the address itself is the key. */
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/**
 * /vista-previa/{enlace}: a draft as readers will see it, for anyone with the link; 404 if the link is
 * unknown or has expired.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const response = await answer(context, params.enlace)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  // Prefetches would send the address of the link.
  response.headers.delete('Speculation-Rules')
  return response
}

async function answer(context: Readonly<RouterContextProvider>, token: string): Promise<Response> {
  const now = new Date().toISOString()
  const draft = await findPreviewed(services(context).db, { token, now })
  const kind = draft && services(context).registry.find(draft.tipo)
  return draft && kind ? renderPreview(context, kind, draft) : renderMissing(context)
}
