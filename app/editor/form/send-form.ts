import type { FieldTexts } from '../../documents/core/field.ts'
import { formTexts } from '../../ui/forms/parse-form.ts'
import type { EditingFailure, SaveAnswer } from './save-answer.ts'
import { saveAnswerSchema } from './save-answer.ts'

/** Who has heard nothing for so long hears nothing any more. In milliseconds. */
const patience = 60_000

/**
 * Sends the texts of a form to be saved. Whatever happens on the way becomes an answer. It asks by itself and not by
 * the router: that one needs parts of the page that may not have come yet, and it shows an answer of its own whenever
 * there is none.
 */
export async function sendForm(address: string, form: FormData, extra: FieldTexts = {}): Promise<SaveAnswer> {
  try {
    const response = await fetch(address, {
      method: 'PUT',
      body: new URLSearchParams({ ...formTexts(form), ...extra }),
      signal: AbortSignal.timeout(patience),
    })
    const answer = saveAnswerSchema.safeParse(await response.json().catch(() => undefined))
    return answer.success ? answer.data : { status: 'failed', reason: reasonOf(response) }
  } catch (error) {
    // What browsers throw when a request got no answer.
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
  // A page that answers for everything, as a guest network has it, is not this site.
  return ok ? 'network' : 'server'
}
