import type { Marked } from '../marking/part.ts'
import { judgeAttempt, makeAttemptId } from './attempt.ts'
import { addAttempt } from './attempt-log.ts'

/** An answer to an exercise: the seed of its numbers, and the marking of each part. */
export type Answered = { exercise: string; seed: string; marked: readonly (Marked | null)[] }

/**
 * Adds an answer that has just been marked to the log of attempts. Opened folds are counted within the
 * element around the form that carries `data-exercise`: hints are `details.hint`, the worked solution is
 * `details.solution`, and the explanation of a question `details.fold-respuesta`. They are counted before the
 * log is written: a fold that is opened meanwhile does not count.
 */
export async function recordAttempt(form: Element, { exercise, seed, marked }: Answered): Promise<void> {
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
