import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProblemBlock } from './problem-blocks.server.ts'
import { filterAddress, type ProblemsFilter } from './problems-filter.ts'
import { problemsTexts } from './problems-texts.ts'

type BlockChoiceProps = { blocks: readonly ProblemBlock[]; filter: ProblemsFilter; onFollow: () => void }

/** The blocks of the chosen course, by what people call them: a list that unfolds, for they are many and long. */
export function BlockChoice({ blocks, filter, onFollow }: BlockChoiceProps): ReactNode {
  const { category, course } = filter
  const shown = blocks.filter(
    ({ name, courses }) =>
      course === null || courses.length === 0 || courses.includes(course) || name === category,
  )
  const chosen = blocks.find(({ name }) => name === category)
  const to = (name: string | null): string => filterAddress({ ...filter, category: name })
  return (
    <nav className="block-choice" aria-label={problemsTexts.block}>
      <details>
        <summary>
          <span>{problemsTexts.block}:</span>{' '}
          <strong>{chosen?.shortName || category || problemsTexts.all}</strong>
        </summary>
        <ul>
          <li>
            <Link to={to(null)} aria-current={category === null ? 'true' : undefined} onClick={onFollow}>
              {problemsTexts.all}
            </Link>
          </li>
          {shown.map(({ name, shortName }) => (
            <li key={name}>
              <Link to={to(name)} aria-current={name === category ? 'true' : undefined} onClick={onFollow}>
                {shortName || name} {shortName && <small>{name}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
