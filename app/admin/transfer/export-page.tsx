import type { ReactNode } from 'react'
import { requireAdmin } from '../../accounts/accounts/guards.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/export-page.ts'
import { countDocuments } from './export-site.server.ts'
import { pageTexts } from './page-texts.ts'
import { useDownload } from './use-download.ts'

export const handle = { hydrate: true }

const address = '/editor/exportar/contenido.zip'

/** /editor/exportar: downloads all content of the site. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return { documents: await countDocuments(services(context).db, services(context).registry) }
}

export default function ExportPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { state, begin } = useDownload(address)
  return (
    <div className="page">
      <PageHead title={pageTexts.exportTitle} />
      <PageTitle heading={pageTexts.exportTitle} intro={pageTexts.exportIntro} />
      <p>{pageTexts.holds(loaderData.documents)}</p>
      <p className="buttons">
        <a className="button" href={address} download onClick={begin}>
          {pageTexts.download}
        </a>
      </p>
      <div role="status" className={state ? 'form-notice' : undefined}>
        {state && <p>{state.text}</p>}
        {state?.isBusy && (
          <progress aria-label={state.text} {...(state.all > 0 && { value: state.done, max: state.all })} />
        )}
      </div>
    </div>
  )
}
