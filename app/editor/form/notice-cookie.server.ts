import { redirect } from 'react-router'
import { readCookie } from '../../platform/http/header-values.server.ts'
import { type DoneNotice, noticeSchema } from './done-notices.ts'

/**
 * Carries a notice to the next page after a form submitted without scripts, which could not store it in the
 * browser.
 */
const noticeCookie = 'engrana.notice'
/** In seconds; the next page deletes the cookie. */
const lasts = 60
const rest = 'Path=/; HttpOnly; SameSite=Lax'
/** Browsers reject cookies over 4096 bytes. */
const maxBytes = 3800

/** Redirects to a path of the site and stores the notice in a cookie for that page. */
export function redirectWithNotice(path: string, notice: DoneNotice): Response {
  return redirect(path, { status: 303, headers: { 'Set-Cookie': writeNotice(notice) } })
}

function writeNotice(notice: DoneNotice): string {
  const whole = encodeURIComponent(JSON.stringify(notice))
  const value =
    whole.length <= maxBytes ? whole : encodeURIComponent(JSON.stringify({ ...notice, links: [] }))
  return `${noticeCookie}=${value}; Max-Age=${lasts}; ${rest}`
}

/**
 * Reads the notice cookie of a request; undefined if its value is invalid. `forget` is the Set-Cookie header
 * that deletes it.
 */
export function readNotice(request: Request): { notice?: DoneNotice; forget?: string } {
  const value = readCookie(request, noticeCookie)
  if (!value) return {}
  const forget = `${noticeCookie}=; Max-Age=0; ${rest}`
  try {
    const { data } = noticeSchema.safeParse(JSON.parse(decodeURIComponent(value)))
    return { ...(data && { notice: data }), forget }
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof URIError)) throw error
    return { forget }
  }
}
