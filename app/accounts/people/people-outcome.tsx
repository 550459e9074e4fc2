import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MadeInvitation, PeopleAnswer } from './people-actions.server.ts'
import { peopleTexts as texts } from './people-texts.ts'

/** What became of a form; it takes the focus, because what was pressed may be gone. */
export function PeopleOutcome({ answer }: { answer: PeopleAnswer }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, also one with the same words
  useEffect(() => box.current?.focus(), [answer])
  const { ok, message, made } = answer
  return (
    <div
      ref={box}
      role={ok ? 'status' : 'alert'}
      tabIndex={-1}
      className={ok ? 'form-notice' : 'form-notice form-notice-error'}
    >
      <p className="notice-title">{message}</p>
      {made && <InvitationLink {...made} />}
    </div>
  )
}

/** The link of an invitation, this once: the server keeps nothing from which it could be read again. */
function InvitationLink({ link, sentTo }: MadeInvitation): ReactNode {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(texts.copied)
    } catch {
      // Refused, or a page without https, which has no clipboard.
      setSaid(texts.notCopied)
    }
  }
  return (
    <>
      <p>
        {sentTo !== null && texts.sentTo(sentTo)} {texts.copyNow}
      </p>
      <div className="field invitation-link">
        <label htmlFor="enlace">{texts.link}</label>
        <input
          id="enlace"
          className="input"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <p className="buttons needs-script">
        <button type="button" className="button button-small" onClick={() => void copy()}>
          {texts.copy}
        </button>
        <span className="note">{said}</span>
      </p>
    </>
  )
}
