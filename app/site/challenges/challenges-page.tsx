import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isReadByEditor } from '../../accounts/accounts/guards.server.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { feedTexts } from '../../ui/components/feed-texts.ts'
import { ListHead } from '../../ui/components/list-head.tsx'
import { MoreOfList } from '../../ui/components/more-of-list.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { addedId, listParameters, readListPart } from '../../ui/forms/list-part.ts'
import { collectAnswer } from '../ai/send-answer.server.ts'
import type { Route } from './+types/challenges-page.ts'
import { findFeaturedChallenge, listPastChallenges, listScheduledChallenges } from './challenge.server.ts'
import { challenge as challengeDefinition } from './challenge.ts'
import { challengesTexts } from './challenges-texts.ts'
import { FeaturedChallenge } from './featured-challenge.tsx'
import { readIdeaTopic } from './idea.ts'
import IdeaGenerator from './idea-generator.island.tsx'
import { ScheduledChallenges } from './scheduled-challenges.tsx'

const challengesPerPage = 12

export const handle = {
  shows: ['challenges'],
  parameters: ['tema', ...listParameters],
  typed: ['tema'],
} as const satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = services(context)
  const { today } = services(context).requestInfo
  const { tema: topic, ...given } = readParameters(url, handle)
  const part = readListPart(given, challengesPerPage)
  const mayWrite = await isReadByEditor(context)
  const [scheduled, featured, archive] = await Promise.all([
    mayWrite ? listScheduledChallenges(db, today) : [],
    findFeaturedChallenge(db, today),
    listPastChallenges(db, today, part),
  ])
  const picture = featured?.imageUrl ? services(context).pictures.find(featured.imageUrl) : undefined
  const asksModel = services(context).assistant.model !== undefined
  return { scheduled, featured, picture, archive, part, topic, asksModel }
}

/** «Generar Reto» without scripts, if a model is configured. */
export async function action({ context, request }: Route.ActionArgs) {
  const topic = readIdeaTopic((await readForm(request)).get('tema'))
  const network = services(context).clientNetwork
  const { assistant } = services(context)
  const { signal } = request
  if (topic === '') return { topic, answer: null }
  const answered = await collectAnswer(signal, (asker) => assistant.suggest(topic, { network, ...asker }))
  return { topic, answer: answered.kind === 'answer' ? answered : null }
}

export default function ChallengesPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { scheduled, featured, picture, archive, part, asksModel } = loaderData
  const { topic, answer } = actionData ?? { topic: loaderData.topic, answer: null }
  return (
    <div className="page">
      <ListHead texts={challengesTexts} path="/retos">
        <p>
          <a href="/retos/calendario.ics">{feedTexts.calendarLink}</a>
        </p>
      </ListHead>
      <section className="section">
        <h2>{challengesTexts.featured}</h2>
        <FeaturedChallenge challenge={featured} picture={picture}>
          {featured && <DocumentActions id={featured.id} title={featured.title} of={challengeDefinition} />}
        </FeaturedChallenge>
      </section>
      <ScheduledChallenges challenges={scheduled} />
      <section className="section panel" id="generador">
        <h2>{challengesTexts.generator}</h2>
        <p className="note">{challengesTexts.generatorIntro}</p>
        <IdeaGenerator topic={topic} answer={answer} asksModel={asksModel} />
      </section>
      <section className="section">
        <h2>{challengesTexts.archive}</h2>
        {archive.items.length === 0 && <p className="empty">{challengesTexts.emptyArchive}</p>}
        <div className="grid">
          {archive.items.map((challenge, index) => (
            <article
              key={challenge.id}
              id={index === part.added ? addedId : undefined}
              className="card"
              data-color="orange"
            >
              <div className="card-body">
                <TimeStamp iso={challenge.startsOn} />
                <h3>{challenge.title}</h3>
                <p>{challenge.description}</p>
                <div className="card-actions">
                  <Link className="button button-quiet button-small" to={`/retos/${challenge.slug}`}>
                    {challengesTexts.seeChallenge}
                    <span className="visually-hidden">: {challenge.title}</span>
                  </Link>
                </div>
                <DocumentActions id={challenge.id} title={challenge.title} of={challengeDefinition} />
              </div>
            </article>
          ))}
        </div>
        <MoreOfList path="/retos" part={part} next={archive.next} />
      </section>
    </div>
  )
}
