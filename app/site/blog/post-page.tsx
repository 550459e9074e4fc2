import type { ReactNode } from 'react'
import { isReadByEditor } from '../../accounts/accounts/guards.server.ts'
import { redirectMoved } from '../../documents/core/redirect-moved.server.ts'
import { relatedToDocument } from '../../documents/related/find-related.server.ts'
import { RelatedLinks } from '../../documents/related/related-links.tsx'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { ListenButton } from '../../reading/read-aloud/listen-button.tsx'
import { ArticlePicture } from '../../ui/components/article-picture.tsx'
import { BackLink } from '../../ui/components/back-link.tsx'
import { DocumentNotFound } from '../../ui/components/document-not-found.tsx'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { PageHead } from '../../ui/components/page-head.tsx'
import { RouteError } from '../../ui/components/route-error.tsx'
import { Fact, SheetHead } from '../../ui/components/sheet-head.tsx'
import { TimeStamp } from '../../ui/components/times.tsx'
import { PartStyle } from '../../ui/styles/part-styles.tsx'
import { PostData } from '../metadata/page-data.tsx'
import type { Route } from './+types/post-page.ts'
import { blogTexts } from './blog-texts.ts'
import { findPostBySlug, findPublishedPostBySlug } from './post.server.ts'
import { post as postDefinition, postOgImage } from './post.ts'

export const handle = {
  isLong: true,
  shows: ['blog_posts', 'topics', 'problems', 'challenges', 'pictures'],
} satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = services(context)
  const mayWrite = await isReadByEditor(context)
  const post = await (mayWrite ? findPostBySlug : findPublishedPostBySlug)(db, params.slug)
  if (!post) return redirectMoved(context, postDefinition, params.slug)
  const { pictures } = services(context)
  const { content, ...rest } = post
  return {
    post: rest,
    around: await relatedToDocument(context, postDefinition, post),
    html: await renderMarkdown(content, pictures.find),
    picture: pictures.headPicture(post.imageUrl, content),
  }
}

export default function PostPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { post, around, html, picture } = loaderData
  return (
    <article className="page" data-color="purple">
      <PageHead type="article" title={post.title} description={post.summary} sheet={postOgImage(post)} />
      <PostData
        of={postDefinition}
        path={`/blog/${post.slug}`}
        {...post}
        description={post.summary}
        sheet={postOgImage(post)}
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
      <RelatedLinks around={around} />
      <DocumentActions id={post.id} title={post.title} of={postDefinition} then="list" />
    </article>
  )
}

export function ErrorBoundary(): ReactNode {
  return <RouteError notFound={<DocumentNotFound title={blogTexts.notFound} list="/blog" />} />
}
