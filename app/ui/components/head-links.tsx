import type { ReactNode } from 'react'
import { useSite } from './site-data.ts'

type FeedLinkProps = { href: string; title: (siteName: string) => string }

/** Announces a feed in the head of the page. Renders nothing where SITE_URL is not set. */
export function FeedLink({ href, title }: FeedLinkProps): ReactNode {
  const site = useSite()
  if (!site?.origin) return null
  return <link rel="alternate" type="application/rss+xml" title={title(site.siteName)} href={href} />
}

/** Announces the site's search to browsers, if the site knows its own address. */
export function SearchLink(): ReactNode {
  const site = useSite()
  if (!site?.origin) return null
  const type = 'application/opensearchdescription+xml'
  return <link rel="search" type={type} title={site.siteName} href="/opensearch.xml" />
}
