import { data } from 'react-router'
import { parseJson } from '../../platform/db/parse-json.ts'
import type { Route } from './+types/auth-endpoint.ts'
import { accountsTexts } from './accounts-texts.ts'
import { withCookies } from './auth-call.server.ts'
import { type CredentialsAnswer, register, signIn } from './credentials.server.ts'
import { finishGoogleSignIn } from './google-flow.server.ts'
import { readSmallBody } from './small-body.server.ts'

/** /api/auth/…: exposes only those endpoints of the auth library that the site's own pages use. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  if (params['*'] !== 'callback/google') throw data(null, { status: 404 })
  return finishGoogleSignIn(context, request)
}

// A Map, because an address may name `constructor`, which every object has.
const calls = new Map([
  ['sign-in/email', signIn],
  ['sign-up/email', register],
])

/** Handles the JSON request of the sign-in dialog. A rejection carries a Spanish message. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const call = calls.get(params['*'])
  if (!call || request.method !== 'POST') throw data(null, { status: 404 })
  const asked = parseJson((await readSmallBody(request)) ?? '')
  if (typeof asked !== 'object' || asked === null) throw data(null, { status: 400 })
  return toResponse(await call(context, request, asked))
}

function toResponse(answer: CredentialsAnswer): Response {
  if (answer.ok) {
    const next = answer.codeIsMissing ? { next: '/entrar/codigo' } : {}
    return Response.json({ ok: true, ...next }, { headers: withCookies(answer.cookies) })
  }
  const headers = withCookies([])
  if (answer.retryAfterSeconds) headers.set('Retry-After', String(answer.retryAfterSeconds))
  return Response.json(
    { message: answer.message || accountsTexts.unknownError },
    { status: answer.status, headers },
  )
}
