import type { ReactNode } from 'react'
import { data } from 'react-router'
import { assistantContext } from '../ai/assistant-context.ts'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { fixedSheet } from '../ui/page-sheet.ts'
import type { Route } from './+types/static-page.ts'
import { modelPrivacy, staticPagesTexts } from './static-pages-texts.ts'

export const handle = { shows: [] } satisfies PageHandle

/** The name of the page is the path: /privacidad, /terminos, … */
export function loader({ context, request }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.replace(/^\/|\/$/g, '')
  const page = staticPagesTexts[name]
  if (!page) throw data(null, { status: 404 })
  const hasModel = context.get(assistantContext).model !== undefined
  const more = name === 'privacidad' && hasModel ? modelPrivacy : null
  return { ...page, path: `/${name}`, more }
}

export default function StaticPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <PageHead
        title={loaderData.title}
        description={loaderData.text.slice(0, 155)}
        sheet={fixedSheet(loaderData.path, loaderData.title)}
      />
      <div className="page-title">
        <h1>{loaderData.title}</h1>
      </div>
      <div className="prose">
        <p>{loaderData.text}</p>
        {loaderData.more && <p>{loaderData.more}</p>}
      </div>
    </div>
  )
}
