import type { ReactNode } from 'react'
import { data } from 'react-router'
import { databaseContext } from '../db/database-context.ts'
import { toPlainText } from '../markdown/plain-text.server.ts'
import { renderMarkdown } from '../markdown/render-markdown.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { HtmlContent } from '../ui/html-content.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { fixedSheet } from '../ui/page-sheet.ts'
import type { Route } from './+types/static-page.ts'
import { fillText } from './fill-text.ts'
import { findPageName, pageTitles, usualTexts } from './fixed-pages.ts'
import { readPageFacts } from './page-facts.server.ts'
import { findOwnText } from './site-page-repository.server.ts'

export const handle = { shows: ['site_pages', 'pictures'] } satisfies PageHandle

const descriptionWords = 25

/** The name of the page is the path: /privacidad, /terminos, … */
export async function loader({ context, request }: Route.LoaderArgs) {
  const name = findPageName(new URL(request.url).pathname.replace(/^\/|\/$/g, ''))
  if (!name) throw data(null, { status: 404 })
  const own = await findOwnText(context.get(databaseContext), name)
  const text = fillText(own ?? usualTexts[name], readPageFacts(context))
  const html = await renderMarkdown(text, context.get(picturesContext).find)
  return { title: pageTitles[name], path: `/${name}`, html, description: toPlainText(text, descriptionWords) }
}

export default function StaticPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { title, path, html, description } = loaderData
  return (
    <div className="page">
      <PageHead title={title} description={description} sheet={fixedSheet(path, title)} />
      <div className="page-title">
        <h1>{title}</h1>
      </div>
      <HtmlContent safeHtml={html} />
    </div>
  )
}
