import type { ReactNode } from 'react'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readEvery, readParameters } from '../../platform/http/read-parameters.ts'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/sheets-page.ts'
import { pickProblems } from './pick-problems.server.ts'
import styles from './sheets.css?url'
import { sheetsTexts } from './sheets-texts.ts'
import { worksheetParameters, worksheetPaths } from './worksheet.ts'
import { Messages } from './worksheet-faults.tsx'
import { WorksheetForm } from './worksheet-form.tsx'

const parameters = [
  ...worksheetParameters,
  ...(['tema', 'problema', 'bloque', 'curso', 'dificultad'] as const),
] as const

export const handle = {
  shows: ['problems', 'syllabus', 'topics'],
  parameters,
  // Worksheets in addresses are arbitrary: the page is not cached.
  typed: parameters,
} as const satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * /fichas. `?tema={id}` and `?problema={slug}` preselect problems; the other parameters are the submitted
 * form.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const given = { ...readParameters(url, handle), p: readEvery(url, handle, 'p') }
  const isNarrowed = parameters.some((name) => given[name]?.length)
  return { picking: await pickProblems(context, given), isNarrowed }
}

export default function SheetsPage({ loaderData: { picking, isNarrowed } }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <PageHead
        title={sheetsTexts.title}
        description={sheetsTexts.description}
        canonical={worksheetPaths.pick}
        sheet={fixedSheet(worksheetPaths.pick, sheetsTexts.title)}
      />
      {isNarrowed && <meta name="robots" content="noindex, follow" />}
      <PageTitle heading={sheetsTexts.title} intro={sheetsTexts.description} />
      <Messages messages={picking.messages} />
      {picking.notice && <p role="status">{picking.notice}</p>}
      <WorksheetForm picking={picking} />
    </div>
  )
}
