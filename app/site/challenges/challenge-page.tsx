import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'
import { isReadByEditor } from '../../accounts/accounts/guards.server.ts'
import { redirectMoved } from '../../documents/core/redirect-moved.server.ts'
import { relatedToDocument } from '../../documents/related/find-related.server.ts'
import { PageContents } from '../../documents/related/page-contents.tsx'
import { RelatedLinks } from '../../documents/related/related-links.tsx'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { outlineOf, renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { DocumentTools } from '../../reading/reader-toolbar/document-tools.tsx'
import { ArticlePicture } from '../../ui/components/article-picture.tsx'
import { BackLink } from '../../ui/components/back-link.tsx'
import { DocumentNotFound } from '../../ui/components/document-not-found.tsx'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { Fact, SheetHead } from '../../ui/components/sheet-head.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { describeCourses } from '../curriculum/courses.ts'
import { CourseOf, CriteriaOf } from '../curriculum/curriculum-facts.tsx'
import { LearningData } from '../metadata/page-data.tsx'
import type { Route } from './+types/challenge-page.ts'
import { type ChallengeOfPage, findChallengeBySlug, findStartedChallengeBySlug } from './challenge.server.ts'
import { challenge as challengeDefinition, challengeOgImage } from './challenge.ts'
import { challengesTexts } from './challenges-texts.ts'

export const handle = {
  shows: ['challenges', 'syllabus', 'criteria', 'topics', 'problems', 'pictures'],
} satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, ...challenge } = await findChallengeOfAddress(context, params.slug)
  const { pictures } = services(context)
  const [outline, around, html] = await Promise.all([
    outlineOf(content),
    relatedToDocument(context, challengeDefinition, challenge),
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

/** Throws a redirect to a moved challenge, otherwise a 404; also for a challenge whose week has not begun. */
async function findChallengeOfAddress(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ChallengeOfPage> {
  const { today } = services(context).requestInfo
  const { db } = services(context)
  const mayWrite = await isReadByEditor(context)
  const challenge = await (mayWrite
    ? findChallengeBySlug(db, slug)
    : findStartedChallengeBySlug(db, slug, today))
  return challenge ?? redirectMoved(context, challengeDefinition, slug)
}

export default function ChallengePage({ loaderData }: Route.ComponentProps): ReactNode {
  const { challenge, headings, around, html, picture } = loaderData
  return (
    <article className="page" data-color="orange">
      <PageHead
        type="article"
        title={challenge.title}
        description={challenge.description}
        sheet={challengeOgImage(challenge)}
      />
      <LearningData
        of={challengeDefinition}
        path={`/retos/${challenge.slug}`}
        {...challenge}
        sheet={challengeOgImage(challenge)}
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
          <RelatedLinks around={around} />
        </div>
      </div>
      <DocumentActions id={challenge.id} title={challenge.title} of={challengeDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={challengesTexts.notFound} list="/retos" />} />
}
