import { feedTexts } from '../ui/feed-texts.ts'
import type { PageHandle } from '../ui/page-handle.ts'
import type { Route } from './+types/blog-feed-endpoint.ts'
import { answerFeed } from './answer-feed.server.ts'
import { listBlogEntries } from './list-entries.server.ts'

export const handle = {
  shows: ['blog_posts', 'pictures'],
  alike: true,
  announces: true,
} satisfies PageHandle

/** GET /blog/rss.xml (RSS 2.0): the newest posts, whole. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { blog: title, blogDescription: description } = feedTexts
  return answerFeed(context, {
    list: listBlogEntries,
    title,
    description,
    page: '/blog',
    self: '/blog/rss.xml',
  })
}
