import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOfMore, type ListPart, toAddress } from '../forms/list-part.ts'
import { uiTexts } from './ui-texts.ts'

type MoreOfListProps = {
  path: string
  /** Other query parameters of the list, such as a filter. */
  query?: Record<string, string | null>
  part: ListPart
  next: string | null
  /** Name of the list, read after «Ver más» by screen readers on a page with several lists. */
  of?: string
}

/** «Ver más», which adds a page to a list, and a link to its start. Plain links, without scripts. */
export function MoreOfList({ path, query = {}, part, next, of }: MoreOfListProps): ReactNode {
  const isLonger = part.after !== null || part.pages > 1
  if (!next && !isLonger) return null
  return (
    <p className="more buttons">
      {next && (
        <Link className="button button-quiet" to={addressOfMore(path, query, part, next)}>
          {uiTexts.next}
          {of && <span className="visually-hidden"> {of}</span>}
        </Link>
      )}
      {isLonger && (
        <Link className="button button-quiet" to={toAddress(path, query)}>
          {uiTexts.first}
        </Link>
      )}
    </p>
  )
}

/** A link to the next part of a long list; it works without scripts. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <p className="more">
      <Link className="button button-quiet" to={to}>
        {children}
      </Link>
    </p>
  )
}
