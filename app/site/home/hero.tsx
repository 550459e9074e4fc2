import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { defaultTagline } from '../../platform/http/site-settings.ts'
import { WayOn } from '../../reading/layout/way-on.tsx'
import { useSiteWords } from '../../ui/components/site-data.ts'
import { courses, courseTexts } from '../curriculum/courses.ts'
import { homeTexts } from './home-texts.ts'

/** Longer taglines are set smaller, so that the content below stays on the first screen. */
const longTagline = 40

/** The site's tagline; the product's default is set on three lines. */
function Tagline(): ReactNode {
  const { tagline } = useSiteWords()
  if (tagline.length > longTagline) return <h1 className="hero-long">{tagline}</h1>
  const lines = tagline === defaultTagline ? ['Aprueba,', 'aprende', 'y aplica.'] : [tagline]
  return (
    <h1>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </h1>
  )
}

/**
 * The head of the home page: tagline, purpose, the two main links, the syllabus of each course, and where to
 * continue.
 */
export function Hero(): ReactNode {
  return (
    <>
      <div className="hero">
        <Tagline />
        <p className="hero-intro">{homeTexts.intro}</p>
        <div className="buttons">
          <Link className="button" to="/temario">
            {homeTexts.start}
          </Link>
          <Link className="button button-quiet" to="/retos">
            {homeTexts.seeChallenges}
          </Link>
        </div>
        <WayOn />
      </div>
      <nav className="hero-courses" aria-label={homeTexts.courses}>
        <span aria-hidden="true">{homeTexts.courses}</span>
        {courses.map((course) => (
          <Link key={course} to={`/temario?curso=${course}`} aria-label={courseTexts[course]} prefetch="none">
            {course}.º
          </Link>
        ))}
      </nav>
    </>
  )
}
