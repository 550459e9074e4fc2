import { accountsTexts } from './accounts-texts.ts'

export type Mode = 'sign-in' | 'register'

const addresses: Record<Mode, string> = {
  'sign-in': '/api/auth/sign-in/email',
  register: '/api/auth/sign-up/email',
}

/** Signs in or registers; gives what to tell when it was refused, undefined when the person is in. */
export async function sendCredentials(mode: Mode, form: FormData): Promise<string | undefined> {
  const body = JSON.stringify({ email: form.get('email'), password: form.get('password') })
  try {
    const response = await fetch(addresses[mode], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    if (response.ok) return undefined
    const answer: unknown = await response.json().catch(() => null)
    return (
      readMessage(answer) ??
      inMode(mode, response.status >= 500 ? accountsTexts.siteFailed : accountsTexts.unknownError)
    )
  } catch {
    return inMode(mode, accountsTexts.noConnection)
  }
}

function readMessage(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined
  return typeof answer.message === 'string' ? answer.message : undefined
}

function inMode(mode: Mode, reason: string): string {
  return mode === 'sign-in' ? reason : accountsTexts.notRegistered(reason)
}
