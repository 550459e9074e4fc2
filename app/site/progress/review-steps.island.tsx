import { type ReactNode, useEffect, useState } from 'react'
import { island } from '../../platform/islands/island.tsx'
import { type CourseMap, loadCourseMap } from './course-map.ts'
import { reviewAddress } from './plan-reviews.ts'
import { reviewTexts } from './review-texts.ts'
import type { ProgressSummary } from './summarize-progress.ts'
import { useProgress } from './use-progress.ts'

/** `known`: the summary for a signed-in user. */
type ReviewStepsProps = { exercise: string; known: ProgressSummary | null }

/** «Siguiente» with the number of reviews left. Before the log is read, it links to the start page. */
function ReviewSteps({ exercise, known }: ReviewStepsProps): ReactNode {
  const [map, setMap] = useState<Pick<CourseMap, 'blocks' | 'others'> | null>(null)
  useEffect(() => {
    // Without a network the start page lists what can be read.
    void loadCourseMap().then(setMap, () => undefined)
  }, [])
  const reviews = useProgress(map, known, exercise)?.reviews
  const [next] = reviews?.today ?? []
  const left = reviews?.today.length ?? 0
  return (
    <p className="review-steps">
      <a className="button" href={next ? reviewAddress(next) : '/repasar'} rel="nofollow">
        {reviews && !next ? reviewTexts.finish : reviewTexts.next}
      </a>
      {left > 0 && <span className="note">{reviewTexts.left(left)}</span>}
    </p>
  )
}

export default island('site/progress/review-steps', ReviewSteps, { wakes: 'loaded' })
