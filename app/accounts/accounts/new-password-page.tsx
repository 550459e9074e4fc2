import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/new-password-page.ts'
import { accountPageTexts } from './account-page-texts.ts'
import { accountsTexts } from './accounts-texts.ts'
import { FormAnswer } from './form-answer.tsx'
import { PasswordField } from './password-field.tsx'
import { resetPassword } from './password-reset.server.ts'
import { readSmallForm } from './small-body.server.ts'

export const handle = { hydrate: true, parameters: ['token'] } as const satisfies PageHandle

/**
 * /recuperar/nueva: the target of the link in the message. The token moves from the address into the form.
 */
export function loader({ context, url }: Route.LoaderArgs): { token: string } {
  if (!services(context).accounts.resetsPasswords) throw data(null, { status: 404 })
  return { token: readParameters(url, handle).token ?? '' }
}

export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'same-origin', 'Cache-Control': 'private, no-store' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { resetsPasswords } = services(context).accounts
  if (!resetsPasswords) throw data(null, { status: 404 })
  const { token = '', nueva = '' } = await readSmallForm(request)
  const refused = await resetPassword(context, request, { newPassword: nueva, token })
  if (!refused) return redirect('/entrar', { status: 303 })
  return data({ ok: false, message: refused.message }, { status: refused.status })
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page narrow-page">
      <PageHead title={accountPageTexts.newPasswordTitle} canonical="/recuperar/nueva" />
      <h1>{accountPageTexts.newPasswordTitle}</h1>
      <form method="post" className="panel stack">
        <FormAnswer said={actionData} />
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          id="nueva"
          name="nueva"
          label={accountPageTexts.newPassword}
          autoComplete="new-password"
          hint={accountsTexts.passwordHint}
        />
        <button type="submit" className="button">
          {accountPageTexts.savePassword}
        </button>
      </form>
    </div>
  )
}
