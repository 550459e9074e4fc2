import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { useSite } from '../../ui/components/site-data.ts'
import type { Route } from './+types/sign-in-page.ts'
import { withCookies } from './auth-call.server.ts'
import { register, signIn } from './credentials.server.ts'
import { safeReturnPath } from './return-path.ts'
import { modeTitle } from './sign-in-panel.tsx'
import SignInScreen from './sign-in-screen.island.tsx'
import { readSmallForm } from './small-body.server.ts'

export const handle = { parameters: ['volver', 'modo'] } as const satisfies PageHandle

/** /entrar: the sign-in dialog as a page, for browsers without scripts and for links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { volver, modo } = readParameters(url, handle)
  const path = safeReturnPath(volver)
  if (await services(context).accountReader.find()) throw redirect(path)
  return { path, isRegister: modo === 'registro' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readSmallForm(request)
  const isRegister = form.modo === 'registro'
  const path = safeReturnPath(form.volver)
  const answer = await (isRegister ? register : signIn)(context, request, form)
  if (answer.ok) {
    const next = answer.codeIsMissing ? `/entrar/codigo?volver=${encodeURIComponent(path)}` : path
    return redirect(next, { headers: withCookies(answer.cookies) })
  }
  return data(
    { message: answer.message, email: form.email ?? '', path, isRegister },
    {
      status: answer.status,
      headers: answer.retryAfterSeconds ? { 'Retry-After': String(answer.retryAfterSeconds) } : {},
    },
  )
}

/** Passes on Retry-After. */
export function headers({ actionHeaders }: Route.HeadersArgs): Headers {
  return actionHeaders
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const site = useSite()
  const { path, isRegister } = actionData ?? loaderData
  const mode = isRegister ? 'register' : 'sign-in'
  const said = actionData && { message: actionData.message, email: actionData.email }
  return (
    <div className="page narrow-page">
      <PageHead title={modeTitle(mode)} canonical="/entrar" />
      {site && <SignInScreen path={path} mode={mode} prefix="entrar" {...site.signIn} {...said} />}
    </div>
  )
}
