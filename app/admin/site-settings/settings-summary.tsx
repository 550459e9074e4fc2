import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SiteSettings } from '../../platform/http/site-settings.ts'
import { optionalLinks } from '../../reading/layout/site-links.ts'
import { joinWords } from '../../ui/components/join-words.ts'
import { site, siteId } from './site.ts'
import { sitePanelTexts as texts } from './site-panel-texts.ts'

/** The current settings, what is missing, and a link to change them. */
export function SettingsSummary({ settings }: { settings: SiteSettings }): ReactNode {
  const { siteName, tagline, school, hiddenLinks, homeTools } = settings
  const hidden = optionalLinks.filter(({ to }) => hiddenLinks.includes(to.slice(1))).map(({ text }) => text)
  const missing = Object.entries(texts.missingNames).filter(([name]) => isMissing(school, name))
  return (
    <section className="section">
      <h2>{texts.settings}</h2>
      {missing.length > 0 && (
        <p className="form-notice">{texts.missing(joinWords(missing.map(([, words]) => words)))}</p>
      )}
      <dl className="site-facts">
        <Fact term={texts.name}>{siteName}</Fact>
        <Fact term={texts.tagline}>{tagline}</Fact>
        <Fact term={texts.school}>{school.schoolName || texts.nobody}</Fact>
        <Fact term={texts.hidden}>{hidden.length > 0 ? joinWords(hidden) : texts.nothing}</Fact>
        <Fact term={texts.tools}>
          {homeTools.length > 0 ? joinWords(homeTools.map(({ name }) => name)) : texts.usual}
        </Fact>
      </dl>
      <Link className="button" to={`/edit/${site.tipo}/${siteId}`}>
        {texts.edit}
      </Link>
    </section>
  )
}

function isMissing(school: SiteSettings['school'], name: string): boolean {
  return Object.entries(school).some(([own, value]) => own === name && value === '')
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
