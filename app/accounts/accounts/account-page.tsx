import type { ReactNode } from 'react'
import { data } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import type { Route } from './+types/account-page.ts'
import {
  type AccountRefusal,
  type AccountRequest,
  changePassword,
  deleteAccount,
  endSession,
  findHasPassword,
} from './account-actions.server.ts'
import { accountPageTexts } from './account-page-texts.ts'
import {
  DataSection,
  DeleteSection,
  FactorSection,
  PasswordSection,
  ProgressSection,
  SessionsSection,
} from './account-sections.tsx'
import { listOpenSessions } from './account-sessions.server.ts'
import { FormAnswer, type Said } from './form-answer.tsx'
import { requireAccount } from './guards.server.ts'
import { readSmallForm } from './small-body.server.ts'

export const handle = { hydrate: true, parameters: ['hecho'] } as const satisfies PageHandle

/**
 * /cuenta: password, sessions, data and deletion of an account. Plain forms, so that everything works without
 * scripts.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await requireAccount(context)
  const [sessions, hasPassword, factor] = await Promise.all([
    listOpenSessions(context, request),
    findHasPassword(context, request),
    findSecondFactor(services(context).accounts.database, account.id),
  ])
  const factorSince = factor?.confirmedAt ?? null
  const { hecho } = readParameters(url, handle)
  const { email, isAdmin, mayWrite } = account
  return { email, isAdmin, mayWrite, sessions, hasPassword, factorSince, done: hecho ?? '' }
}

const doneTexts: Record<string, string> = {
  password: accountPageTexts.passwordChanged,
  sessions: accountPageTexts.sessionsEnded,
  progress: accountPageTexts.progressErased,
  papel: accountPageTexts.roleGivenUp,
}

// A Map, because a form may send `constructor`, which every object has.
const actions = new Map<string, (asked: AccountRequest) => Promise<AccountRefusal | Response>>([
  ['password', changePassword],
  ['session', endSession],
  ['delete', deleteAccount],
])

export async function action({ context, request }: Route.ActionArgs) {
  const account = await requireAccount(context)
  const form = await readSmallForm(request)
  const act = actions.get(form.accion ?? '')
  if (!act) throw data(null, { status: 400 })
  const answer = await act({ context, request, account, form })
  if (answer instanceof Response) return answer
  const { status, ...said } = answer
  return data(said, { status })
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { email, isAdmin, mayWrite, sessions, hasPassword, factorSince, done } = loaderData
  const said = (form: string): Said => {
    if (actionData) return actionData.form === form ? actionData : undefined
    const message = done === form ? doneTexts[form] : undefined
    return message ? { ok: true, message } : undefined
  }
  return (
    <div className="page narrow-page">
      <PageHead title={accountPageTexts.title} canonical="/cuenta" />
      <PageTitle heading={accountPageTexts.title} intro={email}>
        {mayWrite && (
          <p className="note">{isAdmin ? accountPageTexts.adminNote : accountPageTexts.editorNote}</p>
        )}
        <FormAnswer said={said('papel')} />
      </PageTitle>
      <PasswordSection email={email} hasPassword={hasPassword} said={said('password')} />
      {(mayWrite || factorSince !== null) && <FactorSection since={factorSince} />}
      <SessionsSection sessions={sessions} said={said('sessions')} />
      <DataSection />
      <ProgressSection said={said('progress')} />
      <DeleteSection hasPassword={hasPassword} said={said('delete')} />
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
