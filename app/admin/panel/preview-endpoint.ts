import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { pickFindings, type RuleFinding } from '../../documents/author-rules/author-rule.ts'
import { reviewOnThread } from '../../documents/author-rules/author-threads.server.ts'
import { findDeadAddresses } from '../../documents/core/known-addresses.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { MARKDOWN_LIMIT } from '../../platform/markdown/markdown-limit.ts'
import type { Route } from './+types/preview-endpoint.ts'
import { renderPreview } from './render-preview.server.tsx'

/** Longer texts are cut: no document is that long. */
const maxTextLength = 2 * MARKDOWN_LIMIT

/** POST /editor/vista-previa: renders a text as on its public page, and checks it by the author rules. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  await requireEditor(context)
  const { pictures } = services(context)
  const form = await readForm(request)
  const text = String(form.get('text') ?? '')
    .slice(0, maxTextLength)
    .replace(/\r\n?/g, '\n')
  const { findings, addresses } = await reviewOnThread(text)
  const [db, registry] = [services(context).db, services(context).registry]
  const site = { db, registry, pictures, today: services(context).requestInfo.today }
  const lost = await findDeadAddresses(site, addresses)
  const dead = lost.map((finding): RuleFinding => ({ ...finding, name: 'dead-link', level: 'fault' }))
  const headers = { 'Cache-Control': 'no-store' }
  const html = await renderPreview(text, form.get('kind'), pictures.find)
  return Response.json({ html, findings: pickFindings([...dead, ...findings]) }, { headers })
}
