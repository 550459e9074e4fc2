import { redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { Route } from './+types/sign-out-endpoint.ts'
import { authHeaders, callAuth, withCookies } from './auth-call.server.ts'
import { recordAudit } from './record-audit.ts'

/** GET /salir redirects only: signing out needs the site's own form. */
export function loader(): Response {
  return redirect('/')
}

/** POST /salir deletes the session in the database and the browser. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const account = await services(context).accountReader.find()
  const { auth } = services(context).accounts
  const answer = await callAuth(
    auth.api.signOut({ headers: authHeaders(context, request), returnHeaders: true }),
  )
  if (account) recordAudit(context, { action: 'sign-out', accountId: account.id })
  return redirect('/', { status: 303, headers: withCookies(answer.ok ? answer.cookies : []) })
}
