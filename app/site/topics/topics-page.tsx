import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Pictures } from '../../documents/media/pictures.ts'
import { DocumentActions } from '../../editor/form/document-actions.tsx'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import { ListHead } from '../../ui/components/list-head.tsx'
import { MoreOfList } from '../../ui/components/more-of-list.tsx'
import { addedId, listParameters, readListPart } from '../../ui/forms/list-part.ts'
import { describeCourses } from '../curriculum/courses.ts'
import type { Route } from './+types/topics-page.ts'
import { BlockHead, BlockLinks, blockAnchor } from './block-links.tsx'
import { listCategories } from './category.server.ts'
import { category as categoryDefinition } from './category.ts'
import { type CategoryWithTopics, listTopicsByCategory } from './topic.server.ts'
import { topic as topicDefinition } from './topic.ts'
import { TopicRow } from './topic-row.tsx'
import { describeFilter, readTopicsFilter, type TopicsFilter, topicsAddress } from './topics-filter.ts'
import { CourseSwitch, TopicsShown } from './topics-filter-links.tsx'
import { topicsTexts } from './topics-texts.ts'

const topicsPerCategory = 60

export const handle = {
  styles: 'topics',
  shows: ['topics', 'syllabus'],
  parameters: ['curso', 'bloque', 'de', ...listParameters],
} as const satisfies PageHandle

/**
 * /temario: all categories with up to 60 topics each. `?curso=2&bloque=A` filters by course and by the letter
 * of a block; `&de=…&paginas=…` shows more of one category.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = services(context)
  const { curso, bloque, de, ...given } = readParameters(url, handle)
  const all = await listCategories(db)
  const filter = readTopicsFilter({ curso, bloque, de }, all)
  const { course, letter, longer } = filter
  const whole = readListPart({}, topicsPerCategory)
  const part = readListPart(given, topicsPerCategory)
  const partOf = (id: string) => (id === longer ? part : whole)
  const wanted = letter === null ? all : all.filter((category) => category.letter === letter)
  const found = await listTopicsByCategory(db, partOf, { course, categories: wanted })
  const { pictures } = services(context)
  const categories = found
    .filter(({ topics }) => course === null || topics.length > 0)
    .map((category) => ({ ...withPictures(category, pictures), part: partOf(category.id) }))
  return { categories, filter, all: all.map(({ courses }) => ({ courses })) }
}

function withPictures({ topics, ...category }: CategoryWithTopics, pictures: Pictures) {
  const withPicture = topics.map((topic) => ({
    ...topic,
    picture: topic.imageUrl ? pictures.find(topic.imageUrl) : undefined,
  }))
  return { ...category, topics: withPicture }
}

type ShownCategory = Route.ComponentProps['loaderData']['categories'][number]

export default function TopicsPage({ loaderData }: Route.ComponentProps): ReactNode {
  const { categories, filter, all } = loaderData
  return (
    <div className="page">
      <ListHead texts={headOf(filter)} path={topicsAddress(filter)}>
        <p className="map-links">
          <Link to="/glosario" prefetch="none">
            {topicsTexts.glossary}
            <span>{topicsTexts.glossaryWhy}</span>
          </Link>
          <Link to="/simuladores" prefetch="none">
            {topicsTexts.simulators}
            <span>{topicsTexts.simulatorsWhy}</span>
          </Link>
        </p>
      </ListHead>
      <CourseSwitch filter={filter} categories={all} />
      <TopicsShown filter={filter} isEmpty={categories.length === 0} />
      <div className="map">
        {categories.length > 1 && <BlockLinks blocks={categories} course={filter.course} />}
        <div className="map-blocks">
          {categories.map((category) => (
            <Block key={category.id} category={category} filter={filter} />
          ))}
        </div>
      </div>
    </div>
  )
}

function headOf(filter: TopicsFilter) {
  const narrowed = describeFilter(filter)
  return narrowed === '' ? topicsTexts : { ...topicsTexts, title: topicsTexts.titleOf(narrowed) }
}

function Block({ category, filter }: { category: ShownCategory; filter: TopicsFilter }): ReactNode {
  const { course, letter } = filter
  const name = category.shortName || category.name
  return (
    <section className="map-block" data-color={category.color} aria-labelledby={blockAnchor(category.id)}>
      <BlockHead block={category} />
      <DocumentActions id={category.id} title={category.name} of={categoryDefinition} />
      {category.topics.length === 0 && <p className="empty">{topicsTexts.emptyCategory}</p>}
      {letter === null && category.letter && category.topics.length > 1 && (
        <Link className="block-all" to={topicsAddress({ course, letter: category.letter })} prefetch="none">
          {topicsTexts.allOfBlock}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
      <div className="block-topics" data-whole={letter === null ? undefined : ''}>
        {category.topics.map((topic, index) => (
          <TopicRow
            key={topic.id}
            id={index === category.part.added ? addedId : undefined}
            topic={topic}
            picture={topic.picture}
            courses={describeCourses(topic.courses)}
          >
            <DocumentActions id={topic.id} title={topic.title} of={topicDefinition} />
          </TopicRow>
        ))}
      </div>
      <MoreOfList
        path="/temario"
        query={{ curso: course, bloque: letter, de: category.id }}
        part={category.part}
        next={category.next}
        of={topicsTexts.topicsOf(name)}
      />
    </section>
  )
}
