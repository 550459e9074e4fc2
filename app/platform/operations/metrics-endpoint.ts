import { services } from '../http/app-context.ts'
import { nothingHere } from '../http/plain-answers.ts'
import type { Route } from './+types/metrics-endpoint.ts'

/**
 * GET /metrics: metrics for Prometheus, for clients with METRICS_TOKEN as bearer token (RFC 6750). 404 where
 * no token is set.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { metrics } = services(context)
  if (!metrics) throw nothingHere()
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (!metrics.isAllowed(request.headers.get('authorization'))) {
    headers.set('WWW-Authenticate', 'Bearer')
    return new Response('Hace falta el METRICS_TOKEN\n', { status: 401, headers })
  }
  const { type, text } = await metrics.read()
  headers.set('Content-Type', type)
  return new Response(text, { headers })
}
