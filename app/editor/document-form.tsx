import { type FormEvent, Fragment, type ReactNode, useRef } from 'react'
import type { EditingTexts } from '../documents/editing-texts.ts'
import {
  type AnsweredForm,
  controls,
  type LoadedForm,
  newId,
  type SavedDocument,
} from '../documents/save-answer.ts'
import { useConfirm } from '../ui/confirm-dialog.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formTexts, parseFields, parseForm } from '../ui/parse-form.ts'
import type { z } from '../ui/schema.ts'
import { useSite } from '../ui/site-data.ts'
import { useGoBack } from '../ui/use-go-back.ts'
import { draftScope } from './device-drafts.ts'
import { leaveNotice, savedNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'
import { FormContext } from './form-context.ts'
import { FormHead } from './form-head.tsx'
import { AnswerNotice, DraftOffer, ImportNotice } from './form-notices.tsx'
import { stillWrong } from './mended-errors.ts'
import { useAnswers } from './use-answers.ts'
import { useBusy } from './use-busy.ts'
import { useDeviceDraft } from './use-device-draft.ts'
import { useImport } from './use-import.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useOpenedForm } from './use-opened-form.ts'
import { useSaveKey } from './use-save-key.ts'

export type DocumentFormProps<Value> = {
  loaded: LoadedForm
  /** What the last save without scripts was answered. */
  answer: AnsweredForm | undefined
  schema: z.ZodType<Value>
  texts: EditingTexts
  /** Where readers see the document, if it has a page of its own. */
  address?: string | undefined
  officialCategories?: readonly { id: string; name: string }[]
  children: ReactNode
}

/** The one form of all nouns: what it says, sends and keeps; the features give its fields (issue 4). */
export function DocumentForm<Value>(props: DocumentFormProps<Value>): ReactNode {
  // Another document is another form: nothing of the one before may stay.
  return <OpenForm key={props.loaded.id ?? newId} {...props} />
}

function OpenForm<Value>({ loaded, answer, children, ...rest }: DocumentFormProps<Value>): ReactNode {
  const { texts } = rest
  const ref = useRef<HTMLFormElement>(null)
  const form = useOpenedForm(ref, answer?.form ?? loaded)
  const { opened, reopen, isDirty, markSaved } = form
  const confirm = useConfirm()
  const importing = useImport(ref, form)
  const { busy, setBusy } = useBusy()
  const goBack = useGoBack(texts.listPath)
  const id = opened.id ?? newId
  const scope = draftScope(useSite()?.account?.id ?? '', texts.tipo, id)
  const drafts = useDeviceDraft(ref, { scope, formId: opened.formId, openedAt: opened.openedAt, isDirty })
  const onSaved = (document: SavedDocument): void => {
    markSaved()
    drafts.drop()
    leaveNotice(savedNotice(texts, document))
    goBack()
  }
  const answers = useAnswers(ref, { id, texts, confirm, first: answer, onSaved })
  useLeaveGuard(isDirty, confirm.ask)
  useSaveKey(ref)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || answers.saving) return
    importing.say('')
    drafts.keep()
    const parsed = parseForm(rest.schema, new FormData(event.currentTarget))
    answers.setShown(parsed.ok ? undefined : { status: 'invalid', errors: parsed.errors })
    if (parsed.ok) answers.send(event.currentTarget, submitterField(event))
  }
  const onChange = (name: string, value: string): void => {
    if (!ref.current || !answers.shown) return
    const parsed = parseFields(rest.schema, { ...formTexts(new FormData(ref.current)), [name]: value })
    answers.mend((errors) => stillWrong(errors, { edited: name, parsed, taken: texts.taken }))
  }
  const onInput = ({ target }: FormEvent): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField && !(target instanceof HTMLSelectElement)) return
    if (ref.current) onChange(target.name, formTexts(new FormData(ref.current))[target.name] ?? '')
  }
  const recover = (): void => {
    if (!drafts.offered) return
    const { fields, openedAt, formId } = drafts.offered
    reopen({ fields, openedAt, formId })
    drafts.takeOffer()
    importing.say(editorTexts.draftRecovered)
  }
  const keepOther = (): void => {
    if (answers.shown?.status !== 'conflict') return
    const { fields, updatedAt } = answers.shown.other
    drafts.keep()
    markSaved(fields)
    reopen({ fields, openedAt: updatedAt, formId: crypto.randomUUID() })
    answers.setShown(undefined)
  }

  const heading = opened.id === null ? texts.newHeading : texts.editHeading
  const { shown } = answers
  return (
    <div className="page edit-page">
      <PageHead title={heading} />
      <FormHead {...rest} heading={heading} id={opened.id} onImport={importing.onImport} />
      <DraftOffer drafts={drafts} onRecover={recover} />
      <ImportNotice importing={importing} />
      <form
        ref={ref}
        method="post"
        action={`/edit/${texts.tipo}/${encodeURIComponent(id)}`}
        noValidate
        className="edit-form"
        onSubmit={submit}
        onInput={onInput}
      >
        <input type="hidden" name={controls.formId} value={opened.formId} />
        <input type="hidden" name={controls.openedAt} value={opened.openedAt ?? ''} />
        {shown && (
          <AnswerNotice
            key={answers.times}
            answer={shown}
            texts={texts}
            mine={answers.mine ?? opened.fields}
            onKeepOther={keepOther}
          />
        )}
        <FormContext
          value={{
            fields: opened.fields,
            errors: shown?.status === 'invalid' ? shown.errors : {},
            onChange,
            setBusy,
          }}
        >
          <Fragment key={opened.times}>{children}</Fragment>
        </FormContext>
        <SubmitRow busy={busy} saving={answers.saving} onCancel={goBack} />
      </form>
      {confirm.dialog}
    </div>
  )
}

function submitterField({ nativeEvent }: FormEvent<HTMLFormElement>): Record<string, string> {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {}
}

type SubmitRowProps = { busy: boolean; saving: boolean; onCancel: () => void }

/** While an image uploads the button is disabled and says so (spec §2). While saving it keeps the focus. */
function SubmitRow({ busy, saving, onCancel }: SubmitRowProps): ReactNode {
  return (
    <div className="buttons edit-submit">
      <button type="submit" className="button" disabled={busy} aria-disabled={saving || undefined}>
        {busy ? editorTexts.uploading : saving ? editorTexts.saving : editorTexts.save}
      </button>
      <button type="button" className="button button-quiet needs-script" onClick={onCancel}>
        {editorTexts.cancel}
      </button>
    </div>
  )
}
