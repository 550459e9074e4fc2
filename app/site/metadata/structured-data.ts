import type {
  AlignmentObject,
  BlogPosting,
  BreadcrumbList,
  DefinedTermSet,
  LearningResource,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { SiteWords } from '../../platform/http/site-settings.ts'
import { type OgImage, sheetAddress } from '../../ui/components/og-image.ts'

/**
 * The site in structured data. Without an `origin`, addresses are relative to the page (JSON-LD 1.1 §3.2).
 */
export type SiteFacts = SiteWords & { origin: string }

/** Facts of a document, as its page shows them. */
export type DocumentFacts = {
  path: string
  title: string
  description: string
  updatedAt: string
  sheet: OgImage
}
export type LearningFacts = DocumentFacts & {
  /** The courses in words; blank if unknown. */
  level: string
  /** The block of the syllabus, or a substitute. */
  block: string
  criteria: readonly { subject: string; code: string; text: string }[]
  /** Undefined if the page shows no duration. */
  minutes?: number
}

/** The licence of the course, as in the footer of every page and in content/LICENSE.md. */
const license = 'https://creativecommons.org/licenses/by-sa/4.0/deed.es'
const wholeStage = 'ESO'

/** A topic, challenge or problem (schema.org/LearningResource). Contains only facts that its page shows. */
export function learningResource(site: SiteFacts, facts: LearningFacts): LearningResource {
  const { sheet: ogImage, level, block, criteria, minutes } = facts
  return {
    '@type': 'LearningResource',
    name: facts.title,
    ...common(site, facts),
    learningResourceType: ogImage.kind,
    educationalLevel: level || wholeStage,
    ...(block !== '' && { teaches: block }),
    ...(criteria.length > 0 && { educationalAlignment: criteria.map(alignment) }),
    ...(minutes !== undefined && { timeRequired: `PT${minutes}M` }),
  }
}

function alignment({ subject, code, text }: LearningFacts['criteria'][number]): AlignmentObject {
  return {
    '@type': 'AlignmentObject',
    alignmentType: 'teaches',
    educationalFramework: subject,
    targetName: `${code}. ${text}`,
  }
}

/** A blog post. `date`: YYYY-MM-DD. */
export function blogPosting(site: SiteFacts, facts: DocumentFacts & { date: string }): BlogPosting {
  const { title, date, path } = facts
  return {
    '@type': 'BlogPosting',
    headline: title,
    ...common(site, facts),
    datePublished: date,
    mainEntityOfPage: site.origin + path,
  }
}

function common(site: SiteFacts, { description, path, updatedAt, sheet: ogImage }: DocumentFacts) {
  const { origin } = site
  return {
    description,
    url: origin + path,
    image: origin + sheetAddress(ogImage, site),
    inLanguage: 'es',
    dateModified: updatedAt,
    author: organization(site),
    publisher: organization(site),
    license,
    isAccessibleForFree: true,
  } as const
}

function organization({ origin, siteName }: SiteFacts): Organization {
  return { '@type': 'Organization', name: siteName, url: `${origin}/` }
}

/** The breadcrumbs of a page: the list that «Volver» leads to, and the page itself. */
export function breadcrumbs(
  { origin }: SiteFacts,
  { section, list }: { section: string; list: string },
  title: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: section, item: origin + list },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  }
}

/** The site and its search. */
export function webSite({ origin, siteName }: SiteFacts, description: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/buscar?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name: siteName,
    description,
    url: `${origin}/`,
    inLanguage: 'es',
    potentialAction: search,
  }
}

/** The glossary as a whole; its terms are on the page. */
export function termSet(
  { origin }: SiteFacts,
  texts: { title: string; description: string },
): DefinedTermSet {
  const { title: name, description } = texts
  return {
    '@type': 'DefinedTermSet',
    name,
    description,
    url: `${origin}/glosario`,
    inLanguage: 'es',
    license,
  }
}
