import type { ReactNode } from 'react'
import { requireEditor } from '../accounts/guards.server.ts'
import { renderMarkdown } from '../markdown/render-markdown.server.ts'
import { HtmlContent } from '../ui/html-content.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RouteError } from '../ui/route-error.tsx'
import type { Route } from './+types/notes-page.ts'
import { listNotes } from './notes.server.ts'
import { notesTexts } from './panel-texts.ts'

export const handle = { hydrate: true }

/** /editor/novedades: what has changed in the site, for teachers. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireEditor(context)
  return { notes: await Promise.all(listNotes().map((note) => renderMarkdown(note, () => undefined))) }
}

export default function NotesPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <PageHead title={notesTexts.title} />
      <PageTitle heading={notesTexts.title} intro={notesTexts.intro} />
      {loaderData.notes.map((html) => (
        <HtmlContent key={html} safeHtml={html} />
      ))}
    </div>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
