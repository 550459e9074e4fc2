import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { keepUnits } from '../markdown/number-units.ts'
import type { HeadPicture } from '../media/head-picture.ts'
import { ArticlePicture } from '../ui/article-picture.tsx'
import { ExplainWithAi } from '../ui/explain-with-ai.tsx'
import { HtmlContent } from '../ui/html-content.tsx'
import { problemsTexts } from './problems-texts.ts'

type ProblemCardProps = {
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

/** A solved problem (spec §2, problems): what it is about, and behind «Ver solución» all the rest. */
export function ProblemCard({ problem, children }: ProblemCardProps): ReactNode {
  return (
    <article className="panel problem" id={`problema-${problem.id}`}>
      <h2>{problem.title}</h2>
      <p className="problem-facts">
        <span>
          {problemsTexts.topic}: {problem.category}
        </span>
        <span>
          {problemsTexts.difficulty}: {problem.difficulty}
        </span>
      </p>
      <details className="reveal">
        <summary>
          {problemsTexts.seeSolution}
          <span className="visually-hidden">: {problem.title}</span>
        </summary>
        <section className="problem-part">
          <h3>{problemsTexts.statement}</h3>
          <HtmlContent safeHtml={problem.statementHtml} />
          <ArticlePicture picture={problem.picture} priority="low" />
        </section>
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
        <Island name="explain" of={ExplainWithAi} props={{ title: problem.title }} />
      </details>
      {children}
    </article>
  )
}
