import { redirect } from 'react-router'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/google-start-endpoint.ts'
import { accountsTexts } from './accounts-texts.ts'
import { withCookies } from './auth-call.server.ts'
import { googleErrorPath, startGoogleSignIn } from './google-flow.server.ts'
import { safeReturnPath } from './return-path.ts'

export const handle = { parameters: ['volver', 'ventana'] } as const satisfies PageHandle

/**
 * GET /entrar/google sends the browser to Google with a Refresh header. A redirect is not possible:
 * `form-action 'self'` in the page's policy also applies to redirects of a form, and the form is the way
 * without scripts.
 */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return redirect('/entrar')
  const { volver, ventana } = readParameters(url, handle)
  const inWindow = ventana === '1'
  const start = await startGoogleSignIn(context, request, {
    inWindow,
    path: safeReturnPath(volver),
  })
  if (!start) return redirect(googleErrorPath(inWindow))
  const headers = withCookies(start.cookies)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Refresh', `0; url=${start.url}`)
  return new Response(`<!doctype html><html lang="es"><title>${accountsTexts.google}</title></html>`, {
    headers,
  })
}
