import type { SiteWords } from '../../platform/http/site-settings.ts'
import { escapeMarkup } from '../../platform/markdown/escape-markup.ts'

/** Maximum length of a ShortName in the standard. */
const maxShortName = 16

/** Builds the description of the site's search (OpenSearch 1.1). `origin` has no final slash. */
export function openSearchDescription({ siteName, tagline }: SiteWords, origin: string): string {
  const [name, address] = [siteName, origin].map(escapeMarkup)
  const shortName = escapeMarkup([...siteName].slice(0, maxShortName).join('').trim())
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${shortName}</ShortName>
<LongName>${escapeMarkup([...siteName].slice(0, 48).join(''))}</LongName>
<Description>${name}: ${escapeMarkup(tagline)}</Description>
<Language>es</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
<Image height="192" width="192" type="image/png">${address}/icon-192.png</Image>
<Url type="text/html" template="${address}/buscar?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${address}/opensearch.xml"/>
</OpenSearchDescription>
`
}
