import { createContext } from 'react-router'
import type { SiteSettings } from './site-settings.ts'

/** What a page may know about its request. */
export type RequestInfo = {
  /** Request id; also in the header X-Request-Id, in the log and on the error page. */
  id: string
  /** HTTP method: HEAD, GET, POST … */
  method: string
  /** CSP nonce for the inline scripts of pages that are hydrated whole. */
  nonce: string
  /** Today in Madrid, as YYYY-MM-DD. */
  today: string
  settings: SiteSettings
  /** Origin of this request, without a final slash; a client can forge it. */
  origin: string
  /** Origin of SITE_URL, without a final slash: the only one allowed in a page that is served to others. */
  publicOrigin: string | null
  /** Set for the preview of a draft: the time at which its link expires. */
  previewEndsAt?: string | undefined
  /** Logs an error with the request id. */
  reportError: (error: unknown) => void
  /** URL of the boot script of reading pages. */
  bootScript: { src: string; integrity?: string }
}

export const requestContext = createContext<RequestInfo>()
