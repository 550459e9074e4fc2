import { httpTexts } from './http-texts.ts'

/** What an address for programs answers where there is nothing, in words for the people who open it; a page has one of its own. */
export function nothingHere(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(httpTexts.nothingHere, { status: 404, headers })
}
