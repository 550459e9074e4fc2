import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { documentsTexts } from './documents-texts.ts'
import type { RestoreAnswer } from './restore-with-message.server.ts'

type RestoreOutcomeProps = {
  answer: RestoreAnswer
  /** The replaced version. */
  undo: string | undefined
}

/** The result of restoring, with an undo button; takes the focus, because the pressed button has gone. */
export function RestoreOutcome({ answer, undo }: RestoreOutcomeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus after each answer, even an equal one
  useEffect(() => box.current?.focus(), [answer])
  return (
    <div
      ref={box}
      role={answer.failed ? 'alert' : 'status'}
      tabIndex={-1}
      className={answer.failed ? 'form-notice form-notice-error' : 'form-notice'}
    >
      <p>{answer.message}</p>
      {undo !== undefined && (
        <Form method="post" className="buttons">
          <input type="hidden" name="version" value={undo} />
          <input type="hidden" name="openedAt" value={answer.openedAt} />
          <button type="submit" className="button button-quiet button-small">
            {documentsTexts.undoRestore}
          </button>
        </Form>
      )}
    </div>
  )
}
