import type { FieldTexts } from '../../documents/core/field.ts'
import { formTexts } from '../../ui/forms/parse-form.ts'
import type { EditingFailure, SaveAnswer } from './save-answer.ts'
import { saveAnswerSchema } from './save-answer.ts'

/** Milliseconds until a request without a response counts as failed. */
const timeoutMs = 60_000

/**
 * Sends the fields of a form to be saved; every failure becomes a result. Uses fetch and not the router: the
 * router may have to load route chunks first, and renders an error page when there is no response.
 */
export async function sendForm(address: string, form: FormData, extra: FieldTexts = {}): Promise<SaveAnswer> {
  try {
    const response = await fetch(address, {
      method: 'PUT',
      body: new URLSearchParams({ ...formTexts(form), ...extra }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = saveAnswerSchema.safeParse(await response.json().catch(() => undefined))
    return answer.success ? answer.data : { status: 'failed', reason: reasonOf(response) }
  } catch (error) {
    // The errors that browsers throw when a request gets no response.
    if (error instanceof TypeError || error instanceof DOMException) {
      return { status: 'failed', reason: 'network' }
    }
    throw error
  }
}

function reasonOf({ ok, status }: Response): EditingFailure {
  if (status === 401) return 'session'
  if (status === 403) return 'forbidden'
  if (status === 503) return 'database'
  // A captive portal answers every address with a page of its own; that is not this site.
  return ok ? 'network' : 'server'
}
