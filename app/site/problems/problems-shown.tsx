import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeFilter, type ProblemsFilter } from './problems-filter.ts'
import { problemsTexts } from './problems-texts.ts'

type ProblemsShownProps = { filter: ProblemsFilter; isWrong: boolean; isEmpty: boolean }

/** Describes the active filter, and an empty result. */
export function ProblemsShown({ filter, isWrong, isEmpty }: ProblemsShownProps): ReactNode {
  const narrowed = describeFilter(filter)
  const isNarrowed = narrowed !== '' || filter.unsolved
  return (
    <>
      {isWrong && <p className="note">{problemsTexts.wrongFilter}</p>}
      {isEmpty && !isNarrowed && <p className="empty">{problemsTexts.empty}</p>}
      {isNarrowed && (
        <p role="status" className={isEmpty ? 'empty' : 'note'}>
          {describeShown(filter, narrowed, isEmpty)} <Link to="/problemas">{problemsTexts.seeAll}</Link>
        </p>
      )}
    </>
  )
}

function describeShown(filter: ProblemsFilter, narrowed: string, isEmpty: boolean): string {
  const { category, course, difficulty, unsolved } = filter
  if (unsolved) return isEmpty ? problemsTexts.nothingUnsolved(narrowed) : problemsTexts.unsolvedOf(narrowed)
  if (!isEmpty) return problemsTexts.narrowed(narrowed)
  const isOnlyCategory = category !== null && course === null && difficulty === null
  return isOnlyCategory ? problemsTexts.emptyCategory(category) : problemsTexts.emptyFilter(narrowed)
}
