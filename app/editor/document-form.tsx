import { Fragment, type ReactNode } from 'react'
import { newId, pictureFolder } from '../documents/define-document.ts'
import { PageHead } from '../ui/page-head.tsx'
import { editorTexts } from './editor-texts.ts'
import { FormContext } from './form-context.ts'
import { FormHead } from './form-head.tsx'
import { AnswerNotice, DraftOffer, ImportNotice } from './form-notices.tsx'
import { useFormPlace } from './form-place.ts'
import { controls } from './save-answer.ts'
import {
  type DocumentFormProps,
  formEvents,
  keepOther,
  recoverDraft,
  useDocumentForm,
} from './use-document-form.ts'

/** The one form of all nouns: what it says, sends and keeps; the features give its fields. */
export function DocumentForm(props: DocumentFormProps): ReactNode {
  // Another document is another form: nothing of the one before may stay.
  return <OpenForm key={props.loaded.id ?? newId} {...props} />
}

function OpenForm({ children, ...props }: DocumentFormProps): ReactNode {
  const open = useDocumentForm({ children, ...props })
  const { ref, id, answers, drafts, importing, busy } = open
  const { opened } = open.form
  useFormPlace(ref)
  const { submit, onInput, onChange } = formEvents(open)
  const { definition, references } = props
  const { tipo, texts } = definition
  const heading = opened.id === null ? texts.newHeading : texts.editHeading
  const { shown } = answers
  return (
    <div className="page edit-page">
      <PageHead title={heading} />
      <FormHead
        {...props}
        heading={heading}
        // What nobody has written yet has no history.
        id={opened.openedAt === null ? null : opened.id}
        onImport={importing.onImport}
      />
      <DraftOffer drafts={drafts} onRecover={() => recoverDraft(open)} />
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
            onKeepOther={() => keepOther(open)}
          />
        )}
        <FormContext
          value={{
            fields: opened.fields,
            errors: shown?.status === 'invalid' ? shown.errors : {},
            onChange,
            setBusy: open.setBusy,
            references,
            folder: pictureFolder(definition),
          }}
        >
          <Fragment key={opened.times}>{children}</Fragment>
        </FormContext>
        <SubmitRow busy={busy} saving={answers.saving} onCancel={open.leave} />
      </form>
      {open.confirm.dialog}
    </div>
  )
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
