import type { Attempt } from '../../learning/attempts/attempt.ts'

let made = 0

/** An attempt for tests: by default right, without hints, at noon UTC of a day of November 2026. */
export function attemptOn(day: number, given: Partial<Attempt> = {}): Attempt {
  made++
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    at: new Date(Date.UTC(2026, 10, day, 12)).toISOString(),
    exercise: 'problemas:a',
    seed: '',
    verdict: 'right',
    hints: 0,
    isSolutionSeen: false,
    ...given,
  }
}
