import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { judgeAttempt, makeAttemptId, readAttempt } from './attempt.ts'
import { countRequest, saveAttempts } from './gathered-writes.server.ts'
import type { Answered } from './record-attempt.ts'

/**
 * Logs an answer that the server has marked because the browser runs no scripts. Hints and the solution are
 * logged as unopened, because the server cannot see whether they were. Nothing is logged for visitors or
 * beyond the rate limit.
 */
export async function recordAnswered(
  context: Readonly<RouterContextProvider>,
  { exercise, seed, marked }: Answered,
): Promise<void> {
  const verdict = judgeAttempt(marked)
  const now = new Date().toISOString()
  const opened = { hints: 0, isSolutionSeen: false }
  const attempt = readAttempt({ id: makeAttemptId(), at: now, exercise, seed, verdict, ...opened })
  const account = attempt && (await services(context).accountReader.find())
  if (!account) return
  const { db } = services(context)
  if (!(await countRequest(db, account.id)).allowed) return
  await saveAttempts(db, { userId: account.id, attempts: [attempt], now })
}
