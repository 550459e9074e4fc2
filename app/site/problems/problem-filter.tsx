import type { ReactNode } from 'react'
import { SwitchLinks } from '../../ui/components/switch-links.tsx'
import { courses, courseTexts } from '../curriculum/courses.ts'
import { BlockChoice } from './block-choice.tsx'
import { difficulties } from './problem.ts'
import type { ProblemBlock } from './problem-blocks.server.ts'
import { countNarrowed, filterAddress, type ProblemsFilter } from './problems-filter.ts'
import { problemsTexts } from './problems-texts.ts'

type ProblemFilterProps = { blocks: readonly ProblemBlock[]; filter: ProblemsFilter }

const sheetId = 'filtros'

/** Client-side navigation does not close a popover. */
function closeFilters(): void {
  const sheet = document.getElementById(sheetId)
  if (sheet?.matches(':popover-open')) sheet.hidePopover()
}

/**
 * Links for block, course, difficulty and state; each keeps the other choices. On a phone all but the blocks
 * are in a sheet.
 */
export function ProblemFilter({ blocks, filter }: ProblemFilterProps): ReactNode {
  const address = (change: Partial<ProblemsFilter>): string => filterAddress({ ...filter, ...change })
  const given = { onFollow: closeFilters }
  return (
    <div className="problem-filter">
      <BlockChoice blocks={blocks} filter={filter} />
      <button type="button" className="button button-quiet filter-open" popoverTarget={sheetId}>
        {problemsTexts.openFilters(countNarrowed(filter))}
      </button>
      <div id={sheetId} popover="auto" className="filter-sheet">
        <SwitchLinks
          {...given}
          label={problemsTexts.course}
          chosen={filter.course}
          choices={[
            { value: null, text: problemsTexts.all, to: address({ course: null }) },
            ...courses.map((one) => ({
              value: one,
              text: `${one}.º`,
              name: courseTexts[one],
              to: address({ course: one }),
            })),
          ]}
        />
        <SwitchLinks
          {...given}
          label={problemsTexts.difficulty}
          chosen={filter.difficulty}
          choices={[
            { value: null, text: problemsTexts.anyDifficulty, to: address({ difficulty: null }) },
            ...difficulties.map((one) => ({ value: one, text: one, to: address({ difficulty: one }) })),
          ]}
        />
        <SwitchLinks
          {...given}
          label={problemsTexts.state}
          chosen={filter.unsolved ? problemsTexts.unsolved : null}
          choices={[
            { value: null, text: problemsTexts.all, to: address({ unsolved: false }) },
            {
              value: problemsTexts.unsolved,
              text: problemsTexts.unsolved,
              to: address({ unsolved: true }),
            },
          ]}
        />
        <button
          type="button"
          className="button filter-close"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        >
          {problemsTexts.closeFilters}
        </button>
      </div>
    </div>
  )
}
