import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TopicLevel } from '../layout/topic-level.tsx'
import type { Picture } from '../markdown/picture.ts'
import { CardPicture } from '../ui/card-picture.tsx'

type TopicRowProps = {
  id?: string | undefined
  topic: { id: string; title: string; description: string; color: string }
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
        <h3>
          <Link className="card-link" to={`/topic/${topic.id}`} prefetch="none">
            {topic.title}
          </Link>
        </h3>
        <p className="clamp">{topic.description}</p>
        <p className="topic-facts">
          {courses !== '' && <span>{courses}</span>}
          <TopicLevel topic={topic.id} />
        </p>
        {children}
      </div>
    </article>
  )
}
