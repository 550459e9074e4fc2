import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sitePage } from '../../site/static-pages/site-page.ts'
import { TimeStamp } from '../../ui/components/times.tsx'
import type { FixedPage } from './read-site-panel.server.ts'
import { sitePanelTexts as texts } from './site-panel-texts.ts'

/** The fixed pages: whose text each one shows, and its actions. */
export function TextsList({ pages }: { pages: readonly FixedPage[] }): ReactNode {
  return (
    <section className="section">
      <h2>{texts.texts}</h2>
      <p>{texts.textsNote}</p>
      <ul className="document-list site-texts">
        {pages.map((page) => (
          <TextRow key={page.name} {...page} />
        ))}
      </ul>
    </section>
  )
}

function TextRow({ name, title, own }: FixedPage): ReactNode {
  const of = <span className="visually-hidden"> {title}</span>
  const address = `${sitePage.tipo}/${encodeURIComponent(own?.id ?? name)}`
  return (
    <li className="panel document-row site-text">
      <div>
        <h3>{title}</h3>
        <p className="note">
          {own ? texts.ownText : texts.usualText} {own && <TimeStamp iso={own.updatedAt} />}
        </p>
      </div>
      <div className="card-actions">
        <Link className="button button-quiet button-small" to={`/${name}`}>
          {texts.view}
          {of}
        </Link>
        <Link className="button button-quiet button-small" to={`/edit/${address}`}>
          {texts.change}
          {of}
        </Link>
        {own && (
          <>
            <Link className="button button-quiet button-small" to={`/editor/historial/${address}`}>
              {texts.history}
              {of}
            </Link>
            <Link className="button button-quiet button-small" to={`/editor/eliminar/${address}`}>
              {texts.reset}
              {of}
            </Link>
          </>
        )}
      </div>
    </li>
  )
}
