import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { MessagePage, NotFoundMark } from './message-page.tsx'
import { PageHead } from './page-head.tsx'
import { useSite } from './site-data.ts'
import { uiTexts } from './ui-texts.ts'
import { WaysFromHere, wordsOfPath } from './ways-from-here.tsx'

type RouteErrorProps = {
  /** The 404 page of the route; the general one by default. */
  notFound?: ReactNode
}

/**
 * The error page of a route: the route's message for 404, a general message without details for other errors.
 */
export function RouteError({ notFound }: RouteErrorProps): ReactNode {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  if (missing && !saysWhy(error.data)) return notFound ?? <NotFound />
  if (isRouteErrorResponse(error) && saysWhy(error.data))
    return <Refusal {...error.data} status={error.status} />
  return <ServerFault />
}

type Reason = { message: string /** What to do about it. */; hint?: string | undefined }

/** Whether an error has a message to show: guards and edit routes throw `data({ message }, { status })`. */
function saysWhy(answer: unknown): answer is Reason {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
  )
}

/** The page for a rejected request. Visitors may sign in and return; signed-in users see their account. */
export function Refusal({ message, hint, status }: Reason & { status: number }): ReactNode {
  const site = useSite()
  const { pathname, search } = useLocation()
  const mayEnter = status === 401
  return (
    <MessagePage>
      <PageHead title={message} />
      <h1>{message}</h1>
      {hint && <p>{hint}</p>}
      {mayEnter && <p>{uiTexts.signInHint}</p>}
      {status === 403 && site?.account && <p>{uiTexts.otherAccountHint(site.account.email)}</p>}
      <p className="buttons">
        {mayEnter && (
          <Link className="button" to={`/entrar?volver=${encodeURIComponent(pathname + search)}`}>
            {uiTexts.signIn}
          </Link>
        )}
        <Link className={mayEnter ? 'button button-quiet' : 'button'} to="/">
          {uiTexts.backToStart}
        </Link>
      </p>
    </MessagePage>
  )
}

/** The 404 page. */
export function NotFound(): ReactNode {
  return (
    <MessagePage>
      <PageHead title={uiTexts.notFound} />
      <NotFoundMark />
      <h1>{uiTexts.notFound}</h1>
      <p>{uiTexts.notFoundHint}</p>
      <WaysFromHere query={wordsOfPath(useLocation().pathname)} />
      <Link className="button" to="/">
        {uiTexts.backToStart}
      </Link>
    </MessagePage>
  )
}

function ServerFault(): ReactNode {
  const site = useSite()
  return (
    <MessagePage>
      <PageHead title={uiTexts.serverFault} />
      <h1>{uiTexts.serverFault}</h1>
      <p>{uiTexts.serverFaultHint}</p>
      {site && (
        <p>
          <code>{site.requestId}</code>
        </p>
      )}
      <a className="button" href={site?.path ?? '/'}>
        {uiTexts.retry}
      </a>
      <WaysFromHere />
    </MessagePage>
  )
}
