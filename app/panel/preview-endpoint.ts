import { requireAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { reviewMarkdown } from '../documents/author-warnings.server.ts'
import { renderMarkdown, renderSolution } from '../markdown/render-markdown.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { readForm } from '../ui/read-form.server.ts'
import type { Route } from './+types/preview-endpoint.ts'
import { findDeadAddresses } from './known-addresses.server.ts'

const mostWarnings = 50

/** POST /editor/vista-previa: a text as its readers will see it, by their renderer, and what its author should know. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  await requireAdmin(context)
  const pictures = context.get(picturesContext)
  const form = await readForm(request)
  const text = String(form.get('text') ?? '').replace(/\r\n?/g, '\n')
  const render = form.get('kind') === 'solution' ? renderSolution : renderMarkdown
  const { warnings, addresses } = reviewMarkdown(text)
  const dead = await findDeadAddresses(context.get(databaseContext), pictures, addresses.slice(0, 500))
  const all = [...warnings, ...dead].sort((a, b) => a.line - b.line)
  const headers = { 'Cache-Control': 'no-store' }
  const html = await render(text, pictures.find)
  return Response.json({ html, warnings: all.slice(0, mostWarnings) }, { headers })
}
