import type { ReactNode } from 'react'
import { checkAdmin } from '../accounts/guards.server.ts'
import { databaseContext } from '../db/database-context.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { picturesContext } from '../media/pictures-context.ts'
import { MoreLink } from '../ui/more-link.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { uiTexts } from '../ui/ui-texts.ts'
import type { Route } from './+types/blog-page.ts'
import { blogTexts } from './blog-texts.ts'
import { PostCard } from './post-card.tsx'
import { postEditingTexts } from './post-editing-texts.ts'
import { listAllPosts, listPublishedPosts } from './post-repository.server.ts'

const postsPerPage = 24

export const handle = { shows: ['blog_posts'] } satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const pictures = context.get(picturesContext)
  const after = new URL(request.url).searchParams.get('desde')
  const { ok: isAdmin } = await checkAdmin(context)
  const list = isAdmin ? listAllPosts : listPublishedPosts
  const page = await list(context.get(databaseContext), { after, limit: postsPerPage })
  const posts = page.items.map((post) => ({
    ...post,
    picture: post.imageUrl ? pictures.find(post.imageUrl) : undefined,
  }))
  return { posts, next: page.next }
}

export default function BlogPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { posts, next } = loaderData
  return (
    <div className="page">
      <PageHead title={blogTexts.title} description={blogTexts.description} canonical="/blog" />
      <div className="page-title">
        <h1>{blogTexts.heading}</h1>
        <p>{blogTexts.description}</p>
      </div>
      {posts.length === 0 && <p className="empty">{blogTexts.empty}</p>}
      <h2 className="visually-hidden">{blogTexts.title}</h2>
      <div className="grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} picture={post.picture}>
            <DocumentActions id={post.id} title={post.title} texts={postEditingTexts} />
          </PostCard>
        ))}
      </div>
      {next && <MoreLink to={`/blog?desde=${next}`}>{uiTexts.older}</MoreLink>}
    </div>
  )
}
