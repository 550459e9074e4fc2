import { isRouteErrorResponse } from 'react-router'
import type { AnsweredForm, EditingFailure } from '../documents/save-answer.ts'

type ClientActionArgs = { serverAction: () => Promise<unknown> }

/**
 * The `clientAction` of every edit page: a failure of any kind becomes an answer, because an error that reached the
 * router would take the form, and what was typed in it, off the screen.
 */
export async function saveFromBrowser({ serverAction }: ClientActionArgs): Promise<AnsweredForm> {
  try {
    // The action of the same route states this as its type.
    return (await serverAction()) as AnsweredForm
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): EditingFailure {
  if (!isRouteErrorResponse(error)) return navigator.onLine && !isFetchFailure(error) ? 'server' : 'network'
  if (error.status === 401) return 'session'
  if (error.status === 503) return 'database'
  return error.status === 403 ? 'forbidden' : 'server'
}

// What browsers throw when a request got no answer.
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'NetworkError')
}
