import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { PageHead } from '../../ui/components/page-head.tsx'
import { PageTitle } from '../../ui/components/page-title.tsx'
import type { Route } from './+types/review-page.ts'
import stylesUrl from './progress.css?url'
import { readProgress } from './read-progress.server.ts'
import ReviewStart from './review-start.island.tsx'
import { reviewTexts } from './review-texts.ts'

export const handle = {
  shows: ['topics', 'syllabus', 'criteria', 'problems'],
  personal: true,
} as const satisfies PageHandle
export const links = () => [{ rel: 'stylesheet', href: stylesUrl }]

export async function loader({ context }: Route.LoaderArgs) {
  const { map, known } = await readProgress(context, new Date().toISOString())
  return { map: { blocks: map.blocks, others: map.others }, known }
}

export default function ReviewPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { map, known } = loaderData
  return (
    <div className="page">
      <meta name="robots" content="noindex" />
      <PageHead title={reviewTexts.title} description={reviewTexts.description} canonical="/repasar" />
      <PageTitle heading={reviewTexts.title} intro={reviewTexts.description} />
      {!known && (
        <p className="panel without-script">
          {reviewTexts.withoutScripts} <Link to="/problemas">{reviewTexts.theProblems}</Link>.
        </p>
      )}
      <ReviewStart map={map} known={known} />
    </div>
  )
}
