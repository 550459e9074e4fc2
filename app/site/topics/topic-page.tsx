import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'
import { redirectMoved } from '../../documents/core/redirect-moved.server.ts'
import { relatedToDocument } from '../../documents/related/find-related.server.ts'
import { PageContents } from '../../documents/related/page-contents.tsx'
import { RelatedLinks } from '../../documents/related/related-links.tsx'
import { relatedTexts } from '../../documents/related/related-texts.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { recordAnswered } from '../../learning/attempts/record-answered.server.ts'
import { answerQuestion, type QuestionAnswers } from '../../learning/questions/answer-question.server.ts'
import { BeforeYouStart } from '../../learning/questions/before-you-start.tsx'
import { topicOwner } from '../../learning/questions/question.ts'
import { readQuestionSeed, renderPieces } from '../../learning/questions/render-questions.server.ts'
import { TextWithQuestions } from '../../learning/questions/text-with-questions.tsx'
import type { Database } from '../../platform/db/tables.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { minutesToRead } from '../../platform/markdown/reading-time.ts'
import { outlineOf } from '../../platform/markdown/render-markdown.server.ts'
import { WayOn } from '../../reading/layout/way-on.tsx'
import { DocumentTools } from '../../reading/reader-toolbar/document-tools.tsx'
import { ArticlePicture } from '../../ui/components/article-picture.tsx'
import { BackLink } from '../../ui/components/back-link.tsx'
import { DocumentNotFound } from '../../ui/components/document-not-found.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { Fact, SheetHead } from '../../ui/components/sheet-head.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { AiExplanation } from '../ai/ai-explanation.tsx'
import { describeCourses } from '../curriculum/courses.ts'
import { CourseOf, CriteriaOf } from '../curriculum/curriculum-facts.tsx'
import { LearningData } from '../metadata/page-data.tsx'
import type { Route } from './+types/topic-page.ts'
import { askEarlier } from './earlier-topics.server.ts'
import { findTopic } from './topic.server.ts'
import { topic as topicDefinition, topicOgImage } from './topic.ts'
import { topicsTexts } from './topics-texts.ts'

export const handle = {
  isLong: true,
  shows: ['topics', 'syllabus', 'criteria', 'problems', 'challenges', 'glossary_terms', 'pictures'],
  parameters: ['semilla'],
  // Seeds are arbitrary: a page with one is not cached.
  typed: ['semilla'],
} as const satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = services(context)
  const topic = (await findTopic(db, params.id)) ?? (await redirectMoved(context, topicDefinition, params.id))
  const { pictures } = services(context)
  const { content, ...rest } = topic
  const seed = await readQuestionSeed(topic, readParameters(url, handle).semilla)
  const [terms, { headings, load }, around, earlier] = await readAround(context, db, topic)
  return {
    topic: rest,
    headings,
    around,
    earlier,
    minutes: minutesToRead(load),
    pieces: await renderPieces(content, pictures.find, { terms, seed }),
    picture: pictures.headPicture(topic.imageUrl, content),
  }
}

/**
 * Reads what surrounds a topic's text: glossary terms, outline, related documents, a question of an earlier
 * topic.
 */
function readAround(
  context: Readonly<RouterContextProvider>,
  db: Database,
  topic: NonNullable<Awaited<ReturnType<typeof findTopic>>>,
) {
  return Promise.all([
    services(context).terms.findIn(topic.content, topic.id),
    outlineOf(topic.content),
    relatedToDocument(context, topicDefinition, { ...topic, block: topic.categoryName }),
    askEarlier(db, topic, services(context).pictures.find),
  ])
}

/** Marks the answer to one question without scripts, and renders the page with the verdict. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<QuestionAnswers> {
  const { db } = services(context)
  const seed = readParameters(url, handle).semilla ?? ''
  const answers = await answerQuestion(request, seed, async (id) => (await findTopic(db, id))?.content)
  await recordAnswered(context, answers)
  return answers
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
        sheet={topicOgImage(topic)}
        canonical={`/topic/${topic.id}`}
      />
      <LearningData
        of={topicDefinition}
        path={`/topic/${topic.id}`}
        {...topic}
        sheet={topicOgImage(topic)}
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
        <Fact name={relatedTexts.time}>{relatedTexts.readingTime(minutes)}</Fact>
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
          <RelatedLinks around={around} />
        </div>
      </div>
      <DocumentActions id={topic.id} title={topic.title} of={topicDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={topicsTexts.notFound} list="/temario" />} />
}
