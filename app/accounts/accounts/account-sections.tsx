import type { ReactNode } from 'react'
import { ClockTime } from '../../ui/components/times.tsx'
import { accountPageTexts } from './account-page-texts.ts'
import type { OpenSession } from './account-sessions.server.ts'
import { accountsTexts } from './accounts-texts.ts'
import { FormAnswer, type Said } from './form-answer.tsx'
import { PasswordField } from './password-field.tsx'
import { secondFactorTexts } from './second-factor-texts.ts'

type PasswordSectionProps = { email: string; hasPassword: boolean; said: Said }

export function PasswordSection({ email, hasPassword, said }: PasswordSectionProps): ReactNode {
  return (
    <Section title={accountPageTexts.changePassword} said={said}>
      {!hasPassword && <p className="note">{accountPageTexts.withoutPassword}</p>}
      {hasPassword && (
        <form method="post" className="stack">
          <input type="hidden" name="accion" value="password" />
          {/* Identifies the account for password managers. */}
          <input type="email" name="correo" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            id="actual"
            name="actual"
            label={accountPageTexts.currentPassword}
            autoComplete="current-password"
          />
          <PasswordField
            id="nueva"
            name="nueva"
            label={accountPageTexts.newPassword}
            autoComplete="new-password"
            hint={`${accountsTexts.passwordHint} ${accountPageTexts.changeHint}`}
          />
          <button type="submit" className="button">
            {accountPageTexts.changePassword}
          </button>
        </form>
      )}
    </Section>
  )
}

export function SessionsSection({ sessions, said }: { sessions: OpenSession[]; said: Said }): ReactNode {
  return (
    <Section title={accountPageTexts.sessions} said={said}>
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionItem session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <input type="hidden" name="accion" value="session" />
          <button type="submit" className="button button-quiet">
            {accountPageTexts.endOtherSessions}
          </button>
        </form>
      )}
    </Section>
  )
}

function SessionItem({ session }: { session: OpenSession }): ReactNode {
  const device = session.device || accountPageTexts.unknownDevice
  return (
    <>
      <div>
        <strong>{device}</strong>
        <p className="note">
          {accountPageTexts.since} <ClockTime iso={session.createdAt} />.
          <br />
          {accountPageTexts.lastUse}{' '}
          {session.isThis ? accountPageTexts.usedNow : <ClockTime iso={session.usedAt} />}.
        </p>
      </div>
      {session.isThis ? (
        <span className="tag">{accountPageTexts.thisSession}</span>
      ) : (
        <form method="post">
          <input type="hidden" name="accion" value="session" />
          <input type="hidden" name="sesion" value={session.id} />
          <button type="submit" className="button button-quiet button-small">
            {accountPageTexts.endSession}
            <span className="visually-hidden"> {accountPageTexts.endSessionOf(device)}</span>
          </button>
        </form>
      )}
    </>
  )
}

/** `since` is null if the second factor is off. */
export function FactorSection({ since }: { since: string | null }): ReactNode {
  return (
    <Section title={secondFactorTexts.title}>
      <p className="note">
        {since === null ? (
          secondFactorTexts.off
        ) : (
          <>
            {secondFactorTexts.on} <ClockTime iso={since} />.
          </>
        )}
      </p>
      <a className="button button-quiet" href="/cuenta/verificacion">
        {since === null ? secondFactorTexts.turnOn : secondFactorTexts.manage}
      </a>
    </Section>
  )
}

export function DataSection(): ReactNode {
  return (
    <Section title={accountPageTexts.myData}>
      <p className="note">{accountPageTexts.myDataHint}</p>
      <a className="button button-quiet" href="/cuenta/datos" download>
        {accountPageTexts.download}
      </a>
    </Section>
  )
}

/** `data-renew` makes the browser synchronise its stored progress with the server at once. */
export function ProgressSection({ said }: { said: Said }): ReactNode {
  return (
    <Section title={accountPageTexts.progress} said={said}>
      <p className="note" data-renew={said ? 'attempts' : undefined}>
        {accountPageTexts.progressHint}
      </p>
      <a className="button button-quiet" href="/cuenta/progreso">
        {accountPageTexts.eraseProgress}
      </a>
    </Section>
  )
}

export function DeleteSection({ hasPassword, said }: { hasPassword: boolean; said: Said }): ReactNode {
  return (
    <Section title={accountPageTexts.deleteAccount} said={said}>
      <p className="note">{accountPageTexts.deleteHint}</p>
      <form method="post" className="stack">
        <input type="hidden" name="accion" value="delete" />
        {hasPassword ? (
          <PasswordField
            id="confirmar"
            name="actual"
            label={accountsTexts.password}
            autoComplete="current-password"
            hint={accountPageTexts.deleteWithPassword}
          />
        ) : (
          <div className="field">
            <label htmlFor="correo">{accountsTexts.email}</label>
            <input id="correo" name="correo" type="email" className="input" autoComplete="off" required />
            <p className="note">{accountPageTexts.deleteWithEmail}</p>
          </div>
        )}
        <button type="submit" className="button button-danger">
          {accountPageTexts.deleteAccount}
        </button>
      </form>
    </Section>
  )
}

type SectionProps = { title: string; said?: Said; children: ReactNode }

function Section({ title, said, children }: SectionProps): ReactNode {
  return (
    <section className="panel account-section stack">
      <h2>{title}</h2>
      <FormAnswer said={said} />
      {children}
    </section>
  )
}
