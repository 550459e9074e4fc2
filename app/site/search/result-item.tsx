import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Piece } from './excerpt.ts'
import type { SearchResult } from './search-answer.ts'

/** One result: its title as a link, its kind, and the excerpt with the matches. */
export function ResultItem({
  result,
  headingId,
}: {
  result: SearchResult
  headingId?: string | undefined
}): ReactNode {
  const { title, excerpt, address, kindName, block } = result
  return (
    <li className="search-result">
      <h3 id={headingId}>
        <Link to={address}>
          <Marked pieces={title} />
        </Link>
      </h3>
      <p className="card-label">{block ? `${kindName} · ${block}` : kindName}</p>
      {excerpt.length > 0 && (
        <p>
          <Marked pieces={excerpt} />
        </p>
      )}
    </li>
  )
}

/** A text with the matches marked. */
function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  // Pieces have no ids, and their order never changes.
  return pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces differ only by position
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
