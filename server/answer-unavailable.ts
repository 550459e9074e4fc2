import { data, type ServerBuild } from 'react-router'
import { isDatabaseUnavailable, isDiskTrouble } from '../app/platform/db/database-unavailable.ts'
import { services } from '../app/platform/http/app-context.ts'
import { ThreadsBusyError } from '../app/platform/markdown/thread-pool.server.ts'
import { uiTexts } from '../app/ui/components/ui-texts.ts'
import { type Wrapper, wrapRoutes } from './wrap-routes.ts'

/** Seconds after which a client may retry. */
const retryAfter = '5'

/**
 * Wraps all routes so that they answer 503 in Spanish when the database is unavailable or the queue of the
 * worker threads is full: both faults pass by themselves. A page renders the message in its error boundary;
 * an endpoint answers with plain text.
 */
export function answeringUnavailable(build: ServerBuild): ServerBuild {
  return wrapRoutes(build, ({ default: page }) => orRefuse(page ? refuseInPage : refuseInText))
}

/** Adds `Retry-After` and `no-store` to a 503 response; returns any other response unchanged. */
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
      services(args.context).requestInfo.reportError(error)
      throw refuse(message)
    }
  }
}

/** The message shown to the visitor for a temporary fault; undefined for any other fault. */
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
