import type { ReactNode } from 'react'
import { isOwnPath } from './picture-address-rule.ts'
import { useSite } from './site-data.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** Site path of the picture that other sites show beside a link. */
  image?: string | null
  /** Path that stands for this page when several show the same. */
  canonical?: string
  /** What the page is to those who show a link to it (ogp.me); a page like others when left out. */
  type?: 'website' | 'article'
}

/** Title and description of a page; React moves them into the document's head. */
export function PageHead({
  title,
  description,
  image,
  canonical,
  type = 'website',
}: PageHeadProps): ReactNode {
  const site = useSite()
  const siteName = site?.siteName ?? 'Engrana'
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
      {image && isOwnPath(image) && site?.origin && (
        <meta property="og:image" content={`${site.origin}${image}`} />
      )}
    </>
  )
}
