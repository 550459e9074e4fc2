import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Difference } from '../../editor/form/difference.tsx'
import { FormContext } from '../../editor/form/form-context.ts'
import { MarkdownField } from '../../editor/form/markdown-field.tsx'
import { useLeaveGuard } from '../../editor/form/use-leave-guard.ts'
import { useConfirm } from '../../ui/components/confirm-dialog.tsx'
import { aiPanelTexts as texts } from './ai-panel-texts.ts'
import type { ActionOutcome } from './answer-actions.server.ts'
import { answerField } from './answer-field.ts'
import type { BegunAnswer } from './use-begun-answer.ts'

type AnswerFormProps = {
  /** The stored answer, and when it was read; '' if there is none. */
  begun: BegunAnswer
  outcome: ActionOutcome | undefined
}

/** Edits an answer; the typed text stays if it could not be saved. */
export function AnswerForm({ begun: { answer, openedAt }, outcome }: AnswerFormProps): ReactNode {
  const conflict = outcome?.status === 'conflict' ? outcome : undefined
  const typed = outcome?.status === 'invalid' ? outcome.typed : conflict?.typed
  const errors = outcome?.status === 'invalid' ? outcome.errors : {}
  const form = useRef<HTMLFormElement>(null)
  const { dialog, ask } = useConfirm()
  const isBusy = useNavigation().state !== 'idle'
  useLeaveGuard(() => form.current !== null && isOther(new FormData(form.current), answer), ask, texts.leave)
  return (
    <Form ref={form} method="post" className="edit-form" noValidate>
      <input type="hidden" name="openedAt" value={openedAt} />
      {conflict && (
        <section className="form-notice form-notice-error" role="alert">
          <h2>{texts.conflict}</h2>
          <p>{texts.conflictIntro}</p>
          <Difference
            labels={{ answer: texts.answer }}
            before={{ answer: conflict.other.answer }}
            after={{ answer: typed ?? '' }}
            beforeTitle={texts.theirs}
            afterTitle={texts.mine}
          />
        </section>
      )}
      <FormContext
        value={{
          fields: { answer: typed ?? answer },
          errors,
          onChange: () => {},
          setBusy: () => {},
          references: {},
          folder: undefined,
        }}
      >
        <MarkdownField name="answer" field={answerField} rows={12} kind="markdown" />
      </FormContext>
      <div className="buttons edit-submit">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.working : texts.save}
        </button>
      </div>
      {dialog}
    </Form>
  )
}

/** Whether the form's text would be stored as a different text. */
function isOther(form: FormData, kept: string): boolean {
  const typed = form.get('answer')
  return typed !== kept && answerField.schema.safeParse(typed).data !== kept
}
