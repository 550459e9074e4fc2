import type { ReactNode } from 'react'
import { data, Form, Link } from 'react-router'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { requireWriter } from '../../documents/core/document-access.server.ts'
import { Difference } from '../../editor/form/difference.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { ClockTime } from '../../ui/components/times.tsx'
import type { Route } from './+types/history-page.ts'
import { documentsTexts } from './documents-texts.ts'
import { type History, loadHistory } from './history.server.ts'
import { RestoreOutcome } from './restore-outcome.tsx'
import { restoreWithMessage } from './restore-with-message.server.ts'

export { revalidateOnConflict as shouldRevalidate } from '../../platform/http/page-handle.ts'

export const handle = { hydrate: true, parameters: ['version'] } as const satisfies PageHandle

/**
 * /editor/historial/{tipo}/{id}: who saved what and when; `?version=…` shows the difference from the current
 * version.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = services(context).registry.find(params.tipo)
  await requireWriter(context, kind)
  if (!kind) throw data(null, { status: 404 })
  const { version: versionId } = readParameters(url, handle)
  return loadHistory(services(context).db, kind, { id: params.id, versionId })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const kind = services(context).registry.find(params.tipo)
  const { id: accountId } = await requireWriter(context, kind)
  if (!kind) throw data(null, { status: 404 })
  const form = await readForm(request)
  const [versionId, openedAt] = [String(form.get('version')), String(form.get('openedAt'))]
  const answer = await restoreWithMessage(services(context).db, kind, {
    documentId: params.id,
    versionId,
    openedAt,
    author: { accountId },
    now: new Date().toISOString(),
  })
  if (answer.failed) return data(answer, { status: 409 })
  recordAudit(context, { action: 'restore', accountId, tipo: params.tipo, id: params.id })
  return data(answer)
}

export default function HistoryPage({ loaderData, actionData, params }: Route.ComponentProps): ReactNode {
  const { title, versions, chosen } = loaderData
  return (
    <div className="page">
      <PageHead title={documentsTexts.historyTitle} />
      <PageTitle heading={`${documentsTexts.historyTitle}: ${title}`} intro={documentsTexts.historyNote}>
        <p>
          <Link to={`/edit/${params.tipo}/${encodeURIComponent(params.id)}`}>
            {documentsTexts.backToForm}
          </Link>
        </p>
      </PageTitle>
      {actionData && (
        <RestoreOutcome
          answer={actionData}
          undo={versions.find(({ savedAt }) => savedAt === actionData.replaced)?.id}
        />
      )}
      {versions.length < 2 && <p className="empty">{documentsTexts.historyEmpty}</p>}
      <ol className="document-list">
        {versions.map(({ id, savedAt, savedBy, isDraft, isCurrent }) => (
          <li key={id} className="panel document-row">
            <p>
              <ClockTime iso={savedAt} /> · {savedBy}
              {isDraft && <span className="tag">{documentsTexts.draftVersion}</span>}
            </p>
            {isCurrent ? (
              <span className="tag">{documentsTexts.current}</span>
            ) : (
              <Link className="button button-quiet button-small" to={`?version=${id}`} preventScrollReset>
                {documentsTexts.see}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {chosen && <ChosenVersion history={{ ...loaderData, chosen }} {...params} />}
    </div>
  )
}

type ChosenProps = {
  history: Pick<History, 'labels' | 'current' | 'openedAt'> & { chosen: NonNullable<History['chosen']> }
  tipo: string
  id: string
}

/** The difference of an earlier version from the current one, with a button that restores it. */
function ChosenVersion({ history, tipo: kindSlug, id }: ChosenProps): ReactNode {
  const { chosen, labels, current, openedAt } = history
  return (
    <section className="panel section" aria-labelledby="version">
      <h2 id="version">
        {documentsTexts.version}: <ClockTime iso={chosen.savedAt} />
      </h2>
      <Difference
        labels={labels}
        before={chosen.fields}
        after={current}
        beforeTitle={documentsTexts.before}
        afterTitle={documentsTexts.now}
      />
      {/* The action has no `?version=…`: after restoring, the version would be compared with itself. */}
      <Form
        method="post"
        action={`/editor/historial/${kindSlug}/${encodeURIComponent(id)}`}
        className="buttons"
      >
        <input type="hidden" name="version" value={chosen.id} />
        <input type="hidden" name="openedAt" value={openedAt} />
        <button type="submit" className="button">
          {documentsTexts.restoreVersion}
        </button>
      </Form>
    </section>
  )
}
