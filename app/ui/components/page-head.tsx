import type { ReactNode } from 'react'
import { type OgImage, sheetAddress } from './og-image.ts'
import { useSite, useSiteWords } from './site-data.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** Data for the preview picture in shared links. */
  sheet?: OgImage
  /** Path of the canonical page, where several pages have the same content. */
  canonical?: string
  /** Open Graph type (ogp.me); `website` by default. */
  type?: 'website' | 'article'
}

/** Title and metadata of a page; React moves them into the document head. */
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

// Width and height must equal those in draw-og-image.server.ts.
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
