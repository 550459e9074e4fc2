import { nothingHere } from './nothing-here.ts'
import type { RequestInfo } from './request-context.ts'

const ownMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * The address under which the site names itself to machines: that of SITE_URL. Without it, only that of one's own computer: any
 * other could be made up by who asks, and a cache would hand it on.
 */
export function announcedOrigin({ publicOrigin, origin }: RequestInfo): string | undefined {
  if (publicOrigin !== null) return publicOrigin
  return ownMachine.test(origin) ? origin : undefined
}

/** The same, for what is nothing without it: throws 404 where there is none. */
export function requireAnnouncedOrigin(info: RequestInfo): string {
  const origin = announcedOrigin(info)
  if (origin === undefined) throw nothingHere()
  return origin
}
