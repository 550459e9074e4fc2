import type { ReactNode } from 'react'
import { useSite } from '../../ui/components/site-data.ts'

/** Announces the site's search to browsers, if the site knows its own address. */
export function SearchLink(): ReactNode {
  const site = useSite()
  if (!site?.origin) return null
  const type = 'application/opensearchdescription+xml'
  return <link rel="search" type={type} title={site.siteName} href="/opensearch.xml" />
}
