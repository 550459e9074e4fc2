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

/** How to go on from a page that has nothing to show: the search, whole without scripts, and the sections. `query`: what may have been meant. */
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

/** The sections that always hold something, for a list that holds nothing yet or found nothing. */
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

/** The words of an address that leads nowhere: `/topic/ley-de-ohms` was about «ley de ohms». */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
}
