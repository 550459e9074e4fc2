import type { KeyboardEvent, ReactNode } from 'react'
import { draftsTexts } from '../../documents/drafts/drafts-texts.ts'
import { madridWall } from '../../platform/dates/madrid-time.ts'
import { editorTexts } from './editor-texts.ts'
import { fieldId } from './form-context.ts'
import { actions, controls } from './save-answer.ts'

type SubmitRowProps = {
  /** A file is uploading: the buttons are disabled and the first one shows it (docs/product.md 6.2). */
  busy: boolean
  /** While saving, the button keeps the focus. */
  saving: boolean
  /** The form shows a draft. */
  isDraft: boolean
  /** The last result, for screen readers. */
  message: string
  onCancel: () => void
}

/** The buttons of a form. Enter in a field presses the first one: for a draft that is «Guardar borrador». */
export function SubmitRow({ busy, saving, isDraft, message, onCancel }: SubmitRowProps): ReactNode {
  const waiting = busy ? editorTexts.uploading : saving ? editorTexts.saving : undefined
  const submit = {
    type: 'submit',
    name: controls.action,
    disabled: busy,
    'aria-disabled': saving || undefined,
  } as const
  const [first, second] = isDraft
    ? [
        { value: actions.draft, text: draftsTexts.saveDraft, look: 'button button-quiet' },
        { value: actions.publish, text: draftsTexts.publish, look: 'button' },
      ]
    : [
        { value: actions.save, text: editorTexts.save, look: 'button' },
        { value: actions.draft, text: draftsTexts.saveDraft, look: 'button button-quiet' },
      ]
  return (
    <>
      <p role="status" className="edit-told">
        {message}
      </p>
      <div className="buttons edit-submit">
        <button {...submit} value={first.value} className={first.look}>
          {waiting ?? first.text}
        </button>
        <button {...submit} value={second.value} className={second.look}>
          {second.text}
        </button>
        <button type="button" className="button button-quiet needs-script" onClick={onCancel}>
          {editorTexts.cancel}
        </button>
      </div>
    </>
  )
}

type ScheduleProps = { busy: boolean; saving: boolean; publishAt: string | null; error: string | undefined }

/** The date and time of publication, in Madrid time. */
export function ScheduleRow({ busy, saving, publishAt, error }: ScheduleProps): ReactNode {
  const wall = publishAt === null ? undefined : madridWall(publishAt)
  const day = fieldId(controls.day)
  const time = fieldId(controls.time)
  const described = error === undefined ? `${time}-nota` : `${day}-error ${time}-nota`
  const shared = {
    'aria-describedby': described,
    'aria-invalid': error !== undefined,
    onKeyDown: scheduleOnEnter,
  }
  return (
    <fieldset className="edit-schedule">
      <legend>{draftsTexts.scheduleLegend}</legend>
      <div className="edit-schedule-fields">
        <div className="field">
          <label htmlFor={day}>{draftsTexts.day}</label>
          <input
            id={day}
            className="input"
            type="date"
            name={controls.day}
            defaultValue={wall?.day}
            {...shared}
          />
        </div>
        <div className="field">
          <label htmlFor={time}>{draftsTexts.time}</label>
          <input
            id={time}
            className="input"
            type="time"
            name={controls.time}
            defaultValue={wall?.time.slice(0, 5)}
            {...shared}
          />
        </div>
        <button
          type="submit"
          className="button button-quiet"
          name={controls.action}
          value={actions.schedule}
          disabled={busy}
          aria-disabled={saving || undefined}
        >
          {draftsTexts.schedule}
        </button>
      </div>
      {error !== undefined && (
        <p id={`${day}-error`} className="field-error">
          {error}
        </p>
      )}
      <p id={`${time}-nota`} className="note">
        {draftsTexts.timeHint}
      </p>
    </fieldset>
  )
}

// Enter would press the first button of the form, which may publish at once.
function scheduleOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const button = event.currentTarget.form?.querySelector<HTMLButtonElement>(`[value="${actions.schedule}"]`)
  button?.click()
}
