import type { ReactNode } from 'react'
import { data } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/forgotten-password-page.ts'
import { accountPageTexts } from './account-page-texts.ts'
import { accountsTexts, tooManyAttempts } from './accounts-texts.ts'
import { FormAnswer } from './form-answer.tsx'
import { requestPasswordReset } from './password-reset.server.ts'
import { readSmallForm } from './small-body.server.ts'

/** /recuperar: requires a mail server (docs/product.md 5.3); otherwise 404. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!services(context).accounts.resetsPasswords) throw data(null, { status: 404 })
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  if (!services(context).accounts.resetsPasswords) throw data(null, { status: 404 })
  const { email = '' } = await readSmallForm(request)
  const counted = await requestPasswordReset(context, email)
  if (!counted.allowed)
    return data({ ok: false, message: tooManyAttempts(counted.retryAfterSeconds) }, { status: 429 })
  return data({ ok: true, message: accountPageTexts.linkSent })
}

export default function ForgottenPasswordPage({ actionData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page narrow-page">
      <PageHead title={accountPageTexts.recoverTitle} />
      <h1>{accountPageTexts.recoverTitle}</h1>
      <form method="post" className="panel stack">
        <p>{accountPageTexts.recoverHint}</p>
        <FormAnswer said={actionData} />
        <div className="field">
          <label htmlFor="email">{accountsTexts.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            className="input"
            autoComplete="username"
            required
            maxLength={254}
          />
        </div>
        <button type="submit" className="button">
          {accountPageTexts.sendLink}
        </button>
      </form>
    </div>
  )
}
