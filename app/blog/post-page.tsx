import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { isReadByEditor } from '../accounts/guards.server.ts'
import { aroundDocument } from '../around/find-around.server.ts'
import { WaysOn } from '../around/ways-on.tsx'
import { databaseContext } from '../db/database-context.ts'
import { findMovedPath } from '../documents/pages.server.ts'
import { registryContext } from '../documents/registry.server.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { renderMarkdown } from '../markdown/render-markdown.server.ts'
import { picturesContext } from '../media/pictures-context.ts'
import { PostData } from '../metadata/page-data.tsx'
import { ListenButton } from '../read-aloud/listen-button.tsx'
import { ArticlePicture } from '../ui/article-picture.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DocumentNotFound } from '../ui/document-not-found.tsx'
import { HtmlContent } from '../ui/html-content.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { PartStyle } from '../ui/part-styles.tsx'
import { requestContext } from '../ui/request-context.ts'
import { RouteError } from '../ui/route-error.tsx'
import { Fact, SheetHead } from '../ui/sheet-head.tsx'
import { TimeStamp } from '../ui/time-stamp.tsx'
import type { Route } from './+types/post-page.ts'
import { blogTexts } from './blog-texts.ts'
import { post as postDefinition } from './post.ts'
import { findPostBySlug, findPublishedPostBySlug } from './post-repository.server.ts'
import { postSheet } from './post-sheet.ts'

export const handle = {
  isLong: true,
  shows: ['blog_posts', 'topics', 'problems', 'challenges', 'pictures'],
} satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const mayWrite = await isReadByEditor(context)
  const post = await (mayWrite ? findPostBySlug : findPublishedPostBySlug)(db, params.slug)
  if (!post) {
    const kind = context.get(registryContext).get(postDefinition)
    const { today } = context.get(requestContext)
    const moved = await findMovedPath(db, kind, { slug: params.slug, today })
    throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301)
  }
  const pictures = context.get(picturesContext)
  const { content, ...rest } = post
  return {
    post: rest,
    around: await aroundDocument(context, postDefinition, post),
    html: await renderMarkdown(content, pictures.find),
    picture: pictures.headPicture(post.imageUrl, content),
  }
}

export default function PostPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { post, around, html, picture } = loaderData
  return (
    <article className="page" data-color="purple">
      <PageHead type="article" title={post.title} description={post.summary} sheet={postSheet(post)} />
      <PostData
        of={postDefinition}
        path={`/blog/${post.slug}`}
        {...post}
        description={post.summary}
        sheet={postSheet(post)}
      />
      <BackLink to="/blog" />
      <SheetHead
        title={
          <>
            {post.title} {!post.published && <span className="tag">{blogTexts.draft}</span>}
          </>
        }
      >
        <Fact name={blogTexts.category}>{post.category}</Fact>
        <Fact name={blogTexts.date}>
          <TimeStamp iso={post.date} />
        </Fact>
      </SheetHead>
      <PartStyle name="document" />
      <div className="document-tools">
        <ListenButton />
      </div>
      <ArticlePicture picture={picture} />
      <HtmlContent safeHtml={html} />
      <WaysOn around={around} />
      <DocumentActions id={post.id} title={post.title} of={postDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={blogTexts.notFound} list="/blog" />} />
}
