import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Course, courses, courseTexts } from '../curriculum/courses.ts'
import { FilterLinks } from '../ui/filter-links.tsx'
import { letters } from './category.ts'
import { describeFilter, type TopicsFilter, topicsAddress } from './topics-filter.ts'
import { topicsTexts } from './topics-texts.ts'

type TopicsFilterLinksProps = {
  filter: TopicsFilter
  categories: readonly { letter: string | null; courses: readonly Course[] }[]
}

/** Courses, and the blocks of the chosen one; nothing on a site whose blocks say neither. */
export function TopicsFilterLinks({ filter, categories }: TopicsFilterLinksProps): ReactNode {
  const taught = courses.filter((course) => categories.some((category) => category.courses.includes(course)))
  const ofCourse = categories.filter(
    (category) => filter.course === null || category.courses.includes(filter.course),
  )
  const blocks = letters.filter(
    (letter) => letter === filter.letter || ofCourse.some((category) => category.letter === letter),
  )
  const address = (change: Partial<TopicsFilter>): string => topicsAddress({ ...filter, ...change })
  const all = { value: null, text: topicsTexts.all }
  return (
    <div className="filters">
      {taught.length > 1 && (
        <FilterLinks
          label={topicsTexts.course}
          chosen={filter.course}
          choices={[
            { ...all, to: address({ course: null }) },
            ...taught.map((course) => ({
              value: course,
              text: courseTexts[course],
              to: address({ course }),
            })),
          ]}
        />
      )}
      {blocks.length > 1 && (
        <FilterLinks
          label={topicsTexts.letter}
          chosen={filter.letter}
          choices={[
            { ...all, to: address({ letter: null }) },
            ...blocks.map((letter) => ({
              value: letter,
              text: topicsTexts.letterOf(letter),
              to: address({ letter }),
            })),
          ]}
        />
      )}
    </div>
  )
}

/** Says what is shown where that is not everything, and leads back to all. */
export function TopicsShown({ filter, isEmpty }: { filter: TopicsFilter; isEmpty: boolean }): ReactNode {
  const narrowed = describeFilter(filter)
  const isNarrowed = narrowed !== ''
  const said = isEmpty ? topicsTexts.emptyFilter(narrowed) : topicsTexts.narrowed(narrowed)
  return (
    <>
      {filter.isWrong && <p className="note">{topicsTexts.wrong}</p>}
      {isEmpty && !isNarrowed && <p className="empty">{topicsTexts.empty}</p>}
      {isNarrowed && (
        <p role="status" className={isEmpty ? 'empty' : 'note'}>
          {said} <Link to="/temario">{topicsTexts.seeAll}</Link>
        </p>
      )}
    </>
  )
}
