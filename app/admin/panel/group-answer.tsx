import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { editorTexts } from '../../editor/form/editor-texts.ts'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import type { GroupAnswer } from './answer-group.server.ts'
import { groupTexts as texts } from './panel-texts.ts'

type AnswerProps = { answer: GroupAnswer; address: string }

/** The result for the marked documents, or the confirmation before deleting them. It takes the focus. */
export function GroupAnswerPanel({ answer, address }: AnswerProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus after each answer
  useEffect(() => place.current?.focus(), [answer])
  return (
    <div ref={place} tabIndex={-1} role="alert" className={noticeClass(answer)}>
      {answer.status === 'ask' && <Question {...answer} address={address} />}
      {answer.status === 'refused' && <p>{answer.message}</p>}
      {answer.status === 'done' && <Done {...answer} address={address} />}
    </div>
  )
}

function noticeClass(answer: GroupAnswer): string {
  const isWrong = answer.status === 'refused' || (answer.status === 'done' && answer.message === '')
  return isWrong ? 'form-notice form-notice-error' : 'form-notice'
}

type QuestionProps = Extract<GroupAnswer, { status: 'ask' }> & { address: string }

function Question({ documents, days, address }: QuestionProps): ReactNode {
  return (
    <Form method="post" action={address} className="panel-question">
      <h2>{texts.ask(documents.length)}</h2>
      <ul>
        {documents.map(({ key, title, kind }) => (
          <li key={key}>
            <input type="hidden" name="doc" value={key} />
            {kind}: {title}
          </li>
        ))}
      </ul>
      <p className="note">{texts.binNote(days)}</p>
      <input type="hidden" name="accion" value="eliminar" />
      <p className="buttons">
        <button type="submit" name="seguro" value="si" className="button button-danger">
          {texts.confirm(documents.length)}
        </button>
        <Link className="button button-quiet" to={address}>
          {uiTexts.cancel}
        </Link>
      </p>
    </Form>
  )
}

/** A button that restores the documents just deleted, through the same form action. */
function Undo({ keys, address }: { keys: readonly string[]; address: string }): ReactNode {
  return (
    <Form method="post" action={address} className="buttons">
      {keys.map((key) => (
        <input key={key} type="hidden" name="doc" value={key} />
      ))}
      <button type="submit" name="accion" value="recuperar" className="button button-small">
        {editorTexts.undoDelete}
      </button>
      <Link to="/editor/papelera" className="button button-quiet button-small">
        {texts.openBin}
      </Link>
    </Form>
  )
}

type DoneProps = Extract<GroupAnswer, { status: 'done' }> & { address: string }

function Done({ message, failures, removed, address }: DoneProps): ReactNode {
  return (
    <>
      {message !== '' && <p>{message}</p>}
      {removed.length > 0 && <Undo keys={removed} address={address} />}
      {failures.length > 0 && (
        <>
          <p>{texts.failures}</p>
          <ul>
            {failures.map(({ title, message: why }) => (
              <li key={`${title} ${why}`}>
                «{title}»: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
