import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import type { Route } from './+types/code-page.ts'
import { withCookies } from './auth-call.server.ts'
import { googleResultPath } from './auth-options.server.ts'
import { CodeField } from './code-field.tsx'
import { FormAnswer } from './form-answer.tsx'
import { safeReturnPath } from './return-path.ts'
import { secondFactorTexts as texts } from './second-factor-texts.ts'
import { finishSignIn, isBetweenSteps } from './second-step.server.ts'
import { readSmallForm } from './small-body.server.ts'

export const handle = { parameters: ['volver', 'modo', 'ventana'] } as const satisfies PageHandle

/**
 * /entrar/codigo: the second step of a sign-in, by password or Google. A plain form, with or without scripts.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { volver, modo, ventana } = readParameters(url, handle)
  const path = safeReturnPath(volver)
  const inWindow = ventana === '1'
  if (await services(context).accountReader.find()) throw redirect(inWindow ? windowEnd : path)
  const isWaiting = await isBetweenSteps(context, request)
  return { path, inWindow, isRecovery: modo === 'recuperacion', isWaiting }
}

/** The content depends on a cookie. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' }
}

const windowEnd = `${googleResultPath}?ventana=1`

export async function action({ context, request }: Route.ActionArgs) {
  const { codigo = '', modo, volver, ventana } = await readSmallForm(request)
  const answer = await finishSignIn(context, request, { code: codigo, isRecovery: modo === 'recuperacion' })
  if (!answer.ok) return data({ ok: false, message: answer.message }, { status: answer.status })
  const path = ventana === '1' ? windowEnd : safeReturnPath(volver)
  return redirect(path, { status: 303, headers: withCookies(answer.cookies) })
}

export default function CodePage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { isRecovery, isWaiting } = loaderData
  const title = isRecovery ? texts.recoveryTitle : texts.codeTitle
  return (
    <div className="page narrow-page">
      <PageHead title={title} canonical="/entrar/codigo" />
      <h1>{title}</h1>
      {isWaiting ? <CodeForm {...loaderData} said={actionData} /> : <TooLate />}
    </div>
  )
}

type CodeFormProps = {
  path: string
  inWindow: boolean
  isRecovery: boolean
  said: { ok: boolean; message: string } | undefined
}

function CodeForm({ path, inWindow, isRecovery, said }: CodeFormProps): ReactNode {
  const other = new URLSearchParams({ volver: path })
  if (inWindow) other.set('ventana', '1')
  if (!isRecovery) other.set('modo', 'recuperacion')
  return (
    <div className="panel stack">
      <p>{isRecovery ? texts.recoveryHint : texts.codeHint}</p>
      <FormAnswer said={said} />
      <form method="post" className="stack">
        <input type="hidden" name="volver" value={path} />
        {inWindow && <input type="hidden" name="ventana" value="1" />}
        {isRecovery && <input type="hidden" name="modo" value="recuperacion" />}
        <CodeField id="codigo" isRecovery={isRecovery} />
        <button type="submit" className="button">
          {texts.enter}
        </button>
      </form>
      <a href={`/entrar/codigo?${other}`}>{isRecovery ? texts.useApp : texts.useRecovery}</a>
      {isRecovery && <p className="note">{texts.lost}</p>}
    </div>
  )
}

function TooLate(): ReactNode {
  return (
    <div className="panel stack">
      <PartStyle name="sign-in" />
      <p role="alert" className="form-failure">
        {texts.tooLate}
      </p>
      <a className="button" href="/entrar">
        {texts.again}
      </a>
    </div>
  )
}
