import type { ReactNode } from 'react'
import { data } from 'react-router'
import { databaseContext } from '../db/database-context.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { picturesContext } from '../media/pictures-context.ts'
import { addedId, readListPart } from '../ui/list-part.ts'
import { MoreOfList } from '../ui/more-of-list.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/syllabus-page.ts'
import { category as categoryDefinition } from './category.ts'
import { topic as topicDefinition } from './topic.ts'
import { TopicCard } from './topic-card.tsx'
import { listSyllabus } from './topic-repository.server.ts'
import { topicsTexts } from './topics-texts.ts'

const topicsPerBlock = 60

export const handle = { shows: ['topics', 'syllabus'] } satisfies PageHandle

/** All blocks with all their topics, up to 60 each; `?bloque=…&paginas=…` shows more of one of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const pictures = context.get(picturesContext)
  const { searchParams } = new URL(request.url)
  const longer = searchParams.get('bloque')
  const whole = readListPart(new URLSearchParams(), topicsPerBlock)
  const part = readListPart(searchParams, topicsPerBlock)
  const partOf = (id: string) => (id === longer ? part : whole)
  const syllabus = await listSyllabus(context.get(databaseContext), partOf)
  if (longer && !syllabus.some(({ id }) => id === longer)) throw data(null, { status: 404 })
  const blocks = syllabus.map(({ topics, ...block }) => ({
    ...block,
    part: partOf(block.id),
    topics: topics.map((topic) => ({
      ...topic,
      picture: topic.imageUrl ? pictures.find(topic.imageUrl) : undefined,
    })),
  }))
  return { blocks }
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
          <DocumentActions id={block.id} title={block.name} of={categoryDefinition} />
          {block.topics.length === 0 && <p className="empty">{topicsTexts.emptyCategory}</p>}
          <div className="grid">
            {block.topics.map((topic, index) => (
              <TopicCard
                key={topic.id}
                id={index === block.part.added ? addedId : undefined}
                topic={topic}
                picture={topic.picture}
              >
                <DocumentActions id={topic.id} title={topic.title} of={topicDefinition} />
              </TopicCard>
            ))}
          </div>
          <MoreOfList
            path="/temario"
            query={{ bloque: block.id }}
            part={block.part}
            next={block.next}
            of={topicsTexts.topicsOf(block.name)}
          />
        </section>
      ))}
    </div>
  )
}
