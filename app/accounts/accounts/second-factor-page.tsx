import type { ReactNode } from 'react'
import { data } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { BackLink } from '../../ui/components/back-link.tsx'
import { drawQr } from '../../ui/components/draw-qr.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { groupSecret, totpAddress } from '../second-factor/totp.ts'
import type { Route } from './+types/second-factor-page.ts'
import { type AccountRefusal, type AccountRequest, findHasPassword } from './account-actions.server.ts'
import { requireFactorOwner } from './guards.server.ts'
import { RecoveryCodes } from './recovery-codes-panel.tsx'
import {
  beginFactor,
  confirmFactor,
  endFactor,
  type FactorResult,
  findPendingSecret,
  renewCodes,
} from './second-factor-actions.server.ts'
import { BeginFactor, ConfirmFactor, ManageFactor } from './second-factor-forms.tsx'
import { secondFactorTexts as texts } from './second-factor-texts.ts'
import { readSmallForm } from './small-body.server.ts'

export const handle = { hydrate: true }

/**
 * /cuenta/verificacion: turns the second factor of an editor or admin on and off. Plain forms: without
 * scripts only three buttons are missing.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const account = await requireFactorOwner(context)
  const { database } = services(context).accounts
  const { siteName } = services(context).requestInfo.settings
  const [factor, pending, codesLeft, hasPassword] = await Promise.all([
    findSecondFactor(database, account.id),
    findPendingSecret(context, account.id, new Date()),
    countRecoveryCodes(database, account.id),
    findHasPassword(context, request),
  ])
  const setUp = pending && {
    secret: groupSecret(pending.secret),
    qr: drawQr(totpAddress(pending.secret, { issuer: siteName, account: account.email })),
  }
  return { email: account.email, siteName, since: factor?.confirmedAt ?? null, setUp, codesLeft, hasPassword }
}

const actions = new Map<string, (asked: AccountRequest) => Promise<AccountRefusal | FactorResult>>([
  ['begin', beginFactor],
  ['confirm', confirmFactor],
  ['codes', renewCodes],
  ['off', endFactor],
])

export async function action({ context, request }: Route.ActionArgs) {
  const account = await requireFactorOwner(context)
  const form = await readSmallForm(request)
  const act = actions.get(form.accion ?? '')
  if (!act) throw data(null, { status: 400 })
  const answer = await act({ context, request, account, form })
  return data(answer, { status: answer.ok ? 200 : answer.status })
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const codes = actionData?.ok ? actionData.codes : undefined
  return (
    <div className="page narrow-page">
      <PageHead title={texts.title} canonical="/cuenta/verificacion" />
      <BackLink to="/cuenta" />
      <PageTitle heading={texts.title} intro={texts.intro} />
      {codes ? (
        <RecoveryCodes codes={codes} siteName={loaderData.siteName} message={actionData?.message ?? ''} />
      ) : (
        <FactorState {...loaderData} said={actionData} />
      )}
    </div>
  )
}

type FactorStateProps = Route.ComponentProps['loaderData'] & {
  said: { ok: boolean; form: string; message: string } | undefined
}

function FactorState({ since, setUp, codesLeft, email, hasPassword, said }: FactorStateProps): ReactNode {
  if (since !== null)
    return (
      <ManageFactor since={since} codesLeft={codesLeft} email={email} hasPassword={hasPassword} said={said} />
    )
  if (setUp) return <ConfirmFactor {...setUp} said={said} />
  return <BeginFactor email={email} hasPassword={hasPassword} said={said} />
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
