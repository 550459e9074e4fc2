import type { ReactNode } from 'react'
import { ClockTime } from '../../ui/components/times.tsx'
import { accountPageTexts } from './account-page-texts.ts'
import { CodeField } from './code-field.tsx'
import { FormAnswer } from './form-answer.tsx'
import { PasswordField } from './password-field.tsx'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

/** The answer to one of the page's forms. */
type FormSaid = { ok: boolean; form: string; message: string } | undefined
type Person = { email: string; hasPassword: boolean }

const saidOf = (said: FormSaid, form: string) => (said?.form === form && said.message ? said : undefined)

export function BeginFactor({ said, ...person }: Person & { said: FormSaid }): ReactNode {
  return (
    <section className="panel account-section stack">
      <h2>{texts.turnOn}</h2>
      <FormAnswer said={said?.message ? said : undefined} />
      <p className="note">{texts.need}</p>
      <FactorForm name="begin" button={texts.turnOn} {...person} />
    </section>
  )
}

type ConfirmFactorProps = { secret: string; qr: string; said: FormSaid }

export function ConfirmFactor({ secret, qr, said }: ConfirmFactorProps): ReactNode {
  return (
    <section className="panel account-section stack">
      <h2>{texts.scan}</h2>
      <img
        className="factor-qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={texts.qrAlt}
        width={220}
        height={220}
      />
      <p>
        {texts.orType} <code className="factor-secret">{secret}</code>
      </p>
      <p className="note">{texts.confirmHint}</p>
      <FormAnswer said={saidOf(said, 'confirm')} />
      <form method="post" className="stack">
        <input type="hidden" name="accion" value="confirm" />
        <CodeField id="codigo" />
        <button type="submit" className="button">
          {texts.confirm}
        </button>
      </form>
    </section>
  )
}

type ManageFactorProps = Person & { since: string; codesLeft: number; said: FormSaid }

export function ManageFactor({ since, codesLeft, said, ...person }: ManageFactorProps): ReactNode {
  return (
    <>
      <p>
        {texts.on} <ClockTime iso={since} />. {texts.codesLeft(codesLeft)}
      </p>
      <section className="panel account-section stack">
        <h2>{texts.newCodes}</h2>
        <FormAnswer said={saidOf(said, 'codes')} />
        <p className="note">{texts.newCodesHint}</p>
        <FactorForm name="codes" button={texts.makeCodes} asksCode {...person} />
      </section>
      <section className="panel account-section stack">
        <h2>{texts.turnOffTitle}</h2>
        <FormAnswer said={saidOf(said, 'off')} />
        <p className="note">{texts.turnOffHint}</p>
        <FactorForm name="off" button={texts.turnOff} asksCode isGrave {...person} />
      </section>
    </>
  )
}

type FactorFormProps = Person & { name: string; button: string; asksCode?: true; isGrave?: true }

function FactorForm({ name, button, asksCode, isGrave, email, hasPassword }: FactorFormProps): ReactNode {
  return (
    <form method="post" className="stack">
      <input type="hidden" name="accion" value={name} />
      {/* Identifies the account for password managers. */}
      <input type="email" name="correo" value={email} autoComplete="username" readOnly hidden />
      {hasPassword && (
        <PasswordField
          id={`${name}-actual`}
          name="actual"
          label={accountPageTexts.currentPassword}
          autoComplete="current-password"
        />
      )}
      {asksCode && <CodeField id={`${name}-codigo`} takesBoth />}
      <button type="submit" className={isGrave ? 'button button-danger' : 'button'}>
        {button}
      </button>
    </form>
  )
}
