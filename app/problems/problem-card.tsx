import type { ReactNode } from 'react'
import { keepUnits } from '../markdown/number-units.ts'
import type { HeadPicture } from '../media/head-picture.ts'
import { ArticlePicture } from '../ui/article-picture.tsx'
import ExplainWithAi from '../ui/explain-with-ai.island.tsx'
import { HtmlContent } from '../ui/html-content.tsx'
import { problemAnchor } from './problem-address.ts'
import { problemsTexts } from './problems-texts.ts'

type ProblemCardProps = {
  headingId?: string | undefined
  problem: {
    id: string
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

/** A solved problem: its statement, to try it first, and behind «Ver solución» the rest. */
export function ProblemCard({ headingId, problem, children }: ProblemCardProps): ReactNode {
  return (
    <article className="panel problem" id={problemAnchor(problem.id)}>
      <h2 id={headingId}>{problem.title}</h2>
      <p className="problem-facts">
        <span>
          {problemsTexts.topic}: {problem.category}
        </span>
        <span>
          {problemsTexts.difficulty}: {problem.difficulty}
        </span>
      </p>
      <section className="problem-part">
        <h3>{problemsTexts.statement}</h3>
        <HtmlContent safeHtml={problem.statementHtml} />
        <ArticlePicture picture={problem.picture} priority="low" />
      </section>
      <details className="reveal">
        <summary>
          {problemsTexts.seeSolution}
          <span className="visually-hidden">: {problem.title}</span>
        </summary>
        <section className="problem-part">
          <h3>{problemsTexts.detailedSolution}</h3>
          <HtmlContent safeHtml={problem.solutionHtml} />
        </section>
        {problem.result && (
          <section className="problem-part">
            <h3>{problemsTexts.result}</h3>
            <p>
              <span className="problem-result">{keepUnits(problem.result)}</span>
            </p>
          </section>
        )}
        <ExplainWithAi title={problem.title} />
      </details>
      {children}
    </article>
  )
}
