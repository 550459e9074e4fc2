import { Fragment, type ReactNode } from 'react'
import { newId, pictureFolder } from '../../documents/core/define-document.ts'
import type { DraftInfo } from '../../documents/drafts/describe-draft.server.ts'
import { DraftPanel } from '../../documents/drafts/draft-panel.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { FormContext } from './form-context.ts'
import { FormHead } from './form-head.tsx'
import { AnswerNotice, DraftOffer, ImportNotice } from './form-notices.tsx'
import { useFormPlace } from './form-place.ts'
import { actions, controls, type LoadedForm } from './save-answer.ts'
import { ScheduleRow, SubmitRow } from './submit-row.tsx'
import {
  type DocumentFormProps,
  formEvents,
  keepOther,
  recoverDraft,
  useDocumentForm,
} from './use-document-form.ts'

/**
 * The form shared by all kinds of document: heading, notices, drafts and buttons. The features supply its
 * fields.
 */
export function DocumentForm(props: DocumentFormProps): ReactNode {
  // The key remounts the form for another document, so that no state of the previous one remains.
  return <OpenForm key={props.loaded.id ?? newId} {...props} />
}

function OpenForm({ children, ...props }: DocumentFormProps): ReactNode {
  const open = useDocumentForm({ children, ...props })
  const { opened } = open.form
  const { ref, id, answers, drafts, importing } = open
  useFormPlace(ref)
  const { submit: onSubmit, onInput, onChange } = formEvents(open)
  const { definition, references, draft = null, address } = props
  const { tipo: kindSlug, texts } = definition
  const heading = opened.id === null ? texts.newHeading : texts.editHeading
  const { shown } = answers
  // The buttons of a conflict repeat the action that was requested before.
  const asked = shown ? (answers.action ?? props.answer?.action) : undefined
  const errors = shown?.status === 'invalid' ? shown.errors : {}
  return (
    <div className="page edit-page">
      <PageHead title={heading} />
      <FormHead
        {...props}
        heading={heading}
        onImport={importing.onImport}
        // A document that was never saved has no history.
        id={opened.openedAt === null ? null : opened.id}
        isPublished={opened.openedAt !== null && (draft?.isPublished ?? true)}
      />
      {draft && <DraftPanel tipo={kindSlug} id={id} draft={draft} address={address} />}
      <DraftOffer drafts={drafts} onRecover={() => recoverDraft(open)} />
      <ImportNotice importing={importing} />
      <form
        ref={ref}
        method="post"
        action={`/edit/${kindSlug}/${encodeURIComponent(id)}`}
        noValidate
        className="edit-form"
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <Controls opened={opened} action={asked ?? (draft ? actions.draft : actions.save)} />
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
            errors,
            onChange,
            references,
            fields: opened.fields,
            setBusy: open.setBusy,
            folder: pictureFolder(definition),
          }}
        >
          <Fragment key={opened.times}>{children}</Fragment>
        </FormContext>
        <SubmitRows open={open} draft={draft} error={errors[controls.day]} />
      </form>
      {open.confirm.dialog}
    </div>
  )
}

type SubmitRowsProps = {
  open: ReturnType<typeof useDocumentForm>
  draft: DraftInfo | null
  error: string | undefined
}

function SubmitRows({ open, draft, error }: SubmitRowsProps): ReactNode {
  const shared = { busy: open.busy, saving: open.answers.saving }
  return (
    <>
      <SubmitRow {...shared} isDraft={draft !== null} message={open.told} onCancel={open.leave} />
      <ScheduleRow {...shared} publishAt={draft?.publishAt ?? null} error={error} />
    </>
  )
}

/** Hidden control fields sent with the form. `action` is the default when the pressed button names none. */
function Controls({ opened, action }: { opened: LoadedForm; action: string }): ReactNode {
  return (
    <>
      <input type="hidden" name={controls.formId} value={opened.formId} />
      <input type="hidden" name={controls.openedAt} value={opened.openedAt ?? ''} />
      <input type="hidden" name={controls.action} value={action} />
    </>
  )
}
