import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readEvery, readParameters } from '../../platform/http/read-parameters.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/online-page.ts'
import { loadWorksheet } from './load-worksheet.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import { letters, worksheetPaths } from './worksheet.ts'
import { WorksheetFaults } from './worksheet-faults.tsx'

const parameters = ['p', 'ficha', 'variante'] as const

export const handle = {
  shows: ['problems', 'syllabus'],
  parameters,
  // Worksheets in addresses are arbitrary: the page is not cached.
  typed: parameters,
} as const satisfies PageHandle

const nothingElse = { clave: null, titulo: null, grupo: null }

/** /fichas/responder: the target of a variant's QR code, its problems with the numbers on the paper. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ficha, variante } = readParameters(url, handle)
  const place = letters.findIndex((letter) => letter === (variante ?? 'A').toUpperCase())
  const change = worksheetPaths.pick
  if (place < 0) return data({ messages: [sheetsTexts.wrongVariant], change }, { status: 400 })
  const given = { ...nothingElse, p: readEvery(url, handle, 'p'), ficha, variantes: String(place + 1) }
  const loading = await loadWorksheet(context, given)
  if (!loading.ok) return data({ messages: loading.messages, change }, { status: 400 })
  const { worksheet, variants, notice } = loading.loaded
  const variant = variants[place]
  const problems = (variant?.problems ?? []).map(({ slug, title, seed }) => ({
    title,
    to: seed === '' ? `/problemas/${slug}` : `/problemas/${slug}?semilla=${seed}`,
  }))
  return data({ number: worksheet.number, letter: letters[place] ?? 'A', problems, notice })
}

export default function OnlinePage({ loaderData }: Route.ComponentProps): ReactNode {
  if ('messages' in loaderData) return <WorksheetFaults {...loaderData} />
  const { number, letter, problems, notice } = loaderData
  const title = sheetsTexts.answerOnline(number, letter)
  return (
    <div className="page">
      <PageHead title={title} canonical={worksheetPaths.pick} />
      <meta name="robots" content="noindex" />
      <PageTitle heading={title} intro={sheetsTexts.answerOnlineHint} />
      {notice && <p role="alert">{notice}</p>}
      <div className="prose">
        <ol>
          {problems.map((problem) => (
            <li key={problem.to}>
              <a href={problem.to} rel="nofollow">
                {problem.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
