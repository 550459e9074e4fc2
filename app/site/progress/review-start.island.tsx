import { type ReactNode, useEffect, useState } from 'react'
import { spanishDate } from '../../platform/dates/madrid-date.ts'
import { island } from '../../platform/islands/island.tsx'
import { type CourseMap, exercisesOf, type MapExercise } from './course-map.ts'
import { dateOf } from './days.ts'
import { type ReviewPlan, reviewAddress } from './plan-reviews.ts'
import { reviewTexts } from './review-texts.ts'
import type { ProgressSummary } from './summarize-progress.ts'
import { useProgress } from './use-progress.ts'

type ReviewStartProps = { map: Pick<CourseMap, 'blocks' | 'others'>; known: ProgressSummary | null }

/** The start and the end of a review session. Its space is reserved before the log is read. */
function ReviewStart({ map, known }: ReviewStartProps): ReactNode {
  const summary = useProgress(map, known)
  const isOffline = useIsOffline()
  return (
    <div className="panel review-start" role="status">
      {summary?.count === 0 && <NothingYet />}
      {summary && summary.count > 0 && (
        <>
          <Told plan={summary.reviews} />
          {isOffline && summary.reviews.today.length > 0 ? (
            <Copies map={map} today={summary.reviews.today} />
          ) : (
            <Begin plan={summary.reviews} />
          )}
        </>
      )}
    </div>
  )
}

function NothingYet(): ReactNode {
  return (
    <>
      <p>{reviewTexts.nothingYet}</p>
      <p>
        {reviewTexts.beginWith} <a href="/temario">{reviewTexts.theTopics}</a>{' '}
        <a href="/problemas">{reviewTexts.orProblems}</a>.
      </p>
    </>
  )
}

/** Today's reviews, those done, and the next due day. */
function Told({ plan }: { plan: ReviewPlan }): ReactNode {
  const { today, done, right, later, nextOn } = plan
  return (
    <>
      <p>
        {done > 0 && today.length === 0 && `${reviewTexts.finished} `}
        {done > 0 && `${reviewTexts.done(done, right)} `}
        {done > 0 && today.length > 0 && reviewTexts.left(today.length)}
        {done === 0 && today.length > 0 && reviewTexts.today(today.length)}
        {done === 0 && today.length === 0 && reviewTexts.nothingToday}
      </p>
      {later > 0 && <p>{reviewTexts.later(later)}</p>}
      {today.length > 0 && <p className="note">{reviewTexts.mixed}</p>}
      {today.length === 0 && nextOn !== undefined && <p>{reviewTexts.nextOn(spanishDate(dateOf(nextOn)))}</p>}
    </>
  )
}

function Begin({ plan: { today, done } }: { plan: ReviewPlan }): ReactNode {
  const [first] = today
  if (first === undefined)
    return (
      <p>
        <a href="/progreso">{reviewTexts.seeProgress}</a>
      </p>
    )
  return (
    <p>
      <a className="button" href={reviewAddress(first)} rel="nofollow">
        {done > 0 ? reviewTexts.goOn : reviewTexts.begin}
      </a>
    </p>
  )
}

/** Without a network: links to the saved pages on this device, with the numbers of their text. */
function Copies({ map, today }: { map: ReviewStartProps['map']; today: readonly string[] }): ReactNode {
  const [kept, setKept] = useState<MapExercise[] | null>(null)
  useEffect(() => {
    const exercises = exercisesOf(map)
    void findKept(today.flatMap((id) => exercises.get(id) ?? [])).then(setKept)
  }, [map, today])
  if (!kept) return null
  return (
    <>
      <p>{reviewTexts.offline}</p>
      <p>{kept.length > 0 ? reviewTexts.offlineCopies : reviewTexts.offlineNothing}</p>
      <ul className="progress-list">
        {kept.map(({ id, title, path }) => (
          <li key={id}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

async function findKept(exercises: readonly MapExercise[]): Promise<MapExercise[]> {
  if (!('caches' in window)) return []
  const { findCopy } = await import('../../reading/offline/find-copy.ts')
  const copies = await Promise.all(
    exercises.map(({ path }) => findCopy(new URL(path.split('#', 1)[0] ?? path, location.origin).href)),
  )
  return exercises.filter((_, at) => copies[at] !== undefined)
}

/** Whether this page is a saved copy, or the network is gone. */
function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    const look = (): void =>
      setIsOffline(!navigator.onLine || document.documentElement.dataset.copy !== undefined)
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOffline
}

export default island('site/progress/review-start', ReviewStart, { wakes: 'loaded' })
