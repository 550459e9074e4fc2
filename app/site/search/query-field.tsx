import { type ReactNode, useEffect, useRef } from 'react'
import { longestQuery } from './read-query.ts'
import { searchTexts } from './search-texts.ts'

/** What is looked for. A question that comes by another way (a link, the way back) stands in it too; what somebody went on writing while an answer was on its way stays. */
export function QueryField({ query }: { query: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = query
    shown.current = query
  }, [query])
  return (
    <input
      ref={field}
      className="input"
      type="search"
      name="q"
      aria-label={searchTexts.field}
      defaultValue={query}
      maxLength={longestQuery}
      autoComplete="off"
    />
  )
}
