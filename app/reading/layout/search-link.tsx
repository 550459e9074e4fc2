import type { ReactNode } from 'react'
import { useSite } from '../../ui/components/site-data.ts'

/** Tells browsers how to search the site from their address bar, where it has an address of its own. */
export function SearchLink(): ReactNode {
  const site = useSite()
  if (!site?.origin) return null
  const type = 'application/opensearchdescription+xml'
  return <link rel="search" type={type} title={site.siteName} href="/opensearch.xml" />
}
