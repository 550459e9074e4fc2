import type { ReactNode } from 'react'
import { isReadByEditor } from '../../accounts/accounts/guards.server.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { feedTexts } from '../../ui/components/feed-texts.ts'
import { FeedLink } from '../../ui/components/head-links.tsx'
import { ListHead } from '../../ui/components/list-head.tsx'
import { MoreOfList } from '../../ui/components/more-of-list.tsx'
import { useSite } from '../../ui/components/site-data.ts'
import { SectionsOfSite } from '../../ui/components/ways-from-here.tsx'
import { addedId, listParameters, readListPart } from '../../ui/forms/list-part.ts'
import type { Route } from './+types/blog-page.ts'
import { blogTexts } from './blog-texts.ts'
import { listAllPosts, listPublishedPosts } from './post.server.ts'
import { post as postDefinition } from './post.ts'
import { PostCard } from './post-card.tsx'

const postsPerPage = 24

export const handle = { shows: ['blog_posts'], parameters: listParameters } as const satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pictures } = services(context)
  const part = readListPart(readParameters(url, handle), postsPerPage)
  const mayWrite = await isReadByEditor(context)
  const list = mayWrite ? listAllPosts : listPublishedPosts
  const page = await list(services(context).db, part)
  const posts = page.items.map((post) => ({
    ...post,
    picture: post.imageUrl ? pictures.find(post.imageUrl) : undefined,
  }))
  return { posts, part, next: page.next }
}

export default function BlogPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { posts, part, next } = loaderData
  return (
    <div className="page">
      <ListHead texts={blogTexts} path="/blog">
        <BlogFeeds />
      </ListHead>
      {posts.length === 0 && (
        <>
          <p className="empty">{blogTexts.empty}</p>
          <SectionsOfSite />
        </>
      )}
      <h2 className="visually-hidden">{blogTexts.title}</h2>
      <div className="grid">
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            id={index === part.added ? addedId : undefined}
            post={post}
            picture={post.picture}
          >
            <DocumentActions id={post.id} title={post.title} of={postDefinition} />
          </PostCard>
        ))}
      </div>
      <MoreOfList path="/blog" part={part} next={next} />
    </div>
  )
}

/**
 * Links to the feeds of the blog and of the whole site. Without a configured site address there are no feeds.
 */
function BlogFeeds(): ReactNode {
  if (!useSite()?.origin) return null
  return (
    <p>
      <FeedLink href="/blog/rss.xml" title={feedTexts.blog} />
      <a href="/blog/rss.xml">{feedTexts.blogLink}</a> · <a href="/rss.xml">{feedTexts.siteLink}</a>
    </p>
  )
}
