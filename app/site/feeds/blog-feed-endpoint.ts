import type { PageHandle } from '../../platform/http/page-handle.ts'
import { feedTexts } from '../../ui/components/feed-texts.ts'
import type { Route } from './+types/blog-feed-endpoint.ts'
import { answerFeed } from './answer-feed.server.ts'
import { listBlogEntries } from './list-entries.server.ts'

export const handle = {
  shows: ['blog_posts', 'pictures'],
  sameForAll: true,
  usesSiteUrl: true,
} satisfies PageHandle

/** GET /blog/rss.xml (RSS 2.0): the newest posts with their content. */
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
