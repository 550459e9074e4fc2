import type { ReactNode } from 'react'
import { feedTexts } from '../../ui/components/feed-texts.ts'
import { FeedLink } from '../../ui/components/head-links.tsx'
import { useSite } from '../../ui/components/site-data.ts'

/**
 * Links to the feeds of the blog and of the whole site. Without a configured site address there are no feeds.
 */
export function BlogFeeds(): ReactNode {
  if (!useSite()?.origin) return null
  return (
    <p>
      <FeedLink href="/blog/rss.xml" title={feedTexts.blog} />
      <a href="/blog/rss.xml">{feedTexts.blogLink}</a> · <a href="/rss.xml">{feedTexts.siteLink}</a>
    </p>
  )
}
