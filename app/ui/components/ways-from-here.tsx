import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartStyle } from '../styles/part-styles.tsx'
import { uiTexts } from './ui-texts.ts'

const sections = [
  { to: '/temario', text: uiTexts.sections.topics },
  { to: '/problemas', text: uiTexts.sections.problems },
  { to: '/retos', text: uiTexts.sections.challenges },
  { to: '/simuladores', text: uiTexts.sections.simulators },
  { to: '/glosario', text: uiTexts.sections.glossary },
] as const

/**
 * A search form, which works without scripts, and links to the sections, for a page without content. `query`:
 * the initial search text.
 */
export function WaysFromHere({ query = '' }: { query?: string }): ReactNode {
  return (
    <>
      <search>
        <form action="/buscar" className="search-form">
          <input
            className="input"
            type="search"
            name="q"
            aria-label={uiTexts.searchSite}
            placeholder={uiTexts.searchSite}
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
          />
          <button type="submit" className="button">
            {uiTexts.find}
          </button>
        </form>
      </search>
      <SectionsOfSite />
    </>
  )
}

/** Links to the sections that always have content, for an empty list or a search without results. */
export function SectionsOfSite(): ReactNode {
  return (
    <nav aria-label={uiTexts.sectionsOfSite}>
      <PartStyle name="states" />
      <ul className="ways-from-here">
        {sections.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The words of an unknown address, for a search: «ley de ohms» for `/topic/ley-de-ohms`. */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
}
