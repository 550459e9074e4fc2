import type { ReactNode } from 'react'
import { data, type RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { fixedSheet } from '../../ui/components/og-image.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import type { Route } from './+types/static-page.ts'
import { fillText, type PageFacts } from './fill-text.ts'
import { findPageName, pageTitles, usualTexts } from './fixed-pages.ts'
import { findOwnText } from './site-page.server.ts'
import { backupPrivacy, googlePrivacy, modelPrivacy } from './static-pages-texts.ts'

export const handle = { shows: ['site_pages', 'pictures'] } satisfies PageHandle

const descriptionWords = 25

/** /privacidad, /terminos, …: the path is the name of the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const name = findPageName(new URL(request.url).pathname.replace(/^\/|\/$/g, ''))
  if (!name) throw data(null, { status: 404 })
  const own = await findOwnText(services(context).db, name)
  const text = fillText(own ?? usualTexts[name], readPageFacts(context))
  const html = await renderMarkdown(text, services(context).pictures.find)
  return { title: pageTitles[name], path: `/${name}`, html, description: toPlainText(text, descriptionWords) }
}

/** Reads the facts of this site for the fixed pages: who publishes it, and how it is run. */
function readPageFacts(context: Readonly<RouterContextProvider>): PageFacts {
  const { siteName, school } = services(context).requestInfo.settings
  const hasModel = services(context).assistant.model !== undefined
  const hasGoogle = services(context).accounts.google !== undefined
  return {
    siteName,
    school,
    backups: backupPrivacy(services(context).config.backups),
    model: hasModel ? modelPrivacy : '',
    google: hasGoogle ? googlePrivacy : '',
  }
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
