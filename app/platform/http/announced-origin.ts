import { nothingHere } from './nothing-here.ts'
import type { RequestInfo } from './request-context.ts'

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
