import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SwitchLinks } from '../../ui/components/switch-links.tsx'
import { type Course, courses, courseTexts } from '../curriculum/courses.ts'
import { describeFilter, type TopicsFilter, topicsAddress } from './topics-filter.ts'
import { topicsTexts } from './topics-texts.ts'

type CourseSwitchProps = {
  filter: TopicsFilter
  categories: readonly { courses: readonly Course[] }[]
}

/** The courses that the site teaches; renders nothing if blocks have no courses. */
export function CourseSwitch({ filter, categories }: CourseSwitchProps): ReactNode {
  const taught = courses.filter((course) => categories.some((category) => category.courses.includes(course)))
  if (taught.length < 2) return null
  // Another course has other blocks: drop the letter.
  const address = (course: Course | null): string => topicsAddress({ course, letter: null })
  return (
    <SwitchLinks
      label={topicsTexts.course}
      chosen={filter.course}
      choices={[
        { value: null, text: topicsTexts.all, to: address(null) },
        ...taught.map((course) => ({
          value: course,
          text: `${course}.º`,
          name: courseTexts[course],
          to: address(course),
        })),
      ]}
    />
  )
}

/** Describes the active filter, with a link to all topics. */
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
