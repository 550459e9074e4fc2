import type { ReactNode } from 'react'
import { data } from 'react-router'
import { picturesContext } from '../../documents/media/media-contexts.ts'
import { databaseContext } from '../../platform/db/database-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/static-page.ts'
import { fillText } from './fill-text.ts'
import { findPageName, pageTitles, usualTexts } from './fixed-pages.ts'
import { readPageFacts } from './page-facts.server.ts'
import { findOwnText } from './site-page-repository.server.ts'

export const handle = { shows: ['site_pages', 'pictures'] } satisfies PageHandle

const descriptionWords = 25

/** /privacidad, /terminos, …: the path is the name of the page. */
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
