import type { RouterContextProvider } from 'react-router'
import { Semaphore } from '../../platform/db/semaphore.ts'
import type { Database } from '../../platform/db/tables.ts'
import { services } from '../../platform/http/app-context.ts'
import { makeApart, type RenderingApart, renderWaiting } from '../../platform/markdown/rendering-apart.ts'
import { pathOf } from '../core/define-document.ts'
import { type DocumentRow, lockKind } from '../core/document-rows.server.ts'
import type { DocumentDraft } from '../core/draft-rows.server.ts'
import { isVisible } from '../core/pages.server.ts'
import { findPlaceInList } from '../core/place-in-list.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'
import { writeForPreview } from './write-for-preview.server.ts'

/** A request to render a page as visitors see it, from a database that may include unpublished content. */
export type RenderedPage = {
  /** With query parameters. */
  path: string
  database: Database
  /** The day shown as today, which is later for a document that becomes visible in the future. */
  today: string
  /** When the preview expires. */
  endsAt: string
}

/** The preview parts of a request's context. `preview` is set while a preview is rendered. */
export type PreviewParts = {
  renderPage: (page: RenderedPage) => Promise<Response>
  preview?: Pick<RenderedPage, 'today' | 'endsAt'>
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    renderPage: (page: RenderedPage) => Promise<Response>
  }
}

type Context = Readonly<RouterContextProvider>

/** One preview at a time: each blocks the writers of its kind while its page is rendered. */
const turns = new Semaphore(1)
const maxWait = 5000
/** Rendering a text may reveal others to render, so the loop is limited. */
const maxTries = 8

class Undo extends Error {}

/**
 * Renders the page as it would be after publication: publishes the draft in a transaction, renders the page
 * with the usual code, and rolls back. Its texts are rendered between two such transactions, so that writers
 * are not blocked for long.
 */
export async function renderPreview(
  context: Context,
  kind: DocumentKind,
  draft: DocumentDraft,
): Promise<Response> {
  const apart: RenderingApart = { waiting: new Map(), done: new Map() }
  for (let tries = 0; tries < maxTries; tries++) {
    const response = await makeApart(apart, () => tryToRender(context, kind, draft))
    if (apart.waiting.size === 0) return response ?? renderMissing(context)
    await renderWaiting(apart)
  }
  throw new Error(`the texts of ${kind.tipo}/${draft.id} never came to an end`)
}

async function tryToRender(
  context: Context,
  kind: DocumentKind,
  draft: DocumentDraft,
): Promise<Response | undefined> {
  let response: Response | undefined
  await turns.take(maxWait)
  try {
    await services(context)
      .db.transaction()
      .execute(async (transaction) => {
        await lockKind(transaction, kind)
        const row = await writeForPreview(transaction, kind, draft)
        if (row) response = await renderRow(context, kind, { row, draft, database: transaction })
        throw new Undo()
      })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  } finally {
    turns.give()
  }
  return response
}

type Shown = { row: DocumentRow; draft: DocumentDraft; database: Database }

async function renderRow(
  context: Context,
  kind: DocumentKind,
  { row, draft, database }: Shown,
): Promise<Response> {
  const slug = typeof row.slug === 'string' ? row.slug : null
  const own = pathOf(kind, { id: row.id, slug }) ?? kind.pageOf?.(row.id)
  const path = own ?? (await findPlaceInList(database, kind, row))
  const endsAt = draft.previewEndsAt ?? ''
  return whole(
    await services(context).renderPage({ path, database, today: dayOf(context, kind, row), endsAt }),
  )
}

// A document that becomes visible later is shown as on its first day.
function dayOf(context: Context, kind: DocumentKind, row: DocumentRow): string {
  const { today } = services(context).requestInfo
  const [column] = kind.visible?.({ today }) ?? []
  return column === undefined || isVisible(kind, row, today) ? today : String(row[column])
}

/** Renders the 404 page, the same for an expired link as for an unknown one. */
export async function renderMissing(context: Context): Promise<Response> {
  const { today } = services(context).requestInfo
  const database = services(context).db
  return whole(await services(context).renderPage({ path: '/vista-previa', database, today, endsAt: '' }))
}

// Reads the body before the transaction ends, and makes the headers mutable.
async function whole(response: Response): Promise<Response> {
  return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
}
