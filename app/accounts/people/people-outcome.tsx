import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MadeInvitation, PeopleAnswer } from './people-actions.server.ts'
import { peopleTexts as texts } from './people-texts.ts'

/** The outcome of a form. It receives the focus because the pressed button may be gone. */
export function PeopleOutcome({ answer }: { answer: PeopleAnswer }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each answer, also with equal text
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

/** The link of a new invitation. Shown only once, because the server stores only its digest. */
function InvitationLink({ link, sentTo }: MadeInvitation): ReactNode {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(texts.copied)
    } catch {
      // Permission was denied, or the page is not on https and has no clipboard.
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
