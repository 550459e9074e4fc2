import type { ReactNode } from 'react'
import { FilterLinks } from '../../ui/components/filter-links.tsx'
import { type Asked, addressOf } from './read-question.ts'
import type { Facet } from './search-answer.ts'
import { searchTexts } from './search-texts.ts'

/** The label of each group, and its property in a search address. */
const groups = {
  kind: { label: searchTexts.kind, name: 'kind' },
  bloque: { label: searchTexts.block, name: 'block' },
  curso: { label: searchTexts.course, name: 'course' },
} as const

/** The choices of one filter as links; nothing if there is only one choice. */
export function SearchFacet({ facet, asked }: { facet: Facet; asked: Asked }): ReactNode {
  const { label, name } = groups[facet.group]
  const chosen = asked[name]
  if (facet.choices.length < 2 && chosen === null) return null
  const choices = facet.choices.map(({ value, text, count }) => ({
    value,
    text: `${text} (${count})`,
    to: addressOf(asked, { [name]: value }),
  }))
  const all = { value: null, text: searchTexts.all, to: addressOf(asked, { [name]: null }) }
  return (
    <FilterLinks label={label} choices={[all, ...choices]} chosen={chosen} chosenText={chosen ?? undefined} />
  )
}
