import type { ReactNode } from 'react'
import { type PageSheet, sheetAddress } from './page-sheet.ts'
import { useSite, useSiteWords } from './site-data.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** What stands on the picture that others show beside a link. */
  sheet?: PageSheet
  /** Path that stands for this page when several show the same. */
  canonical?: string
  /** What the page is to those who show a link to it (ogp.me); a page like others when left out. */
  type?: 'website' | 'article'
}

/** Title and description of a page; React moves them into the document's head. */
export function PageHead({
  title,
  description,
  sheet,
  canonical,
  type = 'website',
}: PageHeadProps): ReactNode {
  const site = useSite()
  const words = useSiteWords()
  const { siteName } = words
  const fullTitle = title === siteName ? title : `${title} · ${siteName}`
  const url = site?.origin && `${site.origin}${canonical ?? site.path}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="es_ES" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      {sheet && site?.origin && (
        <PagePicture address={`${site.origin}${sheetAddress(sheet, words)}`} title={title} />
      )}
    </>
  )
}

// Width and height are those of draw-sheet.server.ts.
function PagePicture({ address, title }: { address: string; title: string }): ReactNode {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
