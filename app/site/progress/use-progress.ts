import { useEffect, useState } from 'react'
import { readAttempts } from '../../learning/attempts/attempt-log.ts'
import { logChanged } from '../../learning/attempts/log-store.ts'
import type { CourseMap } from './course-map.ts'
import { type ProgressSummary, summarizeProgress } from './summarize-progress.ts'

/**
 * The summary of this device's log, updated on every change; null until the log is read. `known`: the
 * server's summary for a signed-in user, shown until this device has as many attempts. `open`: the exercise
 * of the open page.
 */
export function useProgress(
  map: Pick<CourseMap, 'blocks' | 'others'> | null,
  known: ProgressSummary | null,
  open?: string,
): ProgressSummary | null {
  const [summary, setSummary] = useState(known)
  useEffect(() => {
    if (!map) return
    let isGone = false
    const read = async (least: number): Promise<void> => {
      const log = await readAttempts()
      const now = new Date().toISOString()
      if (!isGone && log.length >= least) setSummary(summarizeProgress(map, log, now, open))
    }
    const change = (): void => void read(0)
    void read(known?.count ?? 0)
    addEventListener(logChanged, change)
    return () => {
      isGone = true
      removeEventListener(logChanged, change)
    }
  }, [map, known, open])
  return summary
}
