import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProblemBlock } from './problem-blocks.server.ts'
import { filterAddress, type ProblemsFilter } from './problems-filter.ts'
import { problemsTexts } from './problems-texts.ts'

type BlockChoiceProps = { blocks: readonly ProblemBlock[]; filter: ProblemsFilter }

/**
 * «Todos» and the categories of the chosen course, by their name on cards: links that wrap; on a phone one
 * scrolling row.
 */
export function BlockChoice({ blocks, filter }: BlockChoiceProps): ReactNode {
  const { category, course } = filter
  const shown = blocks.filter(
    ({ name, courses }) =>
      course === null || courses.length === 0 || courses.includes(course) || name === category,
  )
  const choices = [
    { name: null, text: problemsTexts.all },
    ...shown.map(({ name }) => ({ name, text: name })),
  ]
  return (
    <nav className="block-choice" aria-label={problemsTexts.block}>
      <ul>
        {choices.map(({ name, text }) => (
          <li key={name ?? ''}>
            <Link
              to={filterAddress({ ...filter, category: name })}
              aria-current={name === category ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
