import type { ReactNode } from 'react'
import { island } from '../../platform/islands/island.tsx'
import { type CourseMap, topicsOf } from './course-map.ts'
import { CourseTopics } from './course-topics.tsx'
import { GoOn } from './go-on.tsx'
import { progressTexts } from './progress-texts.ts'
import type { ProgressSummary } from './summarize-progress.ts'
import { useProgress } from './use-progress.ts'

/** `known`: the summary for a signed-in user; null for visitors, whose page is the same for all. */
type ProgressViewProps = { map: CourseMap; known: ProgressSummary | null }

/**
 * The part of /progreso that depends on the log: where to continue, the map, and what the user can do
 * already.
 */
function ProgressView({ map, known }: ProgressViewProps): ReactNode {
  const summary = useProgress(map, known)
  return (
    <div className="progress">
      <GoOn map={map} summary={summary} />
      <section className="section" aria-labelledby="curso">
        <h2 id="curso">{progressTexts.map}</h2>
        <CourseTopics map={map} summary={summary} />
      </section>
      <Known map={map} summary={summary} />
    </div>
  )
}

/** «Lo que ya sabes hacer»: the criteria of topics that are practised or mastered. */
function Known({ map, summary }: { map: CourseMap; summary: ProgressSummary | null }): ReactNode {
  const able = topicsOf(map).filter(({ id }) => {
    const level = summary?.topics[id]?.level
    return level === 'practised' || level === 'mastered'
  })
  const criteria = [...new Set(able.flatMap((topic) => topic.criteria))]
  return (
    <section className="section" aria-labelledby="sabes">
      <h2 id="sabes">{progressTexts.known}</h2>
      <p className="note">{criteria.length > 0 ? progressTexts.knownLead : progressTexts.knownNothing}</p>
      {criteria.length > 0 && (
        <ul className="progress-list progress-known">
          {criteria.map((id) => (
            <li key={id}>{map.criteria[id]}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default island('site/progress/progress-view', ProgressView, { wakes: 'loaded' })
