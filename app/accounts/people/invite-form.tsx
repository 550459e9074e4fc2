import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { roleNames, peopleTexts as texts } from './people-texts.ts'

const offered = ['editor', 'admin'] as const

/** The form that creates an invitation. */
export function InviteForm({ hasMail }: { hasMail: boolean }): ReactNode {
  return (
    <section className="section" aria-labelledby="invitar">
      <h2 id="invitar">{texts.invite}</h2>
      <Form method="post" className="panel stack invite-form" preventScrollReset>
        <input type="hidden" name="accion" value="invitar" />
        <p>{texts.inviteHint}</p>
        <fieldset>
          <legend>{texts.role}</legend>
          {offered.map((role) => (
            <label key={role} className="choice">
              <input type="radio" name="papel" value={role} defaultChecked={role === 'editor'} />
              <span>
                <strong>{roleNames[role]}.</strong> {texts.roleHints[role]}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="para">{texts.forWhom}</label>
          <input
            id="para"
            name="para"
            className="input"
            maxLength={200}
            autoComplete="off"
            aria-describedby="para-nota"
          />
          <p id="para-nota" className="note">
            {texts.forWhomNote} {hasMail && texts.forWhomMail}
          </p>
        </div>
        <button type="submit" className="button">
          {texts.make}
        </button>
      </Form>
    </section>
  )
}
