import { createContext } from 'react-router'
import type { SiteSettings } from './site-settings.ts'

/** What every page may know of the request it answers. */
export type RequestInfo = {
  /** Also in the header X-Request-Id, in the log and on the error page. */
  id: string
  /** As the request states it: HEAD, GET, POST … */
  method: string
  /** For the inline scripts of pages that are hydrated whole. */
  nonce: string
  /** Today in Madrid, as YYYY-MM-DD. */
  today: string
  settings: SiteSettings
  /** Address under which this request came, without a final slash; a client can make it up. */
  origin: string
  /** Address of SITE_URL, without a final slash: the only one that a page that others read may show. */
  publicOrigin: string | null
  /** The page is that of a draft, and can be seen until then; left out: it is what readers get. */
  previewEndsAt?: string | undefined
  /** Writes a fault to the log with the id of the request. */
  reportError: (error: unknown) => void
  /** Address of the boot script of the reading pages. */
  bootScript: { src: string; integrity?: string }
}

export const requestContext = createContext<RequestInfo>()
