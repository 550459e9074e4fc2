import type { ReactNode } from 'react'
import type { Picture } from '../../platform/markdown/picture.ts'
import { TopicLevel } from '../../reading/layout/topic-level.tsx'
import { CardPicture } from '../../ui/components/card-picture.tsx'
import { type ListedTopic, TopicWords } from './topic-card.tsx'

type TopicRowProps = {
  id?: string | undefined
  topic: ListedTopic
  picture: Picture | undefined
  /** The courses in which it is taught; blank if unspecified. */
  courses: string
  children?: ReactNode
}

/** A topic in its block: picture, title, description and course. The whole card is one link. */
export function TopicRow({ id, topic, picture, courses, children }: TopicRowProps): ReactNode {
  return (
    <article id={id} className="card topic-card block-topic" data-color={topic.color}>
      <CardPicture title={topic.title} picture={picture} sizes="22rem" />
      <div className="card-body">
        <TopicWords topic={topic} />
        <p className="topic-facts">
          {courses !== '' && <span>{courses}</span>}
          <TopicLevel topic={topic.id} />
        </p>
        {children}
      </div>
    </article>
  )
}
