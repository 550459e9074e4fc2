import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { databaseContext } from '../db/database-context.ts'
import { DocumentActions } from '../editor/document-actions.tsx'
import { picturesContext } from '../media/pictures-context.ts'
import { ListHead } from '../ui/list-head.tsx'
import { addedId, listParameters, readListPart } from '../ui/list-part.ts'
import { MoreOfList } from '../ui/more-of-list.tsx'
import type { PageHandle } from '../ui/page-handle.ts'
import { readParameters } from '../ui/read-parameters.ts'
import type { Route } from './+types/topics-page.ts'
import { category as categoryDefinition } from './category.ts'
import { topic as topicDefinition } from './topic.ts'
import { TopicCard } from './topic-card.tsx'
import { listTopicsByCategory } from './topic-repository.server.ts'
import { topicsTexts } from './topics-texts.ts'

const topicsPerCategory = 60

export const handle = {
  shows: ['topics', 'syllabus'],
  parameters: ['bloque', ...listParameters],
} as const satisfies PageHandle

/** All categories with all their topics, up to 60 each; `?bloque=…&paginas=…` shows more of one of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const pictures = context.get(picturesContext)
  const { bloque: longer, ...given } = readParameters(url, handle)
  const whole = readListPart({}, topicsPerCategory)
  const part = readListPart(given, topicsPerCategory)
  const partOf = (id: string) => (id === longer ? part : whole)
  const found = await listTopicsByCategory(context.get(databaseContext), partOf)
  if (longer && !found.some(({ id }) => id === longer)) throw data(null, { status: 404 })
  const categories = found.map(({ topics, ...category }) => ({
    ...category,
    part: partOf(category.id),
    topics: topics.map((topic) => ({
      ...topic,
      picture: topic.imageUrl ? pictures.find(topic.imageUrl) : undefined,
    })),
  }))
  return { categories }
}

export default function TopicsPage({ loaderData }: Route.ComponentProps): ReactNode {
  return (
    <div className="page">
      <ListHead texts={topicsTexts} path="/temario">
        <p>
          <Link to="/glosario" prefetch="none">
            {topicsTexts.glossary}
          </Link>
        </p>
      </ListHead>
      {loaderData.categories.length === 0 && <p className="empty">{topicsTexts.empty}</p>}
      {loaderData.categories.map((category) => (
        <section
          key={category.id}
          className="category"
          data-color={category.color}
          aria-labelledby={`bloque-${category.id}`}
        >
          <h2 id={`bloque-${category.id}`}>{category.name}</h2>
          <DocumentActions id={category.id} title={category.name} of={categoryDefinition} />
          {category.topics.length === 0 && <p className="empty">{topicsTexts.emptyCategory}</p>}
          <div className="grid">
            {category.topics.map((topic, index) => (
              <TopicCard
                key={topic.id}
                id={index === category.part.added ? addedId : undefined}
                topic={topic}
                picture={topic.picture}
              >
                <DocumentActions id={topic.id} title={topic.title} of={topicDefinition} />
              </TopicCard>
            ))}
          </div>
          <MoreOfList
            path="/temario"
            query={{ bloque: category.id }}
            part={category.part}
            next={category.next}
            of={topicsTexts.topicsOf(category.name)}
          />
        </section>
      ))}
    </div>
  )
}
