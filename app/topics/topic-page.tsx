import type { ReactNode } from 'react'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { AiExplanation } from '../ai/ai-explanation.tsx'
import { aroundTexts } from '../around/around-texts.ts'
import { aroundDocument } from '../around/find-around.server.ts'
import { PageContents } from '../around/page-contents.tsx'
import { WaysOn } from '../around/ways-on.tsx'
import { recordAnswered } from '../attempts/record-answered.server.ts'
import { CourseOf } from '../curriculum/course-of.tsx'
import { describeCourses } from '../curriculum/courses.ts'
import { CriteriaOf } from '../curriculum/criteria-of.tsx'
import { databaseContext } from '../db/database-context.ts'
import type { Database } from '../db/tables.ts'
import { findMovedPath } from '../documents/pages.server.ts'
import { registryContext } from '../documents/registry.server.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { WayOn } from '../layout/way-on.tsx'
import { minutesToRead } from '../markdown/reading-time.ts'
import { outlineOf } from '../markdown/render-markdown.server.ts'
import { termsContext } from '../markdown/terms-context.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { LearningData } from '../metadata/page-data.tsx'
import { answerQuestion, type QuestionAnswers } from '../questions/answer-question.server.ts'
import { BeforeYouStart } from '../questions/before-you-start.tsx'
import { topicOwner } from '../questions/question.ts'
import { readQuestionSeed } from '../questions/question-seed.server.ts'
import { renderPieces } from '../questions/render-questions.server.ts'
import { TextWithQuestions } from '../questions/text-with-questions.tsx'
import { DocumentTools } from '../reading/document-tools.tsx'
import { ArticlePicture } from '../ui/article-picture.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DocumentNotFound } from '../ui/document-not-found.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { readParameters } from '../ui/read-parameters.ts'
import { requestContext } from '../ui/request-context.ts'
import { RouteError } from '../ui/route-error.tsx'
import { Fact, SheetHead } from '../ui/sheet-head.tsx'
import { TimeStamp } from '../ui/time-stamp.tsx'
import type { Route } from './+types/topic-page.ts'
import { askEarlier } from './ask-earlier.server.ts'
import { topic as topicDefinition } from './topic.ts'
import { findTopic } from './topic-repository.server.ts'
import { topicSheet } from './topic-sheet.ts'
import { topicsTexts } from './topics-texts.ts'

export const handle = {
  isLong: true,
  shows: ['topics', 'syllabus', 'criteria', 'problems', 'challenges', 'glossary_terms', 'pictures'],
  parameters: ['semilla'],
  // Anybody may think of a seed: a page with one is not kept.
  typed: ['semilla'],
} as const satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const topic = (await findTopic(db, params.id)) ?? (await throwMoved(context, db, params.id))
  const pictures = context.get(picturesContext)
  const { content, ...rest } = topic
  const seed = await readQuestionSeed(topic, readParameters(url, handle).semilla)
  const [terms, { headings, load }, around, earlier] = await Promise.all([
    context.get(termsContext).findIn(content, topic.id),
    outlineOf(content),
    aroundDocument(context, topicDefinition, { ...topic, block: topic.categoryName }),
    askEarlier(db, topic, pictures.find),
  ])
  return {
    ...{ topic: rest, headings, around, earlier },
    minutes: minutesToRead(load),
    pieces: await renderPieces(content, pictures.find, { terms, seed }),
    picture: pictures.headPicture(topic.imageUrl, content),
  }
}

/** The way without scripts: the answer to one question is sent, and the page comes back with what is right and wrong. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<QuestionAnswers> {
  const db = context.get(databaseContext)
  const seed = readParameters(url, handle).semilla ?? ''
  const answers = await answerQuestion(request, seed, async (id) => (await findTopic(db, id))?.content)
  await recordAnswered(context, answers)
  return answers
}

/** Throws the way to a topic that has moved, else 404. */
async function throwMoved(
  context: Readonly<RouterContextProvider>,
  db: Database,
  slug: string,
): Promise<never> {
  const kind = context.get(registryContext).get(topicDefinition)
  const { today } = context.get(requestContext)
  const moved = await findMovedPath(db, kind, { slug, today })
  throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301)
}

export default function TopicPage({ loaderData, actionData }: Route.ComponentProps): ReactNode {
  const { topic, headings, minutes, around, earlier, pieces, picture } = loaderData
  const asking = { address: `/topic/${topic.id}`, answers: actionData }
  return (
    <article className="page" data-color={topic.color}>
      <PageHead
        type="article"
        title={topic.title}
        description={topic.description}
        sheet={topicSheet(topic)}
        canonical={`/topic/${topic.id}`}
      />
      <LearningData
        of={topicDefinition}
        path={`/topic/${topic.id}`}
        {...topic}
        sheet={topicSheet(topic)}
        level={describeCourses(topic.courses)}
        block={topic.categoryName}
        minutes={minutes}
      />
      <BackLink to="/temario" />
      <SheetHead title={topic.title}>
        <Fact name={topicsTexts.category}>{topic.categoryName}</Fact>
        <CourseOf courses={topic.courses} />
        <Fact name={topicsTexts.updated}>
          <TimeStamp iso={topic.updatedAt} />
        </Fact>
        <Fact name={aroundTexts.time}>{aroundTexts.readingTime(minutes)}</Fact>
      </SheetHead>
      <DocumentTools path={`/topic/${topic.id}`} title={topic.title} worksheet={`/fichas?tema=${topic.id}`} />
      <div className="beside">
        <PageContents headings={headings} />
        <div>
          <ArticlePicture picture={picture} />
          <p className="lead">{topic.description}</p>
          <BeforeYouStart earlier={earlier} {...asking} />
          <TextWithQuestions pieces={pieces} owner={topicOwner(topic.id)} {...asking} />
          <AiExplanation id={topic.id} title={topic.title} of={topicDefinition} />
          <CriteriaOf criteria={topic.criteria} />
          <WayOn topic={topic.id} />
          <WaysOn around={around} />
        </div>
      </div>
      <DocumentActions id={topic.id} title={topic.title} of={topicDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={topicsTexts.notFound} list="/temario" />} />
}
