import type { ReactNode } from 'react'
import type { CourseMap, MapTopic } from './course-map.ts'
import { progressTexts } from './progress-texts.ts'
import { findWaysOn, type ProgressSummary } from './summarize-progress.ts'

/**
 * «Por dónde seguir»: today's reviews, the unfinished topic and the next one. Its space is reserved before
 * the log is read.
 */
export function GoOn({ map, summary }: { map: CourseMap; summary: ProgressSummary | null }): ReactNode {
  return (
    <section className="section panel progress-ways" aria-labelledby="seguir">
      <h2 id="seguir">{progressTexts.goOn}</h2>
      {summary &&
        (summary.count === 0 ? <Begin map={map} summary={summary} /> : <Ways map={map} summary={summary} />)}
    </section>
  )
}

type WaysProps = { map: CourseMap; summary: ProgressSummary }

function Begin({ map, summary }: WaysProps): ReactNode {
  const { next } = findWaysOn(map, summary)
  return (
    <p>
      {progressTexts.nothingYet} {progressTexts.beginWith}{' '}
      {next ? <a href={next.path}>{next.title}</a> : <a href="/temario">{progressTexts.theTopics}</a>}{' '}
      <a href="/problemas">{progressTexts.orProblems}</a>.
    </p>
  )
}

function Ways({ map, summary }: WaysProps): ReactNode {
  const { begun, next } = findWaysOn(map, summary)
  const { today } = summary.reviews
  const missing = ({ id }: MapTopic): number => {
    const { solved = 0, of = 0 } = summary.topics[id] ?? {}
    return of - solved
  }
  return (
    <ul className="progress-list">
      <li>
        {today.length > 0 ? (
          <>
            {progressTexts.review}: <a href="/repasar">{progressTexts.exercises(today.length)}</a>
          </>
        ) : (
          progressTexts.noReview
        )}
      </li>
      {begun && (
        <li>
          {progressTexts.resume}: <a href={begun.path}>{begun.title}</a> (
          {progressTexts.missing(missing(begun))})
        </li>
      )}
      {next && (
        <li>
          {progressTexts.next}: <a href={next.path}>{next.title}</a>
        </li>
      )}
    </ul>
  )
}
