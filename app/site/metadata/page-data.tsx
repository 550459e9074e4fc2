import type { ReactNode } from 'react'
import { JsonLd } from '../../ui/components/json-ld.tsx'
import { useSite, useSiteWords } from '../../ui/components/site-data.ts'
import {
  blogPosting,
  breadcrumbs,
  type DocumentFacts,
  type LearningFacts,
  learningResource,
  type SiteFacts,
  termSet,
  webSite,
} from './structured-data.ts'

/** `of`: the kind of document; its list is the parent in the breadcrumbs. */
type Step = { of: { section: string; list: string } }

/** Structured data of a topic, challenge or problem. */
export function LearningData({ of, ...facts }: LearningFacts & Step): ReactNode {
  const site = useSiteFacts()
  return <JsonLd graph={[learningResource(site, facts), breadcrumbs(site, of, facts.title)]} />
}

/** Structured data of a post. */
export function PostData({ of, ...facts }: DocumentFacts & { date: string } & Step): ReactNode {
  const site = useSiteFacts()
  return <JsonLd graph={[blogPosting(site, facts), breadcrumbs(site, of, facts.title)]} />
}

/** Structured data of the site, on the home page. */
export function SiteFactsData({ description }: { description: string }): ReactNode {
  return <JsonLd graph={[webSite(useSiteFacts(), description)]} />
}

/** Structured data of the glossary. */
export function TermSetData({ texts }: { texts: { title: string; description: string } }): ReactNode {
  return <JsonLd graph={[termSet(useSiteFacts(), texts)]} />
}

function useSiteFacts(): SiteFacts {
  return { origin: useSite()?.origin ?? '', ...useSiteWords() }
}
