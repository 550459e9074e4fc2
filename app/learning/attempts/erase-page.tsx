import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { requireAccount } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { services } from '../../platform/http/app-context.ts'
import { MessagePage } from '../../ui/components/message-page.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import type { Route } from './+types/erase-page.ts'
import { countAttemptsOf, eraseAttempts } from './attempt-repository.server.ts'
import { attemptsTexts } from './attempts-texts.ts'

/**
 * /cuenta/progreso: asks to confirm «Borrar mi progreso». The form is plain HTML, so that it works without
 * scripts.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<{ count: number }> {
  const account = await requireAccount(context)
  return { count: await countAttemptsOf(services(context).db, account.id) }
}

export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const account = await requireAccount(context)
  await eraseAttempts(services(context).db, account.id, new Date().toISOString())
  recordAudit(context, { action: 'erase-progress', accountId: account.id })
  return redirect('/cuenta?hecho=progress', 303)
}

export default function ErasePage({ loaderData: { count } }: Route.ComponentProps): ReactNode {
  return (
    <MessagePage>
      <PageHead title={attemptsTexts.eraseTitle} canonical="/cuenta/progreso" />
      <h1>{attemptsTexts.eraseQuestion}</h1>
      <p className="note">{count === 0 ? attemptsTexts.nothingToErase : attemptsTexts.eraseCount(count)}</p>
      <p className="note">{attemptsTexts.eraseElsewhere}</p>
      <form method="post" className="buttons">
        <button type="submit" className="button button-danger">
          {attemptsTexts.erase}
        </button>
        <a className="button button-quiet" href="/cuenta">
          {uiTexts.cancel}
        </a>
      </form>
    </MessagePage>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
