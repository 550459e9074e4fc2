import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { homeTexts } from './home-texts.ts'

type DoseItem = { slug: string; title: string; description: string }

type DailyDoseProps = {
  challenge: DoseItem | undefined
  problem: DoseItem | undefined
}

/** The challenge of the week and the problem of the day, each only if there is one (docs/product.md 3.1). */
export function DailyDose({ challenge, problem }: DailyDoseProps): ReactNode {
  return (
    <>
      <div className="dose">
        {challenge && (
          <article className="panel" data-color="orange">
            <p className="card-label">{homeTexts.challenge}</p>
            <h3>{challenge.title}</h3>
            <p>{challenge.description}</p>
            <Link to={`/retos/${challenge.slug}`}>{homeTexts.goToChallenge}</Link>
          </article>
        )}
        {problem && (
          <article className="panel" data-color="green">
            <p className="card-label">{homeTexts.problem}</p>
            <h3>{problem.title}</h3>
            <p>{problem.description}</p>
            <Link to={`/problemas/${problem.slug}`}>{homeTexts.goToProblem}</Link>
          </article>
        )}
      </div>
      <p className="dose-links">
        <Link to="/retos">{homeTexts.allChallenges}</Link>
        <Link to="/problemas">{homeTexts.allProblems}</Link>
      </p>
    </>
  )
}
