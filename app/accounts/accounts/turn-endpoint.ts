import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/turn-endpoint.ts'

export const handle = { parameters: ['de'] } as const satisfies PageHandle

/** GET /entrar/turno?de=…: the estimated seconds until the turn of the sign-in with that ticket. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { passwordQueue } = services(context).accounts
  const seconds = passwordQueue.secondsUntil(readParameters(url, handle).de ?? '')
  return Response.json({ seconds }, { headers: { 'Cache-Control': 'no-store' } })
}
