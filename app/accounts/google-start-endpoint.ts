import { redirect } from 'react-router'
import type { Route } from './+types/google-start-endpoint.ts'
import { accountsTexts } from './accounts-texts.ts'
import { withCookies } from './auth-call.server.ts'
import { googleErrorPath, startGoogleSignIn } from './google-flow.server.ts'
import { safeReturnPath } from './return-path.ts'

/**
 * GET /entrar/google sends the window on to Google. Not by a redirect: the policy of the page (`form-action 'self'`)
 * follows a form through redirects, and the form is the way without scripts.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return redirect('/entrar')
  const { searchParams } = new URL(request.url)
  const inWindow = searchParams.get('ventana') === '1'
  const start = await startGoogleSignIn(context, request, {
    inWindow,
    path: safeReturnPath(searchParams.get('volver')),
  })
  if (!start) return redirect(googleErrorPath(inWindow))
  const headers = withCookies(start.cookies)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Refresh', `0; url=${start.url}`)
  return new Response(`<!doctype html><html lang="es"><title>${accountsTexts.google}</title></html>`, {
    headers,
  })
}
