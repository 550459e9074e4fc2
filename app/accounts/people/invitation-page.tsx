import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { useSite } from '../../ui/components/site-data.ts'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import type { SiteRole } from '../accounts/role-repository.server.ts'
import type { Route } from './+types/invitation-page.ts'
import { openInvitation, takeInvitation } from './open-invitation.server.ts'
import { invitationTexts as texts } from './people-texts.ts'

export const handle = { parameters: ['codigo', 'hecho'] } as const satisfies PageHandle

/** /invitacion?codigo=…: the page of an invitation link (docs/product.md 5.7). Opening it changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { codigo, hecho } = readParameters(url, handle)
  const token = codigo ?? ''
  const opened = await openInvitation(context, { token, isDone: hecho !== null })
  return data({ ...opened, token }, { status: opened.status })
}

export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' }
}

export async function action({ context, url }: Route.ActionArgs) {
  const token = readParameters(url, handle).codigo ?? ''
  const taken = await takeInvitation(context, token)
  if (taken instanceof Response) return taken
  return data({ ...taken, token }, { status: taken.status })
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const opened = actionData ?? loaderData
  return (
    <div className="page narrow-page">
      <PageHead title={texts.title} canonical="/invitacion" />
      {opened.kind === 'ended' && (
        <>
          <h1>{texts.ended}</h1>
          <p>{opened.message ?? texts.endedHint}</p>
          <p>
            <Link className="button" to="/">
              {uiTexts.backToStart}
            </Link>
          </p>
        </>
      )}
      {opened.kind === 'accepted' && (
        <>
          <h1>{texts.accepted}</h1>
          <p>{texts.acceptedHint}</p>
          <ToEditor />
        </>
      )}
      {opened.kind === 'open' && <OpenInvitation {...opened} />}
    </div>
  )
}

type OpenProps = { role: SiteRole; isFirst: boolean; email: string | null; hasRole: boolean; token: string }

/** Shows what the invitation grants, and the next step for the visitor. */
function OpenInvitation({ role, isFirst, email, hasRole, token }: OpenProps): ReactNode {
  const siteName = useSite()?.siteName ?? ''
  const own = `/invitacion?codigo=${encodeURIComponent(token)}`
  return (
    <>
      <h1>{isFirst ? texts.firstHeading(siteName) : texts.headings[role](siteName)}</h1>
      <p>{isFirst ? texts.firstWhat : texts.what[role]}</p>
      {email === null && <SignInFirst path={own} isFirst={isFirst} />}
      {hasRole && (
        <>
          <p>{texts.has}</p>
          <ToEditor />
        </>
      )}
      {email !== null && !hasRole && (
        <form method="post" action={own} className="panel stack">
          <p>{texts.as(email)}</p>
          <button type="submit" className="button">
            {isFirst ? texts.firstAccept : texts.accept}
          </button>
        </form>
      )}
    </>
  )
}

/** On a new site there are no accounts yet, so registration comes first. */
function SignInFirst({ path, isFirst }: { path: string; isFirst: boolean }): ReactNode {
  const back = `volver=${encodeURIComponent(path)}`
  const signIn = { href: `/entrar?${back}`, text: texts.signIn }
  const register = { href: `/entrar?modo=registro&${back}`, text: texts.register }
  const [first, second] = isFirst ? [register, signIn] : [signIn, register]
  return (
    <>
      <p>{isFirst ? texts.firstSignIn : texts.signInFirst}</p>
      <p className="buttons">
        <a className="button" href={first.href}>
          {first.text}
        </a>
        <a className="button button-quiet" href={second.href}>
          {second.text}
        </a>
      </p>
    </>
  )
}

function ToEditor(): ReactNode {
  return (
    <a className="button" href="/editor">
      {texts.toEditor}
    </a>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
