import type { ReactNode } from 'react'
import { useSite } from './site-data.ts'

type FeedLinkProps = { href: string; title: (siteName: string) => string }

/** Tells browsers and feed readers of a feed, in the head of the page. Without an address of the site there is none. */
export function FeedLink({ href, title }: FeedLinkProps): ReactNode {
  const site = useSite()
  if (!site?.origin) return null
  return <link rel="alternate" type="application/rss+xml" title={title(site.siteName)} href={href} />
}
