import { services } from '../../platform/http/app-context.ts'
import { isUnchanged } from '../../platform/http/header-values.server.ts'
import type { Route } from './+types/figure-endpoint.ts'

/** GET /figuras/{name}: a drawing of the course. Its CSP allows no scripts when it is opened directly. */
export function loader({ context, params, request }: Route.LoaderArgs): Response {
  const figure = services(context).figures.get(params.name)
  if (!figure) return new Response('Figura no encontrada', { status: 404 })
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800',
    'Content-Security-Policy': `default-src 'none'; style-src ${figure.styleHash}; sandbox`,
    ETag: figure.etag,
  }
  if (isUnchanged(request.headers.get('If-None-Match'), figure.etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(figure.body), { headers })
}
