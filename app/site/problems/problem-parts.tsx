import type { ReactNode } from 'react'
import type { HeadPicture } from '../../documents/media/pictures.ts'
import { keepUnits } from '../../platform/markdown/number-units.ts'
import { ArticlePicture } from '../../ui/components/article-picture.tsx'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { AiExplanation } from '../ai/ai-explanation.tsx'
import { problem as problemDefinition } from './problem.ts'
import { problemsTexts } from './problems-texts.ts'

/** The heading level; it depends on the page around the problem. */
type Heading = 'h2' | 'h3'
type PartProps = { as: Heading; title: string; children: ReactNode }

type StatementProps = {
  as: Heading
  problem: { statementHtml: string; picture: HeadPicture | undefined }
  priority?: 'low'
}

/** «Enunciado»: the statement with its figure. */
export function ProblemStatement({ as, problem, priority }: StatementProps): ReactNode {
  return (
    <Part as={as} title={problemsTexts.statement}>
      <HtmlContent safeHtml={problem.statementHtml} />
      <ArticlePicture picture={problem.picture} {...(priority && { priority })} />
    </Part>
  )
}

type SolutionProps = {
  as: Heading
  problem: { id: string; title: string; solutionHtml: string; result: string }
}

/** «Ver solución»: collapsed at first, so that students try the problem before. */
export function ProblemSolution({ as, problem }: SolutionProps): ReactNode {
  return (
    <details className="reveal solution">
      <summary>
        {problemsTexts.seeSolution}
        <span className="visually-hidden">: {problem.title}</span>
      </summary>
      <Part as={as} title={problemsTexts.detailedSolution}>
        <HtmlContent safeHtml={problem.solutionHtml} />
      </Part>
      {problem.result && (
        <Part as={as} title={problemsTexts.result}>
          <p>
            <span className="problem-result">{keepUnits(problem.result)}</span>
          </p>
        </Part>
      )}
      <AiExplanation id={problem.id} title={problem.title} of={problemDefinition} />
    </details>
  )
}

function Part({ as: Heading, title, children }: PartProps): ReactNode {
  return (
    <section className="problem-part">
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
