import { accountsTexts } from './accounts-texts.ts'

export type Mode = 'sign-in' | 'register'

const addresses: Record<Mode, string> = {
  'sign-in': '/api/auth/sign-in/email',
  register: '/api/auth/sign-up/email',
}

/** Polling interval. Most sign-ins finish before the first poll. Milliseconds. */
const askEveryMs = 2000

/** The outcome: an error message, or success; `next` is the page of the second step, if one is needed. */
type Sent = { message: string } | { next: string | undefined }

/** Signs in or registers. `tellWait` receives the estimated seconds in the queue, repeatedly. */
export async function sendCredentials(
  mode: Mode,
  form: FormData,
  tellWait: (seconds: number) => void,
): Promise<Sent> {
  const ticket = Math.random().toString(36).slice(2)
  const body = JSON.stringify({ email: form.get('email'), password: form.get('password'), ticket })
  const unfollow = followTurn(ticket, tellWait)
  try {
    const response = await fetch(addresses[mode], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { next: readText(answer, 'next') }
    const said = readText(answer, 'message')
    const fault = response.status >= 500 ? accountsTexts.siteFailed : accountsTexts.unknownError
    return { message: said ?? inMode(mode, fault) }
  } catch {
    return { message: inMode(mode, accountsTexts.noConnection) }
  } finally {
    unfollow()
  }
}

function readText(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const value = new Map<string, unknown>(Object.entries(answer)).get(name)
  return typeof value === 'string' ? value : undefined
}

function inMode(mode: Mode, reason: string): string {
  return mode === 'sign-in' ? reason : accountsTexts.notRegistered(reason)
}

/** Polls the position of a sign-in in the password queue until the returned function is called. */
function followTurn(ticket: string, tell: (seconds: number) => void): () => void {
  let isOver = false
  const ask = async (): Promise<void> => {
    const answer: unknown = await fetch(`/entrar/turno?de=${ticket}`)
      .then((response) => response.json())
      .catch(() => null)
    // A failed poll is ignored: the sign-in request itself reports the outcome.
    if (!isOver && hasSeconds(answer)) tell(answer.seconds)
  }
  const timer = setInterval(ask, askEveryMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

function hasSeconds(answer: unknown): answer is { seconds: number } {
  return (
    typeof answer === 'object' && answer !== null && 'seconds' in answer && typeof answer.seconds === 'number'
  )
}
