import type { ReactNode } from 'react'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/progress-page.ts'
import stylesUrl from './progress.css?url'
import { progressTexts } from './progress-texts.ts'
import ProgressView from './progress-view.island.tsx'
import { readProgress } from './read-progress.server.ts'
import YourData from './your-data.island.tsx'

export const handle = {
  shows: ['topics', 'syllabus', 'criteria', 'problems'],
  personal: true,
} as const satisfies PageHandle
export const links = () => [{ rel: 'stylesheet', href: stylesUrl }]

export function loader({ context }: Route.LoaderArgs) {
  return readProgress(context, new Date().toISOString())
}

export default function ProgressPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { map, known } = loaderData
  return (
    <div className="page">
      <meta name="robots" content="noindex" />
      <PageHead title={progressTexts.title} description={progressTexts.description} canonical="/progreso" />
      <PageTitle heading={progressTexts.title} intro={progressTexts.description} />
      {!known && <p className="panel without-script">{progressTexts.withoutScripts}</p>}
      <ProgressView map={map} known={known} />
      <section className="section" aria-labelledby="regla">
        <h2 id="regla">{progressTexts.rule}</h2>
        <ul className="progress-list">
          {progressTexts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section className="section progress-data" aria-labelledby="datos">
        <h2 id="datos">{progressTexts.data}</h2>
        <p>{known ? progressTexts.onAccount : progressTexts.onDevice}</p>
        {known ? <AccountData /> : <YourData />}
      </section>
    </div>
  )
}

/**
 * Data stored with an account are downloaded and deleted on the server, so these links work without scripts.
 */
function AccountData(): ReactNode {
  return (
    <p className="buttons">
      <a className="button button-quiet" href="/cuenta/datos" download>
        {progressTexts.download}
      </a>
      <a className="button button-danger" href="/cuenta/progreso">
        {progressTexts.erase}
      </a>
    </p>
  )
}
