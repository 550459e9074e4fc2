import { type ReactNode, useEffect, useRef } from 'react'
import { maxQueryLength } from './read-query.ts'
import { searchTexts } from './search-texts.ts'

/**
 * The query input. It shows the query of the address, also after following a link or going back, but keeps
 * what the user types while a response is pending.
 */
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
      maxLength={maxQueryLength}
      autoComplete="off"
    />
  )
}
