import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ClockTime } from '../../ui/components/times.tsx'
import type { Person } from '../accounts/people-repository.server.ts'
import { roleNames, peopleTexts as texts } from './people-texts.ts'

/** An account with a role, and the form that changes it. */
export function PersonRow({ person, isSelf }: { person: Person; isSelf: boolean }): ReactNode {
  const { email, role, since } = person
  return (
    <li className="panel document-row person-row">
      <div>
        <strong>{email}</strong> <span className="tag">{roleNames[role]}</span>{' '}
        {isSelf && <span className="tag">{texts.you}</span>}
        <p className="note">
          {texts.since} <ClockTime iso={since} />
        </p>
      </div>
      <ChangeRole person={person} isSelf={isSelf} />
    </li>
  )
}

function ChangeRole({ person: { id, email, role }, isSelf }: { person: Person; isSelf: boolean }): ReactNode {
  return (
    <Form method="post" className="person-role" preventScrollReset>
      <input type="hidden" name="accion" value="papel" />
      <input type="hidden" name="persona" value={id} />
      <input type="hidden" name="correo" value={email} />
      <label>
        {texts.role} <span className="visually-hidden">{texts.roleOf(email)}</span>
        <select name="papel" className="input" defaultValue={role}>
          <option value="admin">{roleNames.admin}</option>
          <option value="editor">{roleNames.editor}</option>
          <option value="">{texts.noRole}</option>
        </select>
      </label>
      {isSelf && (
        <label className="choice">
          <input type="checkbox" name="seguro" value="si" /> {texts.sure}
        </label>
      )}
      <button type="submit" className="button button-quiet button-small">
        {texts.change}
        <span className="visually-hidden"> {texts.changeOf(email)}</span>
      </button>
    </Form>
  )
}
