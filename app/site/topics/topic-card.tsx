import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Picture } from '../../platform/markdown/picture.ts'
import { CardPicture } from '../../ui/components/card-picture.tsx'

export type ListedTopic = { id: string; title: string; description: string; color: string }

type TopicCardProps = {
  id?: string | undefined
  topic: ListedTopic
  picture: Picture | undefined
  /** A line above the title, such as the category. */
  label?: string
  children?: ReactNode
}

/** A topic in a list: the whole card is one link. */
export function TopicCard({ id, topic, picture, label, children }: TopicCardProps): ReactNode {
  return (
    <article id={id} className="card topic-card" data-color={topic.color}>
      <CardPicture title={topic.title} picture={picture} />
      <div className="card-body">
        {label && <p className="card-label">{label}</p>}
        <TopicWords topic={topic} />
        {children}
      </div>
    </article>
  )
}

/** The title of a topic, as a link, and its description. */
export function TopicWords({ topic }: { topic: ListedTopic }): ReactNode {
  return (
    <>
      <h3>
        <Link className="card-link" to={`/topic/${topic.id}`} prefetch="none">
          {topic.title}
        </Link>
      </h3>
      <p className="clamp">{topic.description}</p>
    </>
  )
}
