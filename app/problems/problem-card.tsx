import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HeadPicture } from '../media/head-picture.ts'
import { ProblemSolution, ProblemStatement } from './problem-parts.tsx'
import { problemsTexts } from './problems-texts.ts'

type ProblemCardProps = {
  headingId?: string | undefined
  problem: {
    id: string
    slug: string
    title: string
    category: string
    difficulty: string
    result: string
    statementHtml: string
    solutionHtml: string
    picture: HeadPicture | undefined
  }
  children?: ReactNode
}

/** A solved problem in the list: its statement, to try it first, behind «Ver solución» the rest, and the way to its page. */
export function ProblemCard({ headingId, problem, children }: ProblemCardProps): ReactNode {
  return (
    <article className="panel problem">
      <h2 id={headingId}>
        <Link to={`/problemas/${problem.slug}`}>{problem.title}</Link>
      </h2>
      <p className="problem-facts">
        <span>
          {problemsTexts.topic}: {problem.category}
        </span>
        <span>
          {problemsTexts.difficulty}: {problem.difficulty}
        </span>
      </p>
      <ProblemStatement as="h3" problem={problem} priority="low" />
      <ProblemSolution as="h3" problem={problem} />
      {children}
    </article>
  )
}
