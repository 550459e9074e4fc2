import type { Marked } from '../marking/verdict.ts'
import { makeAttemptId } from './attempt.ts'
import { addAttempt } from './attempt-log.ts'
import { judgeAttempt } from './judge-attempt.ts'

/** What was answered: which exercise, with the numbers of which seed, and what came of each part. */
export type Answered = { exercise: string; seed: string; marked: readonly (Marked | null)[] }

/**
 * Writes an answer that has just been marked into the log of attempts. What was opened before is counted within the element around the form
 * that carries `data-exercise`: hints are `details.hint`, the worked solution is `details.solution`, the
 * explanation of a question `details.fold-respuesta`; what is opened afterwards, while the log is written, does not count.
 */
export async function handOver(form: Element, { exercise, seed, marked }: Answered): Promise<void> {
  const verdict = judgeAttempt(marked)
  if (!verdict) return
  const place = form.closest('[data-exercise]')
  await addAttempt({
    id: makeAttemptId(),
    at: new Date().toISOString(),
    exercise,
    seed,
    verdict,
    hints: place?.querySelectorAll('.hint[data-opened]').length ?? 0,
    isSolutionSeen: place?.querySelector(':is(.solution, .fold-respuesta)[data-opened]') != null,
  })
}
