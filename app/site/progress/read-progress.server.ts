import type { RouterContextProvider } from 'react-router'
import { listAllAttempts } from '../../learning/attempts/attempt-repository.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { findCourseMap } from './course-map.server.ts'
import type { CourseMap } from './course-map.ts'
import { type ProgressSummary, summarizeProgress } from './summarize-progress.ts'

/** `known`: the summary of a signed-in user's log; null for visitors, whose log is only on their device. */
type ReadProgress = { map: CourseMap; known: ProgressSummary | null }

/**
 * The course map, and the progress of a signed-in user. `now`: ISO-8601; `open`: the exercise of the open
 * page.
 */
export async function readProgress(
  context: Readonly<RouterContextProvider>,
  now: string,
  open?: string,
): Promise<ReadProgress> {
  const { db } = services(context)
  const account = await services(context).accountReader.find()
  const [map, log] = await Promise.all([findCourseMap(db), account && listAllAttempts(db, account.id)])
  return { map, known: log && summarizeProgress(map, log, now, open) }
}

/** The progress of a signed-in user for the page of an exercise; null for visitors. */
export async function readKnown(
  context: Readonly<RouterContextProvider>,
  now: string,
  open: string,
): Promise<ProgressSummary | null> {
  const account = await services(context).accountReader.find()
  return account && (await readProgress(context, now, open)).known
}
