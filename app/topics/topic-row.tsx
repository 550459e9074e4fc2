import type { ReactNode } from 'react'
import { TopicLevel } from '../layout/topic-level.tsx'
import type { Picture } from '../markdown/picture.ts'
import { CardPicture } from '../ui/card-picture.tsx'
import { type ListedTopic, TopicWords } from './topic-card.tsx'

type TopicRowProps = {
  id?: string | undefined
  topic: ListedTopic
  picture: Picture | undefined
  /** In which courses it is taught; blank: it does not say. */
  courses: string
  children?: ReactNode
}

/** A topic on the map of the syllabus: a stop on the line of its block on a phone, with its picture where there is room. The whole row is one link. */
export function TopicRow({ id, topic, picture, courses, children }: TopicRowProps): ReactNode {
  return (
    <article id={id} className="card topic-row" data-color={topic.color}>
      <CardPicture title={topic.title} picture={picture} sizes="10rem" />
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
