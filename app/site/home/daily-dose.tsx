import type { ReactNode } from 'react'
import { Link } from 'react-router'
import AnswerForm from '../../learning/practice/answer-form.island.tsx'
import type { Picture } from '../../platform/markdown/picture.ts'
import { ArticlePicture } from '../../ui/components/article-picture.tsx'
import { CardPicture } from '../../ui/components/card-picture.tsx'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { challengeAnchor } from '../challenges/challenge.ts'
import { problemInList } from '../problems/problem.ts'
import type { RenderedStatement } from '../problems/render-problem.server.ts'
import { homeTexts } from './home-texts.ts'

type ShownChallenge = { slug: string; title: string; description: string; picture: Picture | undefined }
type ShownProblem = { id: string; slug: string; title: string } & RenderedStatement

type DailyDoseProps = { challenge: ShownChallenge | undefined; problem: ShownProblem | undefined }

/**
 * The challenge of the week and the problem of the day, which can be answered in place; each only if there is
 * one (docs/product.md 3.1).
 */
export function DailyDose({ challenge, problem }: DailyDoseProps): ReactNode {
  return (
    <section className="section" aria-labelledby="dosis">
      <div className="section-head">
        <h2 id="dosis">{homeTexts.dailyDose}</h2>
        <Link to="/retos">{homeTexts.allChallenges}</Link>
        <Link to="/problemas">{homeTexts.allProblems}</Link>
      </div>
      <div className="dose">
        {challenge && <ChallengeOfTheWeek challenge={challenge} />}
        {problem && <ProblemOfTheDay problem={problem} />}
      </div>
    </section>
  )
}

function ProblemOfTheDay({ problem }: { problem: ShownProblem }): ReactNode {
  const { id, slug, title, statementHtml, parts, picture } = problem
  const exercise = `problemas:${id}`
  return (
    <article className="panel dose-problem" data-color="green" data-exercise={exercise}>
      <p className="card-label">{homeTexts.problem}</p>
      <h3>
        <Link to={`/problemas/${slug}`}>{title}</Link>
      </h3>
      <div className="dose-body" data-pictured={picture ? '' : undefined}>
        <div className="dose-ask">
          <HtmlContent safeHtml={statementHtml} />
          {parts.length > 0 && (
            <AnswerForm
              parts={parts}
              exercise={exercise}
              seed=""
              action={`/problemas/${slug}#respuesta`}
              given={[]}
              marked={[]}
              brief
            />
          )}
        </div>
        <ArticlePicture picture={picture} priority="low" />
      </div>
      <Link className="button button-quiet button-small dose-on" to={problemInList({ id, slug })}>
        {homeTexts.goToProblem}
      </Link>
    </article>
  )
}

function ChallengeOfTheWeek({ challenge }: { challenge: ShownChallenge }): ReactNode {
  const { slug, title, description, picture } = challenge
  return (
    <article className="card dose-challenge" data-color="orange">
      <CardPicture title={title} picture={picture} eager />
      <div className="card-body">
        <p className="card-label">{homeTexts.challenge}</p>
        <h3>
          <Link to={`/retos/${slug}`}>{title}</Link>
        </h3>
        <p className="clamp">{description}</p>
        <Link className="button button-quiet button-small dose-on" to={`/retos#${challengeAnchor(slug)}`}>
          {homeTexts.goToChallenge}
        </Link>
      </div>
    </article>
  )
}
