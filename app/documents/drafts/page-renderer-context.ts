import { createContext } from 'react-router'
import type { Database } from '../../platform/db/tables.ts'

/** A page of the site as a visitor gets it, read from a database that may hold more than readers see. */
export type RenderedPage = {
  /** With its parameters. */
  path: string
  database: Database
  /** Today, where what is shown is of a later day. */
  today: string
  /** Until when the page can be seen so. */
  endsAt: string
}

/** What a request must know to show drafts. `preview`: its page is that of one. */
export type PreviewParts = {
  renderPage: (page: RenderedPage) => Promise<Response>
  preview?: Pick<RenderedPage, 'today' | 'endsAt'>
}

export const pageRendererContext = createContext<(page: RenderedPage) => Promise<Response>>()
