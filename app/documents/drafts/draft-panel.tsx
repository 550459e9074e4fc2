import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { ClockTime } from '../../ui/components/times.tsx'
import type { DraftInfo } from './describe-draft.server.ts'
import { draftActions, draftAddress, draftChangesAddress } from './draft-actions.ts'
import { draftsTexts } from './drafts-texts.ts'
import { PreviewLink } from './preview-link.tsx'
import { type DraftAnswer, useDraftChange } from './use-draft-change.ts'

type Props = {
  tipo: string
  id: string
  draft: DraftInfo
  /** The address of the published document. */
  address?: string | undefined
  /** The server's answer to a form sent without scripts. */
  answer?: DraftAnswer | undefined
}

/** The state of a draft, with all actions except editing and publishing. */
export function DraftPanel({ tipo: kindSlug, id, draft, address, answer }: Props): ReactNode {
  const change = useDraftChange(draftChangesAddress(kindSlug, id))
  const told = change.answer ?? answer
  const action = draftAddress(kindSlug, id)
  const message = useKeptFocus(!change.isBusy && told !== undefined)
  return (
    <section id="borrador" className="form-notice draft-panel" aria-label={draftsTexts.title}>
      <p className="notice-title">{draft.isPublished ? draftsTexts.ofPublished : draftsTexts.ofNew}</p>
      <p>
        {draftsTexts.savedOn} <ClockTime iso={draft.savedAt} />
        {draftsTexts.savedBy(draft.savedBy)}.
      </p>
      <Publication draft={draft} />
      <form method="post" action={action} onSubmit={(event) => void change.submit(event)}>
        <PreviewLink made={told?.preview} endsAt={draft.previewEndsAt} />
        <p ref={message} role={told?.failed ? 'alert' : 'status'} tabIndex={-1}>
          {told?.message}
        </p>
        <div className="buttons">
          {address !== undefined && draft.isPublished && (
            <a className="button button-quiet button-small" href={address}>
              {draftsTexts.seePublished}
            </a>
          )}
          {draft.hasPreview && (
            <ActionButton value="preview">
              {draft.previewEndsAt ? draftsTexts.newPreview : draftsTexts.preview}
            </ActionButton>
          )}
          {draft.previewEndsAt && <ActionButton value="revoke">{draftsTexts.revoke}</ActionButton>}
          {draft.publishAt && <ActionButton value="unschedule">{draftsTexts.unschedule}</ActionButton>}
        </div>
      </form>
      <Form method="post" action={action} reloadDocument className="buttons">
        <ActionButton value="discard">{draftsTexts.discard}</ActionButton>
      </Form>
    </section>
  )
}

/** Moves the focus to the message if the focused button is removed after its action. */
function useKeptFocus(isAnswered: boolean): RefObject<HTMLParagraphElement | null> {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAnswered && document.activeElement === document.body) message.current?.focus()
  }, [isAnswered])
  return message
}

function Publication({ draft: { publishAt, problem } }: { draft: DraftInfo }): ReactNode {
  if (!publishAt) return null
  if (problem !== null) return <p role="alert">{draftsTexts.notPublished(publishAt, problem)}</p>
  return <p>{draftsTexts.due(publishAt)}</p>
}

type ActionProps = { value: keyof typeof draftActions; children: ReactNode }

function ActionButton({ value, children }: ActionProps): ReactNode {
  return (
    <button
      type="submit"
      className="button button-quiet button-small"
      name="accion"
      value={draftActions[value]}
    >
      {children}
    </button>
  )
}

/** «Pasar a borrador»: unpublishes a document. */
export function UnpublishButton({ tipo: kindSlug, id }: { tipo: string; id: string }): ReactNode {
  return (
    <Form method="post" action={draftAddress(kindSlug, id)} reloadDocument>
      <button type="submit" className="button button-quiet" name="accion" value={draftActions.unpublish}>
        {draftsTexts.unpublish}
      </button>
    </Form>
  )
}
