import type { ReactNode } from 'react'
import { type Course, shortenCourses } from '../curriculum/courses.ts'
import type { Category } from './category.server.ts'
import { topicsTexts } from './topics-texts.ts'

type BlockLinksProps = { blocks: readonly Category[]; course: Course | null }

/** The blocks of a page, as links to their headings. */
export function BlockLinks({ blocks, course }: BlockLinksProps): ReactNode {
  return (
    <nav className="block-links" aria-label={topicsTexts.blocks}>
      <ul>
        {blocks.map((block) => (
          <li key={block.id} data-color={block.color}>
            <a href={`#${blockAnchor(block.id)}`}>
              {block.letter && <span className="block-letter">{block.letter}</span>}{' '}
              <span>{block.shortName || block.name}</span>{' '}
              {course === null && block.shortName && (
                <span className="block-years">{shortenCourses(block.courses)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The heading of a block: its common name, and its letter and name in the curriculum. */
export function BlockHead({ block }: { block: Category }): ReactNode {
  const { letter, name, shortName } = block
  const official = topicsTexts.official(letter ? topicsTexts.letterOf(letter) : '', shortName ? name : '')
  return (
    <div className="block-head">
      {letter && (
        <span className="block-letter" aria-hidden="true">
          {letter}
        </span>
      )}
      <hgroup>
        <h2 id={blockAnchor(block.id)}>{shortName || name}</h2>
        {official && <p>{official}</p>}
      </hgroup>
    </div>
  )
}

/** Element id of a block. */
export function blockAnchor(id: string): string {
  return `bloque-${id}`
}
