import type { Term } from '../markdown/term-matcher.ts'
import { nothingHere } from './plain-answers.ts'
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

const ownMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * The origin of the site for machine-readable output: that of SITE_URL. Without SITE_URL only a localhost
 * origin is returned: any other Host could be forged by a client and then cached.
 */
export function announcedOrigin({ publicOrigin, origin }: RequestInfo): string | undefined {
  if (publicOrigin !== null) return publicOrigin
  return ownMachine.test(origin) ? origin : undefined
}

/** {@link announcedOrigin}; throws a 404 response where there is none. */
export function requireAnnouncedOrigin(info: RequestInfo): string {
  const origin = announcedOrigin(info)
  if (origin === undefined) throw nothingHere()
  return origin
}

/** Finds the glossary terms that a text names and should explain. */
export type Terms = { findIn: (text: string, topicId: string) => Promise<Term[]> }

/**
 * Time of the newest backup, and whether it is too old; undefined where there is none and automatic backups
 * are off.
 */
export type BackupAge = { newestAt: string | undefined; isLate: boolean } | undefined
