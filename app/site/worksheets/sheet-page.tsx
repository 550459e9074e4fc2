import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readEvery, readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/sheet-page.ts'
import { inLine, loadWorksheet } from './load-worksheet.server.ts'
import { printKeys, printVariants } from './print-worksheet.server.ts'
import { givenAddress, withOtherNumber } from './read-worksheet.server.ts'
import styles from './sheets.css?url'
import { sheetsTexts } from './sheets-texts.ts'
import { worksheetAddress, worksheetParameters, worksheetPaths } from './worksheet.ts'
import { WorksheetFaults } from './worksheet-faults.tsx'
import { WorksheetKey } from './worksheet-key.tsx'
import { Paper, VariantPaper } from './worksheet-paper.tsx'
import { WorksheetTools } from './worksheet-tools.tsx'

export const handle = {
  shows: ['problems', 'syllabus', 'pictures'],
  parameters: worksheetParameters,
  // Worksheets in addresses are arbitrary: the page is not cached.
  typed: worksheetParameters,
} as const satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * /fichas/hoja: the printable worksheet, drawn from its address alone. `?ficha=nueva` redirects to other
 * numbers.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const given = { ...readParameters(url, handle), p: readEvery(url, handle, 'p') }
  const change = givenAddress(worksheetPaths.pick, given)
  const isNew = given.ficha === 'nueva'
  const loading = await loadWorksheet(context, isNew ? { ...given, ficha: null } : given)
  if (!loading.ok) return data({ messages: loading.messages, change }, { status: 400 })
  const { worksheet, variants, notice } = loading.loaded
  if (isNew) throw redirect(worksheetAddress(worksheetPaths.sheet, withOtherNumber(worksheet)), 302)
  const site = { pictures: services(context).pictures, origin: services(context).requestInfo.publicOrigin }
  const printed = await inLine(request.signal, () => printVariants(worksheet, variants, site))
  if (printed === 'busy') return data({ messages: [sheetsTexts.busy], change }, { status: 503 })
  return data({ worksheet, variants: printed, keys: worksheet.hasKey ? printKeys(variants) : [], notice })
}

export default function SheetPage({ loaderData }: Route.ComponentProps): ReactNode {
  if ('messages' in loaderData) return <WorksheetFaults {...loaderData} />
  const { worksheet, variants, keys, notice } = loaderData
  const named = sheetsTexts.sheet(worksheet.number)
  return (
    <div className="page">
      <PageHead title={worksheet.title || named} canonical={worksheetPaths.pick} />
      <meta name="robots" content="noindex" />
      <div className="page-title worksheet-screen">
        <h1>{named}</h1>
        <p>{sheetsTexts.preview}</p>
        {notice && <p role="alert">{notice}</p>}
      </div>
      <WorksheetTools worksheet={worksheet} />
      {variants.map((variant) => (
        <VariantPaper key={variant.letter} worksheet={worksheet} variant={variant} />
      ))}
      {keys.length > 0 && (
        <Paper running={`${named} · ${sheetsTexts.key}`} title={sheetsTexts.key}>
          {keys.map(({ letter, problems }) => (
            <div key={letter} className="worksheet-key-variant">
              <h3>{`${named} · ${sheetsTexts.variant(letter)}`}</h3>
              <WorksheetKey problems={problems} />
            </div>
          ))}
        </Paper>
      )}
    </div>
  )
}
