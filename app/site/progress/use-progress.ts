import { useEffect, useState } from 'react'
import { readAttempts } from '../../learning/attempts/attempt-log.ts'
import { logChanged } from '../../learning/attempts/log-event.ts'
import type { CourseMap } from './course-map.ts'
import { type ProgressSummary, summarizeProgress } from './summarize-progress.ts'

/**
 * What the log of this device says, anew whenever it has changed. `known`: what the server knows of whoever is signed in; it stays until this device
 * has as much. Null until the log is read. `open`: the exercise whose page it is.
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
