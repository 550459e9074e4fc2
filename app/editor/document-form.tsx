import { type FormEvent, Fragment, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type DocumentDefinition, labelsOf, newId, pictureFolder } from '../documents/define-document.ts'
import type { ReferenceChoices } from '../documents/document-import.ts'
import { referenceTexts } from '../documents/words.ts'
import { useConfirm } from '../ui/confirm-dialog.tsx'
import { goBack } from '../ui/go-back.ts'
import { PageHead } from '../ui/page-head.tsx'
import { formTexts, ownName, parseFields, parseForm } from '../ui/parse-form.ts'
import { useSite } from '../ui/site-data.ts'
import { draftScope } from './device-drafts.ts'
import { leaveNotice, savedNotice } from './done-notices.ts'
import { editorTexts } from './editor-texts.ts'
import { FormContext } from './form-context.ts'
import { FormHead } from './form-head.tsx'
import { AnswerNotice, DraftOffer, ImportNotice } from './form-notices.tsx'
import { stillWrong } from './mended-errors.ts'
import { type AnsweredForm, controls, type LoadedForm, type SavedDocument } from './save-answer.ts'
import { useAnswers } from './use-answers.ts'
import { useBusy } from './use-busy.ts'
import { useDeviceDraft } from './use-device-draft.ts'
import { useImport } from './use-import.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useOpenedForm } from './use-opened-form.ts'
import { useSaveKey } from './use-save-key.ts'

export type DocumentFormProps = {
  loaded: LoadedForm
  /** What the last save without scripts was answered. */
  answer: AnsweredForm | undefined
  definition: DocumentDefinition
  /** Where readers see the document, if it has a page of its own. */
  address?: string | undefined
  /** What can be chosen where a field refers to another kind. */
  references: ReferenceChoices
  children: ReactNode
}

/** The one form of all nouns: what it says, sends and keeps; the features give its fields. */
export function DocumentForm(props: DocumentFormProps): ReactNode {
  // Another document is another form: nothing of the one before may stay.
  return <OpenForm key={props.loaded.id ?? newId} {...props} />
}

function OpenForm({ loaded, answer, children, ...rest }: DocumentFormProps): ReactNode {
  const { definition, references } = rest
  const { tipo, list, schema, texts } = definition
  const ref = useRef<HTMLFormElement>(null)
  const form = useOpenedForm(ref, answer?.form ?? loaded)
  const { opened, reopen, isDirty, markSaved } = form
  const confirm = useConfirm()
  const importing = useImport(ref, form, labelsOf(definition))
  const { busy, setBusy } = useBusy()
  const navigate = useNavigate()
  const leave = (): void => {
    if (!goBack()) navigate(list, { replace: true })
  }
  const id = opened.id ?? newId
  const scope = draftScope(useSite()?.account?.id ?? '', tipo, id)
  const drafts = useDeviceDraft(ref, { scope, formId: opened.formId, openedAt: opened.openedAt, isDirty })
  const onSaved = (document: SavedDocument): void => {
    markSaved()
    drafts.drop()
    leaveNotice(savedNotice(definition, document))
    leave()
  }
  const answers = useAnswers(ref, { tipo, id, texts, confirm, first: answer, onSaved })
  useLeaveGuard(isDirty, confirm.ask)
  useSaveKey(ref)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || answers.saving) return
    importing.say('')
    drafts.keep()
    const parsed = parseForm(schema, new FormData(event.currentTarget))
    answers.setShown(parsed.ok ? undefined : { status: 'invalid', errors: parsed.errors })
    if (parsed.ok) answers.send(event.currentTarget, submitterField(event))
  }
  const onChange = (name: string, value: string): void => {
    if (!ref.current || !answers.shown) return
    const parsed = parseFields(schema, { ...formTexts(new FormData(ref.current)), [name]: value })
    answers.mend((errors) => stillWrong(errors, { edited: name, parsed, beyond: messagesOfServer(rest) }))
  }
  const onInput = ({ target }: FormEvent): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField && !(target instanceof HTMLSelectElement)) return
    const name = ownName(target.name)
    if (ref.current) onChange(name, formTexts(new FormData(ref.current))[name] ?? '')
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
        action={`/edit/${tipo}/${encodeURIComponent(id)}`}
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
            definition={definition}
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
            references,
            folder: pictureFolder(definition),
          }}
        >
          <Fragment key={opened.times}>{children}</Fragment>
        </FormContext>
        <SubmitRow busy={busy} saving={answers.saving} onCancel={leave} />
      </form>
      {confirm.dialog}
    </div>
  )
}

/** What only the server can say of a field: that a slug or a name is taken, or that what it refers to is gone. */
function messagesOfServer({
  definition,
  references,
}: Pick<DocumentFormProps, 'definition' | 'references'>): string[] {
  const { unique, fields, texts } = definition
  const taken = unique.map((name) => texts.taken(fields[name]?.label ?? name))
  return [...taken, ...Object.values(references).map(({ words }) => referenceTexts.gone(words))]
}

function submitterField({ nativeEvent }: FormEvent<HTMLFormElement>): Record<string, string> {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {}
}

type SubmitRowProps = { busy: boolean; saving: boolean; onCancel: () => void }

/** While an image uploads the button is disabled and says so (docs/product.md 6.2). While saving it keeps the focus. */
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
