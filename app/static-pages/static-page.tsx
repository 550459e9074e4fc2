import type { ReactNode } from 'react'
import { data } from 'react-router'
import { assistantContext } from '../ai/assistant-context.ts'
import { backupsContext } from '../backup/backups-context.ts'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { fixedSheet } from '../ui/page-sheet.ts'
import type { Route } from './+types/static-page.ts'
import { backupPrivacy, modelPrivacy, staticPagesTexts } from './static-pages-texts.ts'

export const handle = { shows: [] } satisfies PageHandle

/** The name of the page is the path: /privacidad, /terminos, … */
export function loader({ context, request }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.replace(/^\/|\/$/g, '')
  const page = staticPagesTexts[name]
  if (!page) throw data(null, { status: 404 })
  const hasModel = context.get(assistantContext).model !== undefined
  const privacy = [backupPrivacy(context.get(backupsContext).settings), ...(hasModel ? [modelPrivacy] : [])]
  return { ...page, path: `/${name}`, more: name === 'privacidad' ? privacy : [] }
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
        {loaderData.more.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
