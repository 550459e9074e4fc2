import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { keepUnits } from '../../platform/markdown/number-units.ts'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { aroundTexts } from './around-texts.ts'
import type { Around, Way } from './find-around.server.ts'

/** The related documents below a document (docs/product.md 3.13), one line each. */
export function WaysOn({ around }: { around: Around }): ReactNode {
  const { parts, previous, next } = around
  return (
    <div className="around">
      <PartStyle name="document" />
      {parts.map(({ heading, ways }) => (
        <section key={heading}>
          <h2>{aroundTexts[heading]}</h2>
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
        <nav aria-label={aroundTexts.neighbours}>
          <Neighbour way={previous} name={aroundTexts.previous} rel="prev" />
          <Neighbour way={next} name={aroundTexts.next} rel="next" />
        </nav>
      )}
    </div>
  )
}

type NeighbourProps = { way: Way | undefined; name: string; rel: 'prev' | 'next' }

function Neighbour({ way, name, rel }: NeighbourProps): ReactNode {
  if (!way) return null
  return (
    <Link to={way.to} rel={rel}>
      {name}
      <strong>{way.title}</strong>
    </Link>
  )
}
