import type { ReactNode } from 'react'
import type { CourseMap, MapBlock, MapTopic } from './course-map.ts'
import { progressTexts } from './progress-texts.ts'
import type { ProgressSummary } from './summarize-progress.ts'

type Summary = ProgressSummary | null

/** The course by courses, blocks and topics; each topic shows its level as a word and a sign. */
export function CourseTopics({ map, summary }: { map: CourseMap; summary: Summary }): ReactNode {
  if (map.blocks.length === 0) return <p className="empty">{progressTexts.noTopics}</p>
  const groups = Map.groupBy(map.blocks, ({ courses }) => courses)
  return [...groups].map(([courses, blocks]) => (
    <div key={courses} className="progress-course">
      {courses !== '' && <p className="progress-years">{courses}</p>}
      {blocks.map((block) => (
        <Block key={block.id} block={block} summary={summary} />
      ))}
    </div>
  ))
}

function Block({ block, summary }: { block: MapBlock; summary: Summary }): ReactNode {
  const heading = `bloque-${block.id}`
  return (
    <section className="progress-block" data-color={block.color} aria-labelledby={heading}>
      <h3 id={heading}>{block.name}</h3>
      <ul>
        {block.topics.map((topic) => (
          <Topic key={topic.id} topic={topic} summary={summary} />
        ))}
      </ul>
    </section>
  )
}

function Topic({ topic, summary }: { topic: MapTopic; summary: Summary }): ReactNode {
  const { title, path, exercises } = topic
  const state = summary?.topics[topic.id]
  return (
    <li data-level={state?.level}>
      <a href={path}>{title}</a>
      {exercises.length === 0 ? (
        <span className="note">{progressTexts.noExercises}</span>
      ) : (
        <>
          <span className="progress-level">
            {state && (
              <>
                <span aria-hidden="true">{progressTexts.signs[state.level]}</span>{' '}
                {progressTexts.levels[state.level]}
              </>
            )}
          </span>
          <span className="note">
            {state ? progressTexts.solved(state.solved, state.of) : progressTexts.exercises(exercises.length)}
          </span>
        </>
      )}
    </li>
  )
}
