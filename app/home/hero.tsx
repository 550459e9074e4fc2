import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { courses, courseTexts } from '../curriculum/courses.ts'
import { WayOn } from '../layout/way-on.tsx'
import { homeTexts } from './home-texts.ts'

/** What the site is for, the two ways in, the syllabus of each course, and where one was. */
export function Hero(): ReactNode {
  return (
    <>
      <div className="hero">
        <h1>
          {homeTexts.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
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
