import { data, type ServerBuild } from 'react-router'
import { isDatabaseUnavailable, isDiskTrouble } from '../app/platform/db/database-unavailable.ts'
import { requestContext } from '../app/platform/http/request-context.ts'
import { ThreadsBusyError } from '../app/platform/markdown/thread-pool.server.ts'
import { uiTexts } from '../app/ui/components/ui-texts.ts'
import { type Wrapper, wrapRoutes } from './wrap-routes.ts'

/** After so many seconds it is worth asking again. */
const retryAfter = '5'

/**
 * The pages of the site, which answer 503 in Spanish where the database cannot be asked or texts wait too long for a thread: faults
 * that pass, unlike one of ours. A page shows it in its error boundary; an endpoint, which has no page, as plain text.
 */
export function answeringUnavailable(build: ServerBuild): ServerBuild {
  return wrapRoutes(build, ({ default: page }) => orRefuse(page ? refuseInPage : refuseInText))
}

/** What every answer carries that says to come again. */
export function withRetryAfter(response: Response): Response {
  if (response.status !== 503) return response
  response.headers.set('Retry-After', retryAfter)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function orRefuse(refuse: (message: string) => unknown): Wrapper {
  return (answer) => async (args) => {
    try {
      return await answer(args)
    } catch (error) {
      const message = whatPasses(error)
      if (message === undefined) throw error
      args.context.get(requestContext).reportError(error)
      throw refuse(message)
    }
  }
}

/** What people are told of a fault that passes; undefined of any other. */
function whatPasses(error: unknown): string | undefined {
  if (error instanceof ThreadsBusyError) return uiTexts.busy
  if (!isDatabaseUnavailable(error)) return undefined
  return isDiskTrouble(error) ? uiTexts.diskTrouble : uiTexts.databaseUnavailable
}

function refuseInPage(message: string): unknown {
  return data({ message }, { status: 503 })
}

function refuseInText(message: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(message, { status: 503, headers })
}
