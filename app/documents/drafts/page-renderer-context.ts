import { createContext } from 'react-router'
import type { Database } from '../../platform/db/tables.ts'

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

export const pageRendererContext = createContext<(page: RenderedPage) => Promise<Response>>()
