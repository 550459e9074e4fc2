import type { ReactNode } from 'react'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import type { Route } from './+types/notes-page.ts'
import { listNotes } from './notes.server.ts'
import { notesTexts } from './panel-texts.ts'

export const handle = { hydrate: true }

/** /editor/novedades: the release notes for teachers. */
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
