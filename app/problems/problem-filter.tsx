import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { courses, courseTexts } from '../curriculum/courses.ts'
import { FilterLinks } from '../ui/filter-links.tsx'
import { difficulties } from './problem.ts'
import { describeFilter, filterAddress, type ProblemsFilter } from './problems-filter.ts'
import { problemsTexts } from './problems-texts.ts'

type ProblemFilterProps = { categories: readonly string[]; filter: ProblemsFilter }

/** Categories, courses and difficulties as links; each keeps what the others have chosen. */
export function ProblemFilter({ categories, filter }: ProblemFilterProps): ReactNode {
  const address = (change: Partial<ProblemsFilter>): string => filterAddress({ ...filter, ...change })
  return (
    <div className="filters">
      <FilterLinks
        label={problemsTexts.filter}
        chosen={filter.category}
        chosenText={filter.category ?? problemsTexts.all}
        choices={[
          { value: null, text: problemsTexts.all, to: address({ category: null }) },
          ...categories.map((name) => ({ value: name, text: name, to: address({ category: name }) })),
        ]}
      />
      <FilterLinks
        label={problemsTexts.course}
        chosen={filter.course}
        choices={[
          { value: null, text: problemsTexts.anyCourse, to: address({ course: null }) },
          ...courses.map((one) => ({ value: one, text: courseTexts[one], to: address({ course: one }) })),
        ]}
      />
      <FilterLinks
        label={problemsTexts.difficulty}
        chosen={filter.difficulty}
        choices={[
          { value: null, text: problemsTexts.anyDifficulty, to: address({ difficulty: null }) },
          ...difficulties.map((one) => ({ value: one, text: one, to: address({ difficulty: one }) })),
        ]}
      />
      <FilterLinks
        label={problemsTexts.state}
        chosen={filter.unsolved ? problemsTexts.unsolved : null}
        choices={[
          { value: null, text: problemsTexts.anyState, to: address({ unsolved: false }) },
          {
            value: problemsTexts.unsolved,
            text: problemsTexts.unsolved,
            to: address({ unsolved: true }),
          },
        ]}
      />
    </div>
  )
}

type ProblemsShownProps = { filter: ProblemsFilter; isWrong: boolean; isEmpty: boolean }

/** Says what is shown where that is not everything, and what there is none of. */
export function ProblemsShown({ filter, isWrong, isEmpty }: ProblemsShownProps): ReactNode {
  const narrowed = describeFilter(filter)
  const onlyCategory = filter.course === null && filter.difficulty === null && !filter.unsolved
  return (
    <>
      {isWrong && <p className="note">{problemsTexts.wrongFilter}</p>}
      {isEmpty && narrowed === '' && <p className="empty">{problemsTexts.empty}</p>}
      {isEmpty && filter.category !== null && onlyCategory && (
        <p className="empty">{problemsTexts.emptyCategory(filter.category)}</p>
      )}
      {!onlyCategory && (
        <p role="status" className={isEmpty ? 'empty' : 'note'}>
          {describeShown(filter, narrowed, isEmpty)} <Link to="/problemas">{problemsTexts.seeAll}</Link>
        </p>
      )}
    </>
  )
}

function describeShown({ unsolved }: ProblemsFilter, narrowed: string, isEmpty: boolean): string {
  if (unsolved) return isEmpty ? problemsTexts.nothingUnsolved(narrowed) : problemsTexts.unsolvedOf(narrowed)
  return isEmpty ? problemsTexts.emptyFilter(narrowed) : problemsTexts.narrowed(narrowed)
}
