import type { RouterContextProvider } from 'react-router'
import { startOfMadridDay } from '../../platform/dates/madrid-date.ts'
import type { Database } from '../../platform/db/tables.ts'
import { services } from '../../platform/http/app-context.ts'
import { requireAnnouncedOrigin } from '../../platform/http/request-info.ts'
import type { FeedEntry } from './feed-entry.ts'
import { writeFeed } from './write-feed.server.ts'

type Asked = {
  list: (db: Database, today: string) => Promise<FeedEntry[]>
  title: (siteName: string) => string
  description: string
  page: string
  self: string
}

/**
 * Responds with a feed; 404 if the site has no configured address, because a feed needs absolute addresses.
 */
export async function answerFeed(
  context: Readonly<RouterContextProvider>,
  { list, title, ...channel }: Asked,
): Promise<Response> {
  const info = services(context).requestInfo
  const origin = requireAnnouncedOrigin(info)
  const entries = await list(services(context).db, info.today)
  const emptySince = startOfMadridDay(info.today)
  const about = { ...channel, title: title(info.settings.siteName), origin, emptySince }
  const xml = await writeFeed(about, entries, services(context).pictures)
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
