import type { ReactNode } from 'react'
import { data } from 'react-router'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/import-page.ts'
import { pageTexts } from './page-texts.ts'
import { ReportTable } from './report-table.tsx'
import { receive, runImport } from './run-import.server.ts'
import { useSiteImport } from './use-site-import.ts'

export const handle = { hydrate: true }

/** Maximum number of report rows rendered on the server, which blocks other requests. */
const maxRows = 300

/** /editor/importar/web: imports the content of a site, or of a document database. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return null
}

/** The import as sent without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: accountId } = await requireAdmin(context)
  const received = await receive(context, request)
  if ('status' in received) return data({ message: received.message }, { status: received.status })
  return data(await runImport(context, received, { accountId, maxRows: maxRows, onProgress: () => {} }))
}

export default function ImportPage({ actionData }: Route.ComponentProps): ReactNode {
  const { news, working, send } = useSiteImport(actionData)
  return (
    <div className="page">
      <PageHead title={pageTexts.importTitle} />
      <PageTitle heading={pageTexts.importTitle} intro={pageTexts.importIntro} />
      <form method="post" encType="multipart/form-data" className="panel edit-form" onSubmit={send}>
        <div className="field">
          <label htmlFor="archivo">{pageTexts.file}</label>
          <input id="archivo" name="archivo" type="file" accept=".zip,.json" required className="input" />
        </div>
        <div className="field">
          <label>
            <input type="checkbox" name="sustituir" value="1" aria-describedby="sustituir-hint" />{' '}
            {pageTexts.replaces}
          </label>
          <p id="sustituir-hint" className="note">
            {pageTexts.replacesHint}
          </p>
        </div>
        <div className="buttons">
          <button
            type="submit"
            name="modo"
            value="probar"
            className="button"
            disabled={working !== undefined}
          >
            {pageTexts.check}
          </button>
          <button
            type="submit"
            name="modo"
            value="importar"
            className="button button-quiet"
            disabled={working !== undefined}
          >
            {pageTexts.run}
          </button>
        </div>
      </form>
      <div role="status" className={working || (news && 'message' in news) ? 'form-notice' : undefined}>
        {working && <p>{working.text}</p>}
        {working && (
          <progress
            aria-label={working.text}
            {...(working.all > 0 && { value: working.done, max: working.all })}
          />
        )}
        {news && 'message' in news && <p>{news.message}</p>}
      </div>
      {news && 'report' in news && <ReportTable report={news.report} />}
    </div>
  )
}
