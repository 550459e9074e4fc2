import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/search-endpoint.ts'
import { readAsked, searchParameters, toQuestion } from './read-question.ts'
import { searchTexts } from './search-texts.ts'

export const handle = { parameters: searchParameters } as const satisfies PageHandle

/** Number of results shown while typing. */
const count = 8

/** GET /api/buscar?q=…: the first results as JSON; the last word may be incomplete. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const asked = readAsked(readParameters(url, handle))
  const question = { ...toQuestion(asked, services(context).requestInfo.today), count, isTyping: true }
  try {
    const { results, total, corrected } = await services(context).search.find(question)
    return answer({ results, total, corrected }, 200)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return answer({ message: searchTexts.unavailable }, 503)
  }
}

function answer(body: object, status: number): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
