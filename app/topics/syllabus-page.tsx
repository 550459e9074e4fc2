import type { ReactNode } from 'react'
import { data } from 'react-router'
import { databaseContext } from '../db/database-context.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { picturesContext } from '../media/pictures-context.ts'
import { MoreLink } from '../ui/more-link.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import { uiTexts } from '../ui/ui-texts.ts'
import type { Route } from './+types/syllabus-page.ts'
import { categoryEditingTexts } from './category-editing-texts.ts'
import { TopicCard } from './topic-card.tsx'
import { topicEditingTexts } from './topic-editing-texts.ts'
import { listCategoryTopics, listSyllabus } from './topic-repository.server.ts'
import { topicsTexts } from './topics-texts.ts'

const topicsPerBlock = 8
const topicsPerPage = 24

export const handle = { shows: ['topics', 'syllabus'] } satisfies PageHandle

/** All blocks with their first topics; `?bloque=…` shows one block, `&desde=…` its next page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const pictures = context.get(picturesContext)
  const { searchParams } = new URL(request.url)
  const category = searchParams.get('bloque')
  const syllabus = await listSyllabus(db, category ? 1 : topicsPerBlock)
  const withPicture = <Topic extends { imageUrl: string | null }>(topic: Topic) => ({
    ...topic,
    picture: topic.imageUrl ? pictures.find(topic.imageUrl) : undefined,
  })
  if (!category)
    return {
      blocks: syllabus.map((block) => ({ ...block, topics: block.topics.map(withPicture), next: null })),
    }
  const block = syllabus.find(({ id }) => id === category)
  if (!block) throw data(null, { status: 404 })
  const page = await listCategoryTopics(db, block.id, {
    after: searchParams.get('desde'),
    limit: topicsPerPage,
  })
  return { blocks: [{ ...block, more: false, topics: page.items.map(withPicture), next: page.next }] }
}

export default function SyllabusPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <PageHead title={topicsTexts.title} description={topicsTexts.description} canonical="/temario" />
      <div className="page-title">
        <h1>{topicsTexts.heading}</h1>
        <p>{topicsTexts.description}</p>
      </div>
      {loaderData.blocks.length === 0 && <p className="empty">{topicsTexts.empty}</p>}
      {loaderData.blocks.map((block) => (
        <section
          key={block.id}
          className="block"
          data-color={block.color}
          aria-labelledby={`bloque-${block.id}`}
        >
          <h2 id={`bloque-${block.id}`}>{block.name}</h2>
          <DocumentActions id={block.id} title={block.name} texts={categoryEditingTexts} />
          {block.topics.length === 0 && <p className="empty">{topicsTexts.emptyCategory}</p>}
          <div className="grid">
            {block.topics.map((topic) => (
              <TopicCard key={topic.id} topic={topic} picture={topic.picture}>
                <DocumentActions id={topic.id} title={topic.title} texts={topicEditingTexts} />
              </TopicCard>
            ))}
          </div>
          {block.more && (
            <MoreLink to={`/temario?bloque=${encodeURIComponent(block.id)}`}>
              {topicsTexts.moreOf(block.name)}
            </MoreLink>
          )}
          {block.next && (
            <MoreLink to={`/temario?bloque=${encodeURIComponent(block.id)}&desde=${block.next}`}>
              {uiTexts.next}
            </MoreLink>
          )}
        </section>
      ))}
    </div>
  )
}
