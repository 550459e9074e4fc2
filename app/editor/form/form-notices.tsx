import { type ReactNode, useEffect, useRef } from 'react'
import { type DocumentDefinition, labelsOf } from '../../documents/core/define-document.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { draftsTexts } from '../../documents/drafts/drafts-texts.ts'
import { madridClock } from '../../platform/dates/madrid-date.ts'
import { TimeStamp } from '../../ui/components/times.tsx'
import { uiTexts } from '../../ui/components/ui-texts.ts'
import type { FieldErrors } from '../../ui/forms/parse-form.ts'
import { Difference } from './difference.tsx'
import { editorTexts } from './editor-texts.ts'
import { fieldId } from './form-context.ts'
import { controls, type EditingFailure, type OtherVersion, type SaveAnswer } from './save-answer.ts'
import type { DeviceDrafts } from './use-device-draft.ts'
import type { Importing } from './use-import.ts'

type AnswerNoticeProps = {
  answer: SaveAnswer
  definition: DocumentDefinition
  mine: FieldTexts
  onKeepOther: () => void
}

/** The result of the last save, above the fields. */
export function AnswerNotice({ answer, definition, mine, onKeepOther }: AnswerNoticeProps): ReactNode {
  const labels = { ...labelsOf(definition), [controls.day]: draftsTexts.dayAndTime }
  switch (answer.status) {
    case 'invalid':
      return <ErrorSummary errors={answer.errors} labels={labels} />
    case 'failed':
      return <FailureNotice reason={answer.reason} />
    case 'conflict':
      return <ConflictChoice labels={labels} other={answer.other} mine={mine} onKeepOther={onKeepOther} />
    case 'exists':
      return <ReplaceChoice id={answer.id} definition={definition} />
    case 'saved':
    case 'drafted':
      return null
  }
}

/** Asks whether to replace an existing document, on pages without scripts; with scripts a dialog asks. */
function ReplaceChoice({ id, definition }: { id: string; definition: DocumentDefinition }): ReactNode {
  return (
    <div className="form-notice form-notice-error" role="alert">
      <p>{definition.texts.replace}</p>
      <div className="buttons">
        <button type="submit" className="button" name={controls.replaceId} value={id}>
          {uiTexts.accept}
        </button>
        <a className="button button-quiet" href={definition.list}>
          {uiTexts.cancel}
        </a>
      </div>
    </div>
  )
}

/** The result of an import, with a button that undoes it. */
export function ImportNotice({ importing }: { importing: Importing }): ReactNode {
  const { message, undo } = importing
  return (
    <div role="status" className={message ? 'form-notice' : undefined}>
      {message && <p>{message}</p>}
      {message && undo && (
        <button type="button" className="button button-quiet button-small" onClick={undo}>
          {editorTexts.importUndo}
        </button>
      )}
    </div>
  )
}

/** All errors, each with a link to its field; takes the focus when it appears. */
function ErrorSummary({ errors, labels }: { errors: FieldErrors; labels: FieldTexts }): ReactNode {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const names = Object.keys(errors)
  if (names.length === 0) return null
  return (
    <div ref={summary} className="form-notice form-notice-error" role="alert" tabIndex={-1}>
      <p className="notice-title">{editorTexts.summary}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{labels[name] ?? name}</a>: {errors[name]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why the last save failed; visible until the next save. */
function FailureNotice({ reason }: { reason: EditingFailure }): ReactNode {
  return (
    <div className="form-notice form-notice-error" role="alert">
      <p>{editorTexts.saveFailed(editorTexts.failures[reason])}</p>
      {reason === 'session' && (
        <a href="/entrar" target="_blank" rel="noopener">
          {editorTexts.signInElsewhere}
        </a>
      )}
      {reason === 'gone' && (
        <a href="/editor/papelera" target="_blank" rel="noopener">
          {editorTexts.openBin}
        </a>
      )}
    </div>
  )
}

/** Offers to recover unsaved input stored on this device. */
export function DraftOffer({
  drafts,
  onRecover,
}: {
  drafts: DeviceDrafts
  onRecover: () => void
}): ReactNode {
  if (!drafts.works) return <p className="form-notice">{editorTexts.draftNotKept}</p>
  if (!drafts.offered) return null
  return (
    <div className="form-notice" role="status">
      <p>
        {editorTexts.draftFound} <TimeStamp iso={drafts.offered.keptAt} />,{' '}
        {madridClock(drafts.offered.keptAt)}.
      </p>
      <div className="buttons">
        <button type="button" className="button button-small" onClick={onRecover}>
          {editorTexts.draftRecover}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={drafts.discardOffer}>
          {editorTexts.draftDiscard}
        </button>
      </div>
    </div>
  )
}

type ConflictProps = { labels: FieldTexts; other: OtherVersion; mine: FieldTexts; onKeepOther: () => void }

/**
 * Shows both versions side by side. «Guardar mi versión» is a submit button of the form and sends which
 * version was seen, so that a third save in the meantime is a conflict again.
 */
function ConflictChoice({ labels, other, mine, onKeepOther }: ConflictProps): ReactNode {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} className="form-notice form-notice-error" aria-labelledby="conflicto" tabIndex={-1}>
      <h2 id="conflicto">{editorTexts.conflictHeading}</h2>
      <p>{editorTexts.conflictIntro}</p>
      <Difference
        labels={labels}
        before={other.fields}
        after={pick(mine, other.fields)}
        beforeTitle={editorTexts.conflictOther(other.savedBy)}
        afterTitle={editorTexts.conflictMine}
      />
      <div className="buttons">
        <button type="submit" className="button" name={controls.openedAt} value={other.updatedAt}>
          {editorTexts.keepMine}
        </button>
        <button type="button" className="button button-quiet needs-script" onClick={onKeepOther}>
          {editorTexts.keepOther}
        </button>
      </div>
    </section>
  )
}

function pick(fields: FieldTexts, like: FieldTexts): FieldTexts {
  return Object.fromEntries(Object.keys(like).map((name) => [name, fields[name] ?? '']))
}
