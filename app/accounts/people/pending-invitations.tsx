import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ClockTime } from '../../ui/components/times.tsx'
import type { Invitation } from './invitation-repository.server.ts'
import { roleNames, peopleTexts as texts } from './people-texts.ts'

/** The invitations that are not accepted yet. */
export function PendingInvitations({ invitations }: { invitations: readonly Invitation[] }): ReactNode {
  return (
    <section className="section" aria-labelledby="sin-aceptar">
      <h2 id="sin-aceptar">{texts.pending}</h2>
      {invitations.length === 0 && <p className="empty">{texts.nonePending}</p>}
      <ul className="document-list">
        {invitations.map((invitation) => (
          <PendingInvitation key={invitation.id} {...invitation} />
        ))}
      </ul>
    </section>
  )
}

function PendingInvitation({ id, role, forWhom, by, expiresAt }: Invitation): ReactNode {
  const name = forWhom || texts.unnamed
  return (
    <li className="panel document-row person-row">
      <div>
        <strong>{name}</strong> <span className="tag">{roleNames[role]}</span>
        <p className="note">
          {texts.by(by)} {texts.until} <ClockTime iso={expiresAt} />.
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="accion" value="retirar" />
        <input type="hidden" name="invitacion" value={id} />
        <button type="submit" className="button button-quiet button-small">
          {texts.withdraw}
          <span className="visually-hidden"> {texts.withdrawOf(name)}</span>
        </button>
      </Form>
    </li>
  )
}
