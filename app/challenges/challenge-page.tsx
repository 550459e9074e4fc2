import type { ReactNode } from 'react'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { isReadByEditor } from '../accounts/guards.server.ts'
import { aroundDocument } from '../around/find-around.server.ts'
import { PageContents } from '../around/page-contents.tsx'
import { WaysOn } from '../around/ways-on.tsx'
import { CourseOf } from '../curriculum/course-of.tsx'
import { describeCourses } from '../curriculum/courses.ts'
import { CriteriaOf } from '../curriculum/criteria-of.tsx'
import { databaseContext } from '../db/database-context.ts'
import { findMovedPath } from '../documents/pages.server.ts'
import { registryContext } from '../documents/registry.server.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { outlineOf, renderMarkdown } from '../markdown/render-markdown.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { LearningData } from '../metadata/page-data.tsx'
import { DocumentTools } from '../reading/document-tools.tsx'
import { ArticlePicture } from '../ui/article-picture.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DocumentNotFound } from '../ui/document-not-found.tsx'
import { HtmlContent } from '../ui/html-content.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { requestContext } from '../ui/request-context.ts'
import { RouteError } from '../ui/route-error.tsx'
import { Fact, SheetHead } from '../ui/sheet-head.tsx'
import { TimeStamp } from '../ui/time-stamp.tsx'
import type { Route } from './+types/challenge-page.ts'
import { challenge as challengeDefinition } from './challenge.ts'
import {
  type ChallengeOfPage,
  findChallengeBySlug,
  findStartedChallengeBySlug,
} from './challenge-repository.server.ts'
import { challengeSheet } from './challenge-sheet.ts'
import { challengesTexts } from './challenges-texts.ts'

export const handle = {
  shows: ['challenges', 'syllabus', 'criteria', 'topics', 'problems', 'pictures'],
} satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, ...challenge } = await findChallengeOfAddress(context, params.slug)
  const pictures = context.get(picturesContext)
  const [outline, around, html] = await Promise.all([
    outlineOf(content),
    aroundDocument(context, challengeDefinition, challenge),
    renderMarkdown(content, pictures.find),
  ])
  return {
    challenge,
    headings: outline.headings,
    around,
    html,
    picture: pictures.headPicture(challenge.imageUrl, content),
  }
}

/** Throws the way to a challenge that has moved, else 404, also for one whose week has not begun. */
async function findChallengeOfAddress(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ChallengeOfPage> {
  const { today } = context.get(requestContext)
  const db = context.get(databaseContext)
  const mayWrite = await isReadByEditor(context)
  const challenge = await (mayWrite
    ? findChallengeBySlug(db, slug)
    : findStartedChallengeBySlug(db, slug, today))
  if (challenge) return challenge
  const kind = context.get(registryContext).get(challengeDefinition)
  const moved = await findMovedPath(db, kind, { slug, today })
  throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301)
}

export default function ChallengePage({ loaderData }: Route.ComponentProps): ReactNode {
  const { challenge, headings, around, html, picture } = loaderData
  return (
    <article className="page" data-color="orange">
      <PageHead
        type="article"
        title={challenge.title}
        description={challenge.description}
        sheet={challengeSheet(challenge)}
      />
      <LearningData
        of={challengeDefinition}
        path={`/retos/${challenge.slug}`}
        {...challenge}
        sheet={challengeSheet(challenge)}
        level={describeCourses(challenge.courses)}
        block={challenge.categoryName ?? ''}
      />
      <BackLink to="/retos" />
      <SheetHead title={challenge.title}>
        <Fact name={challengesTexts.week}>
          <TimeStamp iso={challenge.startsOn} />
        </Fact>
        {challenge.categoryName && <Fact name={challengesTexts.category}>{challenge.categoryName}</Fact>}
        <CourseOf courses={challenge.courses} />
      </SheetHead>
      <DocumentTools path={`/retos/${challenge.slug}`} title={challenge.title} />
      <div className="beside">
        <PageContents headings={headings} />
        <div>
          <ArticlePicture picture={picture} />
          <p className="lead">{challenge.description}</p>
          <HtmlContent safeHtml={html} />
          <CriteriaOf criteria={challenge.criteria} />
          <WaysOn around={around} />
        </div>
      </div>
      <DocumentActions id={challenge.id} title={challenge.title} of={challengeDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={challengesTexts.notFound} list="/retos" />} />
}
