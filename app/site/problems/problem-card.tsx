import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HeadPicture } from '../../documents/media/pictures.ts'
import { problemAnchor } from './problem.ts'
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
    /** Its questions; the card only needs to know whether there are any. */
    parts: readonly unknown[]
  }
  children?: ReactNode
}

/**
 * A problem in the list: statement with figure, links to answer it and to its page, and the solution behind
 * «Ver solución».
 */
export function ProblemCard({ headingId, problem, children }: ProblemCardProps): ReactNode {
  const { slug, title, category, difficulty } = problem
  const path = `/problemas/${slug}`
  return (
    <article className="panel problem" id={problemAnchor(slug)}>
      <h2 id={headingId}>
        <Link to={path}>{title}</Link>
      </h2>
      <p className="problem-facts">
        <span>
          {problemsTexts.topic}: {category}
        </span>
        <span>
          {problemsTexts.difficulty}: {difficulty}
        </span>
      </p>
      <ProblemStatement as="h3" problem={problem} priority="low" />
      {problem.parts.length > 0 && (
        <Link className="button button-quiet problem-on" to={`${path}#respuesta`}>
          {problemsTexts.answer}
          <span className="visually-hidden">: {title}</span>
        </Link>
      )}
      <ProblemSolution as="h3" problem={problem} />
      {children}
    </article>
  )
}
