import { data, type RouterContextProvider, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { signInThroughGate } from '../second-factor/sign-in-gate.server.ts'
import { authHeaders, withCookies } from './auth-call.server.ts'
import { googleResultPath } from './auth-options.server.ts'
import { withTimeout } from './google.server.ts'
import { recordAudit } from './record-audit.ts'
import { safeReturnPath } from './return-path.ts'
import { askForCode } from './second-step.server.ts'
import { countGoogleStart } from './sign-in-limits.server.ts'

type Context = Readonly<RouterContextProvider>

/** Where a sign-in with Google ends: in its own popup, or on the page where it started. */
type GoogleReturn = { inWindow: boolean; path: string }

type GoogleStart = { url: string; cookies: string[] }

/**
 * Returns the address of Google's sign-in, or undefined if Google does not answer in time or the rate limit
 * is reached. Throws 404 if Google is not configured.
 */
export async function startGoogleSignIn(
  context: Context,
  request: Request,
  back: GoogleReturn,
): Promise<GoogleStart | undefined> {
  const { database, google } = services(context).accounts
  if (!google) throw data(null, { status: 404 })
  const counted = await countGoogleStart(database, services(context).clientNetwork)
  if (!counted.allowed) return undefined
  try {
    const auth = await google.open()
    const body = {
      provider: 'google',
      disableRedirect: true,
      callbackURL: back.inWindow ? `${googleResultPath}?ventana=1` : back.path,
      errorCallbackURL: googleErrorPath(back.inWindow, back.path),
    }
    const { headers, response } = await auth.api.signInSocial({
      body,
      headers: authHeaders(context, request),
      returnHeaders: true,
    })
    return response.url ? { url: response.url, cookies: headers.getSetCookie() } : undefined
  } catch (error) {
    services(context).requestInfo.reportError(error)
    return undefined
  }
}

/** Returns the path of the result page for a failed sign-in; `path` is where the user wanted to go. */
export function googleErrorPath(inWindow: boolean, path = '/'): string {
  const window = inWindow ? '&ventana=1' : ''
  return `${googleResultPath}?error=1${window}${path === '/' ? '' : `&volver=${encodeURIComponent(path)}`}`
}

/**
 * Handles Google's redirect. The library verifies state, code, signature and nonce, and determines the next
 * address.
 */
export async function finishGoogleSignIn(context: Context, request: Request): Promise<Response> {
  const { google } = services(context).accounts
  if (!google) throw data(null, { status: 404 })
  try {
    const auth = await google.open()
    const asked = new Request(request.url, { headers: authHeaders(context, request) })
    const { value: answer, stopped } = await signInThroughGate(() => withTimeout(auth.handler(asked)))
    const location = answer.headers.get('Location') ?? googleErrorPath(false)
    if (stopped !== undefined) return await goOnToCode(context, stopped, location)
    const failed =
      answer.status !== 302 || (location.startsWith(googleResultPath) && location.includes('error='))
    recordAudit(context, {
      action: failed ? 'sign-in-google-refused' : 'sign-in-google',
      accountId: await findNewAccount(context, answer),
    })
    return redirect(failed ? googleErrorPath(location.includes('ventana=1')) : location, {
      headers: withCookies(answer.headers.getSetCookie()),
    })
  } catch (error) {
    services(context).requestInfo.reportError(error)
    return redirect(googleErrorPath(false))
  }
}

// Google has confirmed the account; a second factor is required after any first factor.
async function goOnToCode(context: Context, userId: string, location: string): Promise<Response> {
  const came = new URLSearchParams(location.split('?', 2)[1])
  const asked = new URLSearchParams({ volver: safeReturnPath(came.get('volver')) })
  if (came.get('ventana') === '1') asked.set('ventana', '1')
  return redirect(`/entrar/codigo?${asked}`, { headers: withCookies(await askForCode(context, userId)) })
}

/** Returns the id of the account that the response's cookies sign in. */
async function findNewAccount(context: Context, answer: Response): Promise<string | undefined> {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const session = await services(context).accounts.auth.api.getSession({ headers: new Headers({ cookie }) })
  return session?.user.id
}
