import { type ReactNode, useEffect, useRef } from 'react'
import { data, Form, Link, type RouterContextProvider, useNavigation } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { findRow, titleOf } from '../../documents/core/document-rows.server.ts'
import { addressOf } from '../../documents/core/pages.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/answer-page.ts'
import { aiPanelTexts, aiPanelTexts as texts } from './ai-panel-texts.ts'
import { type ActionOutcome, answerAction } from './answer-actions.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { type Explained, findAnswer } from './answer-repository.server.ts'
import { useBegunAnswer } from './use-begun-answer.ts'

export { revalidateOnConflict as shouldRevalidate } from '../../platform/http/page-handle.ts'

export const handle = { hydrate: true }

/** /editor/ia/{tipo}/{id}: edits and pins the answer about a document. */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireEditor(context)
  const { db } = services(context)
  const explained = await requireExplained(context, params)
  const { assistant } = services(context)
  const kept = await findAnswer(db, explained)
  return {
    title: titleOf(explained.kind, explained.row),
    address: await addressOf(db, explained.kind, explained.row.id),
    answer: kept?.answer ?? '',
    openedAt: kept?.updatedAt ?? '',
    isEdited: (kept?.editedAt ?? null) !== null,
    state: kept ? assistant.stateOf(explained, kept) : ('none' as const),
    hasModel: assistant.model !== undefined,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: accountId } = await requireEditor(context)
  const explained = await requireExplained(context, params)
  const site = {
    db: services(context).db,
    assistant: services(context).assistant,
    network: services(context).clientNetwork,
    signal: request.signal,
  }
  const form = await readForm(request)
  const outcome = await answerAction(site, { explained, form, accountId })
  const name = intents.find((one) => one === form.get('intent')) ?? 'edit'
  if (outcome.status === 'done') recordAudit(context, { action: `ai-${name}`, accountId, ...params })
  return data(outcome, { status: statuses[outcome.status] })
}

/**
 * Finds the document of an address; throws a 404 if it does not exist or its kind has no «Explicar con IA».
 */
async function requireExplained(
  context: Readonly<RouterContextProvider>,
  { tipo: kindSlug, id }: { tipo: string; id: string },
): Promise<Explained> {
  const kind = services(context).registry.find(kindSlug)
  const row = kind?.explain && (await findRow(services(context).db, kind, id))
  if (!kind || !row) throw data({ message: aiPanelTexts.notFound }, { status: 404 })
  return { kind, row }
}

const intents = ['pin', 'unpin', 'renew']
const statuses = { done: 200, refused: 200, invalid: 400, conflict: 409 } as const

export default function AnswerPage(props: Route.ComponentProps): ReactNode {
  const { tipo: kindSlug, id } = props.params
  // The key remounts the page for another document, so that no state of the previous one remains.
  return <AnswerOf key={`${kindSlug}/${id}`} {...props} />
}

function AnswerOf({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { title, address, isEdited, state, hasModel } = loaderData
  const begun = useBegunAnswer(loaderData, actionData)
  return (
    <div className="page edit-page">
      <PageHead title={texts.heading(title)} />
      <div className="page-title">
        <h1>{texts.heading(title)}</h1>
        <p className="note">
          <span className="tag">{texts.states[state]}</span> {isEdited && texts.edited}
        </p>
      </div>
      <div className="answer-actions">
        <p className="card-actions">
          <Link className="button button-quiet button-small" to="/editor/ia">
            {texts.back}
          </Link>
          <Link className="button button-quiet button-small" to={address}>
            {texts.see}
          </Link>
        </p>
        <Outcome outcome={actionData} />
        <StateButtons openedAt={begun.openedAt} state={state} hasModel={hasModel} />
      </div>
      {/* A newly generated text remounts the form; a save keeps it, with anything typed since. */}
      <AnswerForm key={begun.written} begun={begun} outcome={actionData} />
    </div>
  )
}

function Outcome({ outcome }: { outcome: ActionOutcome | undefined }): ReactNode {
  const status = useRef<HTMLParagraphElement>(null)
  const isTold = outcome?.status === 'done' || outcome?.status === 'refused'
  useEffect(() => {
    if (isTold && outcome) status.current?.focus()
  }, [isTold, outcome])
  return (
    <p ref={status} role="status" tabIndex={-1} className={isTold ? 'form-notice' : undefined}>
      {isTold && outcome.message}
    </p>
  )
}

type StateButtonsProps = { openedAt: string; state: keyof typeof texts.states; hasModel: boolean }

/** The buttons «Fijar» or «Soltar», and «Volver a generar». */
function StateButtons({ openedAt, state, hasModel }: StateButtonsProps): ReactNode {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="buttons">
      <input type="hidden" name="openedAt" value={openedAt} />
      {state !== 'none' && (
        <button
          type="submit"
          name="intent"
          value={state === 'pinned' ? 'unpin' : 'pin'}
          className="button button-quiet"
          aria-disabled={isBusy || undefined}
        >
          {state === 'pinned' ? texts.unpin : texts.pin}
        </button>
      )}
      {hasModel && (
        <button
          type="submit"
          name="intent"
          value="renew"
          className="button button-quiet"
          aria-disabled={isBusy || undefined}
        >
          {texts.renew}
        </button>
      )}
    </Form>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
