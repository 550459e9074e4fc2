import type { ReactNode } from 'react'
import { FilterLinks } from '../ui/filter-links.tsx'
import { toAddress } from '../ui/list-part.ts'
import { problemsTexts } from './problems-texts.ts'

type ProblemFilterProps = { categories: readonly string[]; chosen: string | null }

/** The address of the problems of one category, or of all. */
export function filterAddress(category: string | null): string {
  return toAddress('/problemas', { categoria: category })
}

/** «Todos» and every category, as links. */
export function ProblemFilter({ categories, chosen }: ProblemFilterProps): ReactNode {
  const choices = [null, ...categories].map((name) => ({
    value: name,
    text: name ?? problemsTexts.all,
    to: filterAddress(name),
  }))
  return (
    <FilterLinks
      label={problemsTexts.filter}
      choices={choices}
      chosen={chosen}
      chosenText={chosen ?? problemsTexts.all}
    />
  )
}
