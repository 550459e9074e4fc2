import type { PageHandle } from '../../platform/http/page-handle.ts'
import { feedTexts } from '../../ui/components/feed-texts.ts'
import type { Route } from './+types/site-feed-endpoint.ts'
import { answerFeed } from './answer-feed.server.ts'
import { listSiteEntries } from './list-entries.server.ts'

export const handle = {
  shows: ['topics', 'syllabus', 'challenges', 'problems', 'blog_posts', 'pictures'],
  sameForAll: true,
  usesSiteUrl: true,
} satisfies PageHandle

/** GET /rss.xml (RSS 2.0): the newest documents of the site with their content. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { site: title, siteDescription: description } = feedTexts
  return answerFeed(context, { list: listSiteEntries, title, description, page: '/', self: '/rss.xml' })
}
