import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { newId } from '../../documents/core/define-document.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/search-panel-page.ts'
import { MissesList } from './misses-list.tsx'
import { forgetMisses, listMisses } from './search-miss-repository.server.ts'
import { searchPanelTexts as texts } from './search-texts.ts'
import { listSynonymRows } from './synonym.server.ts'
import { synonym } from './synonym.ts'

export const handle = { hydrate: true }

/** /editor/busquedas: queries without results, and the synonyms. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireEditor(context)
  const { db } = services(context)
  const [misses, synonyms] = await Promise.all([listMisses(db), listSynonymRows(db)])
  return { misses, synonyms }
}

/** Deletes the miss `query`, or all of them. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: accountId } = await requireEditor(context)
  const form = await readForm(request)
  const query = form.get('query')
  await forgetMisses(services(context).db, typeof query === 'string' ? query : undefined)
  recordAudit(context, { action: 'searches-forgotten', accountId })
  return data({ message: texts.forgotten })
}

export default function SearchPanelPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { misses, synonyms } = loaderData
  return (
    <div className="page">
      <PageHead title={texts.title} />
      <PageTitle heading={texts.title} intro={texts.description} />
      <section className="section">
        <h2>{texts.misses}</h2>
        <p role="status" className={actionData ? 'form-notice' : undefined}>
          {actionData?.message}
        </p>
        <MissesList misses={misses} />
      </section>
      <section className="section">
        <h2>{texts.synonyms}</h2>
        <p className="buttons">
          <Link className="button" to={`/edit/${synonym.tipo}/${newId}`}>
            {texts.newSynonyms}
          </Link>
        </p>
        {synonyms.length === 0 && <p className="empty">{texts.noSynonyms}</p>}
        <ul className="document-list">
          {synonyms.map(({ id, word, others }) => (
            <li key={id} className="panel document-row">
              <div>
                <h3>{word}</h3>
                <p>{others}</p>
              </div>
              <DocumentActions id={id} title={word} of={synonym} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
