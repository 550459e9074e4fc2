import { type FormEvent, type ReactNode, useState } from 'react'
import { PartStyle } from '../ui/part-styles.tsx'
import { accountsTexts, waitForTurn } from './accounts-texts.ts'
import { signInWithGoogle } from './google-window.ts'
import { PasswordField } from './password-field.tsx'
import { rememberArrival } from './remember-arrival.ts'
import { type Mode, sendCredentials } from './send-credentials.ts'

export type SignInPanelProps = {
  /** Page to be on afterwards. */
  path: string
  mode: Mode
  onMode: (mode: Mode) => void
  google: boolean
  resetsPasswords: boolean
  /** What the server said of the form sent without scripts. */
  message?: string
  email?: string
  /** Begins the ids of the fields: the modal can stand on the same page as the form of /entrar. */
  prefix: string
}

type State = { kind: 'idle' } | { kind: 'working'; seconds?: number } | { kind: 'failed'; message: string }

/** The name of a mode, for the heading above the panel. */
export function modeTitle(mode: Mode): string {
  return mode === 'register' ? accountsTexts.createAccount : accountsTexts.signIn
}

/** E-mail and password, or Google; to sign in or to register (docs/product.md 5.2). A plain form without scripts. */
export function SignInPanel(props: SignInPanelProps): ReactNode {
  const { path, mode, google, resetsPasswords, prefix } = props
  const [state, setState] = useState<State>(
    props.message ? { kind: 'failed', message: props.message } : { kind: 'idle' },
  )
  const isRegister = mode === 'register'
  const arrive = (): void => {
    rememberArrival()
    location.assign(path)
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (state.kind === 'working') return
    const form = new FormData(event.currentTarget)
    setState({ kind: 'working' })
    const sent = await sendCredentials(mode, form, (seconds) => setState({ kind: 'working', seconds }))
    if ('message' in sent) setState({ kind: 'failed', message: sent.message })
    else if (sent.next === undefined) arrive()
    else location.assign(`${sent.next}?volver=${encodeURIComponent(path)}`)
  }
  const toggle = (): void => {
    props.onMode(isRegister ? 'sign-in' : 'register')
    setState({ kind: 'idle' })
  }
  const withGoogle = (): void => {
    setState({ kind: 'idle' })
    signInWithGoogle(path, (ok) =>
      ok ? arrive() : setState({ kind: 'failed', message: accountsTexts.googleFailed }),
    )
  }
  return (
    <div className="sign-in-panel">
      <PartStyle name="sign-in" />
      <form method="post" action="/entrar" className="stack" onSubmit={submit}>
        <input type="hidden" name="volver" value={path} />
        <input type="hidden" name="modo" value={mode === 'register' ? 'registro' : 'entrada'} />
        <EmailField id={`${prefix}-email`} email={props.email} />
        <PasswordField
          key={mode}
          id={`${prefix}-password`}
          name="password"
          label={accountsTexts.password}
          autoComplete={isRegister ? 'new-password' : 'current-password'}
          hint={isRegister ? accountsTexts.passwordHint : undefined}
        />
        <div role="alert">{state.kind === 'failed' && <p className="form-failure">{state.message}</p>}</div>
        <Wait seconds={state.kind === 'working' ? state.seconds : undefined} />
        <button type="submit" className="button" aria-disabled={state.kind === 'working'}>
          {state.kind === 'working' && <span className="spinner" aria-hidden="true" />}
          {isRegister ? accountsTexts.createAccount : accountsTexts.enter}
        </button>
        {isRegister && <p className="note">{accountsTexts.under14}</p>}
      </form>
      {google && <GoogleForm path={path} onStart={withGoogle} />}
      <ModeForm path={path} isRegister={isRegister} onToggle={toggle} />
      {resetsPasswords && !isRegister && <a href="/recuperar">{accountsTexts.forgotten}</a>}
    </div>
  )
}

function Wait({ seconds }: { seconds: number | undefined }): ReactNode {
  return (
    <p role="status" className="note">
      {seconds ? waitForTurn(seconds) : null}
    </p>
  )
}

function EmailField({ id, email }: { id: string; email: string | undefined }): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id}>{accountsTexts.email}</label>
      <input
        id={id}
        name="email"
        type="email"
        className="input"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        defaultValue={email ?? ''}
      />
    </div>
  )
}

function GoogleForm({ path, onStart }: { path: string; onStart: () => void }): ReactNode {
  const start = (event: FormEvent): void => {
    event.preventDefault()
    onStart()
  }
  return (
    <form action="/entrar/google" onSubmit={start}>
      <input type="hidden" name="volver" value={path} />
      <button type="submit" className="button button-quiet button-wide">
        {accountsTexts.google}
      </button>
    </form>
  )
}

type ModeFormProps = { path: string; isRegister: boolean; onToggle: () => void }

function ModeForm({ path, isRegister, onToggle }: ModeFormProps): ReactNode {
  const toggle = (event: FormEvent): void => {
    event.preventDefault()
    onToggle()
  }
  return (
    <form action="/entrar" onSubmit={toggle}>
      <input type="hidden" name="volver" value={path} />
      {!isRegister && <input type="hidden" name="modo" value="registro" />}
      <button type="submit" className="link-button">
        {isRegister ? accountsTexts.toSignIn : accountsTexts.toRegister}
      </button>
    </form>
  )
}
