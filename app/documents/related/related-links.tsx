import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { keepUnits } from '../../platform/markdown/number-units.ts'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import type { RelatedDocuments, RelatedLink } from './find-related.server.ts'
import { relatedTexts } from './related-texts.ts'

/** The related documents below a document (docs/product.md 3.13), one line each. */
export function RelatedLinks({ around: related }: { around: RelatedDocuments }): ReactNode {
  const { parts, previous, next } = related
  return (
    <div className="around">
      <PartStyle name="document" />
      {parts.map(({ heading, ways }) => (
        <section key={heading}>
          <h2>{relatedTexts[heading]}</h2>
          <ul>
            {ways.map(({ to, title, note }) => (
              <li key={to}>
                <Link to={to}>{keepUnits(title)}</Link>
                {note && <span className="note"> {note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {(previous ?? next) && (
        <nav aria-label={relatedTexts.neighbours}>
          <Neighbour way={previous} name={relatedTexts.previous} rel="prev" />
          <Neighbour way={next} name={relatedTexts.next} rel="next" />
        </nav>
      )}
    </div>
  )
}

type NeighbourProps = { way: RelatedLink | undefined; name: string; rel: 'prev' | 'next' }

function Neighbour({ way, name, rel }: NeighbourProps): ReactNode {
  if (!way) return null
  return (
    <Link to={way.to} rel={rel}>
      {name}
      <strong>{way.title}</strong>
    </Link>
  )
}
