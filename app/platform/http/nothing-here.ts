import { httpTexts } from './http-texts.ts'

/** The 404 response of an endpoint, in plain text; pages render their own. */
export function nothingHere(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(httpTexts.nothingHere, { status: 404, headers })
}
