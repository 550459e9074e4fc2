import { redirect } from 'react-router'
import { readCookie } from '../ui/read-cookie.server.ts'
import { type DoneNotice, noticeSchema } from './done-notices.ts'

/** Carries a notice to the page after a form that the browser sent by itself: no script was there to keep it. */
const noticeCookie = 'engrana.notice'
/** In seconds; the next page takes it away. */
const lasts = 60
const rest = 'Path=/; HttpOnly; SameSite=Lax'
/** Browsers refuse a cookie of more than 4096 bytes. */
const mostBytes = 3800

/** Leads to a path of the site, where the notice is shown. */
export function redirectWithNotice(path: string, notice: DoneNotice): Response {
  return redirect(path, { status: 303, headers: { 'Set-Cookie': writeNotice(notice) } })
}

function writeNotice(notice: DoneNotice): string {
  const whole = encodeURIComponent(JSON.stringify(notice))
  const value =
    whole.length <= mostBytes ? whole : encodeURIComponent(JSON.stringify({ ...notice, links: [] }))
  return `${noticeCookie}=${value}; Max-Age=${lasts}; ${rest}`
}

/** The notice that a request brings, undefined if it is none that the site writes; `forget` takes it away with the answer. */
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
